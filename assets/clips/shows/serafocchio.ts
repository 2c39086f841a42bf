/** Serafocchio: six wings of gold unfold round one eye, rings of lesser eyes turn, and it looks. */
export const serafocchio = /* glsl */ `
float wing(vec2 q, float L) { // rooted at the origin, along x; answers brightness
  float x = q.x / L;
  if (x < 0. || x > 1.) return 0.;
  float top = .30 * L * sin(3.14159 * pow(x, .55)) * (1. - .25 * x), low = -.20 * L * sin(3.14159 * sqrt(x));
  float y = (q.y - low) / max(top - low, .001);
  if (y < 0. || y > 1.) return 0.;
  float quills = .5 + .5 * cos((q.x * .8 + q.y * 1.4) / L * 46.), edge = smoothstep(0., .08, y) * smoothstep(1., .94, y);
  return (.25 + .75 * smoothstep(.0, .9, quills)) * mix(.5, 1.15, y) * (.55 + .45 * edge);
}
vec3 show(vec2 p, float t) {
  vec3 gold = vec3(1., .70, .20), pale = vec3(1., .96, .80), sky = vec3(.35, .65, 1.), c = vec3(0.);
  float r = length(p), an = atan(p.y, p.x), open = out3(life(t, .04, .36)), gone = 1. - life(t, .66, .92);
  float rays = pow(.5 + .5 * sin(an * 14. + t * 1.5), 8.) + .6 * pow(.5 + .5 * sin(an * 9. - t * 2.), 10.);
  c += gold * rays * smoothstep(1.05 * open, .1, r) * swell(t, .22, .42, .85) * .9;
  for (int i = 0; i < 6; i++) {
    float f = float(i), side = mod(f, 2.) * 2. - 1., k = floor(f / 2.);
    float an2 = mix(-1.35, mix(-.55, .95, k / 2.), out3(life(t, .06 + .05 * k, .42 + .05 * k))) + .08 * sin(t * 14. + k) * (1. - k * .2);
    vec2 q = turn(an2) * (vec2(p.x * side, p.y) - vec2(.10, 0.));
    float w = wing(q, (.84 - .08 * abs(k - 1.)) * (.3 + .7 * open));
    c = mix(c, vec3(0.), .45 * step(.01, w) * gone);
    c += mix(gold, pale, w) * w * gone * open * .85;
  }
  for (int i = 0; i < 2; i++) { // rings of lesser eyes
    float f = float(i), R = (.50 + .26 * f) * out3(life(t, .16 + .08 * f, .5 + .06 * f)), a = an + t * (2. - 4. * f), n = 9. + 3. * f;
    c += gold * (soft(r - R, .010) * 1.1 + .25 * soft(r - R, .04)) * gone;
    float la = (fract(a / TAU * n) - .5) * TAU / n;
    vec2 q = vec2(la * R, r - R);
    float almond = length(vec2(q.x, abs(q.y) + .045)) - .072;
    c += (pale * fill(almond) * .8 + gold * soft(almond, .010) - .8 * pale * fill(length(q) - .017)) * gone * step(.2, t);
  }
  float lid = .30 * out3(life(t, .26, .42)) * (1. - life(t, .60, .78));
  if (lid > .01) {
    float eye = length(vec2(p.x, abs(p.y) + .34 - lid)) - .46;
    c *= 1. - fill(eye);
    c += pale * fill(eye) * .55 + gold * soft(eye, .018) * 1.6;
    float iris = max(eye, r - .21);
    c = mix(c, (mix(sky, vec3(.08, .2, .8), smoothstep(.06, .21, r)) * (1.1 + .6 * sin(an * 22.))), fill(iris));
    c += pale * soft(r - .21, .012) * fill(eye);
    c *= 1. - .95 * fill(max(eye, r - .085));
    c += pale * 2.5 * soft(length(p - vec2(-.06, .07)), .035) * fill(eye);
  }
  for (int w = 0; w < 3; w++) {
    float g = out3(life(t, .38 + .14 * float(w), .78 + .09 * float(w)));
    c += mix(pale, w == 1 ? sky : gold, g) * ringOf(r, 1.05 * g, .02 + .06 * g) * (1. - g) * 1.6 * step(.001, g);
  }
  for (int i = 0; i < 34; i++) {
    float f = float(i), g = life(t, .3 + .2 * hash1(f), .96);
    c += pale * spark(p - thrown(f, g, 1., -.05), (.05 + .07 * hash1(f * 3.)) * (1. - g) + .001) * step(.001, g);
  }
  return c + pale * heart(r, t - .06, .4) * .5;
}`
