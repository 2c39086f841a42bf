/** The ground breaks open: glowing cracks, boulders thrown up, a rolling ring of dust. */
export const terra = /* glsl */ `
vec3 rock(vec2 q, float s, float seed) { // a boulder cut by planes, each face with its own light
  float d = -9., shade = 0.;
  for (int i = 0; i < 7; i++) {
    float a = (float(i) + .7 * hash1(seed + float(i) * 1.3)) / 7. * TAU, far = s * (.68 + .30 * hash1(seed * 2. + float(i)));
    vec2 n = vec2(cos(a), sin(a));
    float e = dot(q, n) - far;
    if (e > d) { d = e; shade = clamp(.5 + .5 * dot(n, vec2(-.5, .86)), .0, 1.); }
  }
  float top = smoothstep(.0, -.5 * s, d);
  vec3 stone = mix(vec3(.42, .20, .07), vec3(1., .66, .34), mix(shade, .62, top * .7));
  return stone * fill(d) * (.55 + .6 * shade) + vec3(1., .74, .4) * soft(d, .010) * (.15 + .9 * shade);
}
vec3 show(vec2 p, float t) {
  vec3 amber = vec3(1., .55, .14), sand = vec3(.95, .66, .36), c = vec3(0.);
  float R = mix(.70, .92, HEAVY), r = length(p);
  vec2 f = (p + vec2(0., .38)) * vec2(1., 2.5);
  float fr = length(f), open = out3(life(t, .06, .36)) + .001, shut = 1. - life(t, .50, .9);
  vec2 k = cells(vec3(f * 3.4, 5.3));
  c += amber * soft(k.y - k.x, .06) * smoothstep(R * 1.15 * open, R * .5 * open, fr) * shut * 1.6;
  c += amber * .45 * smoothstep(R * open, 0., fr) * shut;
  for (int i = 0; i < 2; i++) { // dust rolling outwards along the ground
    float w = float(i);
    if (w > HEAVY + .5) break;
    float g = out3(life(t, .18 + .22 * w, .86 + .08 * w)), a = atan(f.y, f.x);
    float puffs = noise(vec2(cos(a), sin(a)) * 3.2 + w * 5., g * 2. + w);
    float high = (p.y + .38) * .6;
    float d = length((p + vec2(0., .38 - .10 * g)) * vec2(1., 1.9 - .5 * puffs));
    c += sand * ringOf(d, R * 1.02 * g, .06 + .13 * g * puffs) * (.35 + 1.2 * puffs * puffs) * (1. - g) * (1.25 - .3 * w);
  }
  for (int i = 0; i < 17; i++) {
    float q = float(i), a0 = .14 + .14 * hash1(q) + (q > 10. ? .20 * HEAVY : 0.), g = life(t, a0, a0 + .58);
    if (q > 10. && HEAVY < .5) break;
    vec2 v = vec2((hash1(q * 3.1) - .5) * 2.0, 1.5 + 1.0 * hash1(q * 1.7)) * R;
    vec2 e = p + vec2(0., .36) - vec2(v.x * g, v.y * g - 2.1 * R * g * g);
    float on = step(.001, g) * step(g, .999) * (1. - smoothstep(.8, 1., g));
    float s = (.05 + .085 * hash1(q * 5.)) * (1. + .3 * HEAVY);
    c *= 1. - .8 * on * smoothstep(s, s * .6, length(e));
    c += rock(turn(q + g * (3. + 4. * hash1(q))) * e, s, q * 1.7) * on;
  }
  for (int i = 0; i < 30; i++) {
    float q = float(i) + 60., g = life(t, .16 + .12 * hash1(q), .9);
    vec2 e = p + vec2(0., .32) - vec2((hash1(q * 2.) - .5) * 2., 1.3 * hash1(q * 3.)) * R * out3(g) + vec2(0., .55 * g * g);
    float s = .007 + .010 * hash1(q * 4.);
    c += sand * s * s / (dot(e, e) + s * s * .6) * (1. - g) * step(.001, g);
  }
  c += amber * ringOf(fr, R * 1.25 * out3(life(t, .22, .66)), .05 + .10 * t) * swell(t, .20, .32, .66) * 1.3;
  return c + vec3(1., .75, .42) * heart(length(p + vec2(0., .22)), t, .55) * .8;
}`
