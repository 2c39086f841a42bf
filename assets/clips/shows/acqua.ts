/** A crown of water thrown up from a ring of waves, drops falling back with a glint. */
export const acqua = /* glsl */ `
vec3 show(vec2 p, float t) {
  vec3 deep = vec3(.05, .32, 1.), pale = vec3(.55, .95, 1.), c = vec3(0.);
  float R = mix(.68, .9, HEAVY), a = out3(life(t, .04, .5)), down = life(t, .42, .95);
  vec2 f = (p + vec2(0., .34)) * vec2(1., 2.7); // the water's face, seen at a slant
  float r = length(f), an = atan(f.y, f.x);
  for (int i = 0; i < 3; i++) {
    float k = float(i), g = out3(life(t, .10 + .10 * k, .80 + .06 * k));
    float wave = ringOf(r + .03 * sin(an * 7. + k * 2.), (R * 1.15) * g, .05 + .03 * g);
    c += mix(pale, deep, g) * wave * (1. - g) * (1.5 - .3 * k);
  }
  c += deep * .5 * smoothstep(R * a, 0., r) * (1. - life(t, .35, .85));
  // the crown: jets leaning outwards from the first ring, joined by a thin veil
  float foot = R * (.16 + .34 * a), lean = .55 + .25 * a;
  for (int i = 0; i < 15; i++) {
    float k = float(i), u = k / 14. * 2. - 1., x0 = sin(u * 1.5) * foot, depth = cos(u * 1.5);
    float back_ = mod(k, 2.) < 1. ? 1. : -1.;
    float high = R * (.30 + .75 * hash1(k * 3.3 + 1.)) * (.75 + .35 * (1. - abs(u))) * out3(life(t, .05 + .05 * hash1(k), .42)) * (1. - down * down * 1.2);
    vec2 q = p - vec2(x0, -.36 + .06 * depth * back_);
    float y = q.y / max(high, .001), mid = x0 * lean * y * y * 1.6;
    float w = (.050 + .020 * hash1(k * 2.)) * (1. - y) * (1. - y * .4) + .006, d = abs(q.x - mid) - w;
    if (y < -.04 || y > 1. || high < .01) continue;
    float run = noise(vec2(q.x * 16. + k * 3., q.y * 5. - t * 9.), k);
    c += mix(deep, pale, .25 + .75 * run * y) * fill(d) * (.30 + .75 * run) * (back_ > 0. ? .9 : .55);
    c += pale * (soft(d, .012) * .55 * (.5 + run) + soft(length((q - vec2(mid, high)) * vec2(1., .7)), .022) * 1.1);
  }
  float veil = smoothstep(.24 * R * a, 0., p.y + .36) * step(-.38, p.y) * smoothstep(foot * 1.35, foot * .9, abs(p.x));
  float veins = noise(vec2(p.x * 9., p.y * 3. - t * 6.), 1. + t * 2.);
  c += mix(deep, pale, smoothstep(.4, .8, veins)) * veil * (.25 + .8 * veins) * (1. - down);
  for (int i = 0; i < 48; i++) {
    float k = float(i), a0 = .12 + .2 * hash1(k), g = life(t, a0, a0 + .55);
    vec2 v = vec2((hash1(k * 3.7) - .5) * 1.9, 1.15 + 1.2 * hash1(k * 1.9)) * R;
    vec2 e = p + vec2(0., .30) - vec2(v.x * g, v.y * g - 1.75 * R * g * g);
    float s = .012 + .030 * hash1(k * 7.3) * hash1(k * 1.3);
    e = turn(-(v.x * .3)) * e;
    float d = length(e * vec2(1.15, .85)) - s;
    float on = step(.001, g) * step(g, .999);
    c += on * (deep * .9 * fill(d) + pale * 1.2 * soft(d + .004, .008) + pale * 2. * soft(length(e + s * vec2(.3, -.35)), s * .28));
  }
  return c + pale * heart(length(p + vec2(0., .15)), t, .42) * .75;
}`
