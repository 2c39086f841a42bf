/** Blades of wind cut across in arcs, one after the other, and leave a whirl behind. */
export const aria = /* glsl */ `
float blade(vec2 p, float R, float from, float span, float w) { // a crescent, thick in the middle, along an arc
  float r = length(p), a = atan(p.y, p.x) - from, s = mod(a + 3.14159, TAU) - 3.14159;
  float x = s / span;
  if (abs(x) > 1.) return 0.;
  float k = w * (1. - x * x);
  return smoothstep(k, 0., abs(r - R)) * (1. - x * x) + .9 * soft(r - R - k * .5, .008) * (1. - x * x);
}
vec3 show(vec2 p, float t) {
  vec3 sky = vec3(.30, .72, 1.), white = vec3(.92, 1., 1.), mint = vec3(.45, 1., .88), c = vec3(0.);
  float R = mix(.70, .88, HEAVY), n = 5. + 3. * HEAVY, r = length(p);
  for (int i = 0; i < 8; i++) {
    float f = float(i);
    if (f >= n) break;
    float a0 = .05 + f * mix(.085, .075, HEAVY), g = life(t, a0, a0 + .36), e = out3(g);
    float tilt = f * 2.1 + .6;
    vec2 q = turn(tilt) * p;
    q += vec2(.75 - .15 * mod(f, 3.), 0.) * R;
    q -= vec2(e * .42, 0.);
    float on = smoothstep(0., .1, g) * (1. - smoothstep(.45, 1., g));
    float cut = blade(q, R * 1.05, mix(-1.5, 1., e), .95, .085 * (1. - .5 * g));
    c += (mix(white, mix(sky, mint, mod(f, 2.)), .35 + g) * cut * 2.2
        + sky * .9 * blade(q + vec2(.06, 0.), R * 1.05, mix(-1.8, .6, e), 1.05, .16)) * on;
  }
  float whirl = life(t, .2, .9), an = atan(p.y, p.x);
  float wind = an + 3. * log(r + .12) + t * 9.;
  float streak = noise(vec2(cos(wind), sin(wind)) * 1.5, r * 5.) + .12 * noise(vec2(cos(wind * 3.), sin(wind * 3.)) * 2., r * 8.);
  c += mix(sky, mint, streak) * smoothstep(.50, .74, streak) * ringOf(r, R * (.25 + .6 * whirl), .26) * swell(t, .12, .40, .9) * 1.9;
  c += sky * ringOf(r, R * 1.2 * out3(life(t, .30, .76)), .03 + .06 * t) * swell(t, .28, .38, .76) * .9;
  for (int i = 0; i < 22; i++) {
    float f = float(i), g = life(t, .14 + .25 * hash1(f), .95), spin = f * 2.4 + 5. * out3(g);
    vec2 at = vec2(cos(spin), sin(spin)) * (.15 + .8 * g * (.4 + .6 * hash1(f * 3.))) * R;
    vec2 e = turn(spin) * (p - at);
    c += white * soft(e.x, .010) * soft(e.y, .06 * (1. - g) + .01) * (1. - g) * step(.001, g) * .9;
  }
  return c + vec3(.7, .95, 1.) * heart(r, t, .5) * .6;
}`
