/** A sunburst: crossing rays, a wheel of flares and a rainbow halo that opens and thins. */
export const luce = /* glsl */ `
vec3 rainbow(float x) { return clamp(.5 + .6 * cos(TAU * (x + vec3(0., .33, .67))), 0., 1.); }
vec3 show(vec2 p, float t) {
  vec3 sun = vec3(1., .82, .30), pale = vec3(1., .97, .80), c = vec3(0.);
  float R = mix(.72, .92, HEAVY), r = length(p), an = atan(p.y, p.x);
  float on = swell(t, .06, .36, .84), grow = out3(life(t, .04, .40)), late = life(t, .4, .95);
  float wheel = pow(.5 + .5 * sin(an * 8. + t * 2.2), 10.) + .7 * pow(.5 + .5 * sin(an * 13. - t * 3.1), 16.) + .45 * pow(.5 + .5 * sin(an * 21. + t * 4.), 20.);
  c += mix(pale, sun, smoothstep(0., .5, r)) * wheel * smoothstep(R * 1.2 * grow, 0., r) * on * 1.5;
  for (int i = 0; i < 4; i++) { // long blades of light
    vec2 q = turn(float(i) * 1.5708 * .5 + t * .5) * p;
    float L = R * (mod(float(i), 2.) < .5 ? 1.25 : .8) * grow + .001;
    c += pale * soft(q.y, .016 * (1. - abs(q.x) / L) * on + .005) * smoothstep(L, 0., abs(q.x)) * on * 2.0;
  }
  float core = .30 * grow * (1. - .6 * late);
  c += pale * 1.7 * soft(r, core * .5 + .001) * on + sun * .9 * soft(r, core * 1.6 + .001) * on;
  float halo = R * .82 * out3(life(t, .22, .8)), w = .05 + .04 * late;
  float x = (r - halo) / w;
  c += rainbow(.62 - x * .28) * exp(-x * x * .8) * swell(t, .22, .40, .88) * .95;
  for (int i = 0; i < 7; i++) { // ghosts of a lens, on one line
    float f = float(i), s = (f - 2.6) * .30 * R * (.5 + .5 * grow);
    vec2 at = turn(.6) * vec2(s, 0.);
    float R2 = .03 + .06 * hash1(f * 3.), d = length(p - at);
    c += rainbow(f * .17) * (smoothstep(R2, R2 * .9, d) * .22 + .35 * soft(d - R2, .010)) * on;
  }
  if (HEAVY > .5) {
    float g = out3(life(t, .44, .9));
    c += sun * ringOf(r, R * 1.1 * g, .03 + .08 * g) * (1. - g) * 2. * step(.44, t);
    float again = pow(.5 + .5 * sin(an * 16. + t * 5.), 14.);
    c += pale * again * ringOf(r, R * g, .22) * (1. - g) * 1.6 * step(.44, t);
  }
  for (int i = 0; i < 26; i++) {
    float f = float(i), g = life(t, .26 + .1 * hash1(f), .95);
    vec2 e = p - thrown(f, g, R * 1.1, 0.);
    c += mix(pale, rainbow(hash1(f * 3.)), .35) * spark(e, (.06 + .08 * hash1(f * 5.)) * (1. - g) + .001) * step(.001, g);
  }
  return c;
}`
