/** Crystals shoot up into a star of ice, crack white and burst into splinters and frost. */
export const ghiaccio = /* glsl */ `
vec3 shard(vec2 q, float L, float w) { // a prism along y from 0 to L
  float y = q.y / L, half_ = w * smoothstep(1., .62, y) * smoothstep(-.05, .12, y), d = abs(q.x) - half_;
  float body = fill(d) * step(0., y) * step(y, 1.);
  float face = q.x < half_ * .15 ? .85 : .30;
  vec3 c = mix(vec3(.10, .42, 1.), vec3(.65, .95, 1.), face) * body * (.30 + .65 * face);
  c += vec3(.8, 1., 1.) * soft(d, .010) * step(0., y) * step(y, 1.) * .9;
  return c + vec3(.7, .95, 1.) * soft(q.x - half_ * .15, .006) * body * .8;
}
vec3 show(vec2 p, float t) {
  vec3 c = vec3(0.);
  float R = mix(.66, .86, HEAVY), grow = out3(life(t, .05, .36)), burst = out3(life(t, .46, .92)), r = length(p);
  for (int i = 0; i < 13; i++) {
    float f = float(i), an = f / 13. * TAU + .35 * hash1(f), L = R * (.5 + .5 * hash1(f * 2.3)) * (1. + .15 * HEAVY);
    float go = out3(life(t, .04 + .07 * hash1(f * 5.1), .34));
    vec2 q = turn(an) * (p - burst * vec2(sin(-an), cos(-an)) * -.0);
    q.y -= burst * (.30 + .5 * hash1(f * 9.));
    q = turn((hash1(f * 4.) - .5) * 2. * burst) * q;
    c += shard(q, L * go * (1. - .45 * burst), (.055 + .05 * hash1(f * 7.)) * (1. - .5 * burst)) * (1. - life(t, .62, .92));
  }
  float crack = swell(t, .34, .42, .6);
  float veins = soft(cells(vec3(p * 5., 2.)).y - cells(vec3(p * 5., 2.)).x, .05);
  c += vec3(.6, .95, 1.) * veins * crack * smoothstep(R, .1, r) * .9;
  c += vec3(.55, .85, 1.) * ringOf(r, R * 1.2 * out3(life(t, .36, .85)), .03 + .06 * t) * swell(t, .36, .44, .85);
  for (int i = 0; i < 44; i++) {
    float f = float(i), a0 = .36 + .10 * hash1(f), g = life(t, a0, a0 + .5);
    vec2 e = turn(f + g * 5.) * (p - thrown(f, g, R * 1.15, .22));
    float s = (.014 + .03 * hash1(f * 3.)) * (1. - .7 * g), on = step(.001, g) * step(g, .999);
    float d = abs(e.x) * 1.9 + abs(e.y) - s;
    c += on * vec3(.55, .88, 1.) * (fill(d) * (.6 + .9 * step(0., e.x)) + .25 * soft(d, .02));
  }
  float frost = noise(p * 5. + vec2(0., t), 3.);
  c += vec3(.25, .55, 1.) * smoothstep(.42, .8, frost) * smoothstep(R * 1.2 * out3(life(t, .3, .8)), 0., r) * swell(t, .3, .5, .92) * .6;
  if (HEAVY > .5) {
    float up = out3(life(t, .40, .62)), gone = 1. - life(t, .72, .93);
    for (int i = 0; i < 7; i++) {
      float f = float(i), x = (f - 3.) * .21;
      vec2 q = turn((f - 3.) * .13) * (p - vec2(x, -.82));
      c += shard(q, (.75 + .5 * hash1(f * 3. + 1.) - .10 * abs(f - 3.)) * up, .085) * gone * step(.4, t);
    }
  }
  return c + vec3(.75, .95, 1.) * heart(r, t - .06, .5) * .8;
}`
