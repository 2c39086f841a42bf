/** Rings of thought turn inside one another, an eye opens in the middle and lets a spiral out. */
export const psichico = /* glsl */ `
vec3 show(vec2 p, float t) {
  vec3 pink = vec3(1., .28, .85), violet = vec3(.45, .22, 1.), pale = vec3(1., .78, 1.), c = vec3(0.);
  float R = mix(.68, .88, HEAVY), r = length(p), an = atan(p.y, p.x), on = swell(t, .02, .36, .95);
  float grow = out3(life(t, .03, .55));
  float arms = sin(an * 3. - log(r + .04) * 6.5 + t * 16.);
  c += mix(violet, pink, .5 + .5 * arms) * smoothstep(.1, 1., arms) * smoothstep(R * 1.15 * grow, R * .1, r) * smoothstep(.06, .3, r) * on * 1.0;
  for (int i = 0; i < 4; i++) {
    float f = float(i), g = out3(life(t, .04 + .06 * f, .62 + .07 * f)), gone = 1. - life(t, .5 + .06 * f, .84 + .03 * f);
    vec2 q = turn(f * .9 + t * (2. + f) * (mod(f, 2.) * 2. - 1.)) * p;
    q.y *= 1.15 + 1.3 * abs(cos(t * 5. + f * 1.2));
    float d = length(q) - R * (.28 + .24 * f) * g, a2 = atan(q.y, q.x);
    float beads = .55 + .45 * smoothstep(-.3, .6, sin(a2 * (6. + 2. * f) + t * 12.));
    c += mix(pink, violet, f / 3.) * (soft(d, .014) * 1.5 + .5 * soft(d, .055)) * beads * gone * g;
  }
  float lid = .26 * out3(life(t, .20, .36)) * (1. - life(t, .56, .76)) * (1. + .25 * HEAVY);
  float eye = length(vec2(p.x, abs(p.y) + .30 - lid)) - .42; // the meeting of two arcs
  float ball = length(p);
  if (lid > .01) {
    c *= 1. - .75 * fill(eye);
    c += pale * soft(eye, .014) * 1.3 + violet * .35 * fill(eye);
    c += fill(max(eye, ball - .17)) * mix(pink, violet, smoothstep(.05, .17, ball)) * (1. + .5 * sin(an * 18.)) * 1.1;
    c += pale * soft(ball - .17, .012) * fill(eye) + pale * 2.2 * soft(ball, .045) * fill(eye);
  }
  for (int w = 0; w < 2; w++) {
    if (float(w) > HEAVY + .5) break;
    float g = out3(life(t, .34 + .18 * float(w), .80 + .10 * float(w)));
    c += mix(pale, pink, g) * ringOf(r + .02 * sin(an * 12. + t * 20.), R * 1.15 * g, .02 + .05 * g) * (1. - g) * 1.6 * step(.001, g);
  }
  for (int i = 0; i < 20; i++) {
    float f = float(i), g = life(t, .1 + .3 * hash1(f), .95), a = f * 2.4 + 4. * g;
    vec2 e = p - vec2(cos(a), sin(a)) * R * (.2 + .95 * out3(g) * (.4 + .6 * hash1(f * 3.)));
    c += mix(pale, pink, hash1(f)) * spark(e, .07 * (1. - g) + .001) * step(.001, g);
  }
  return c + pink * heart(r, t - .02, .5) * .5;
}`
