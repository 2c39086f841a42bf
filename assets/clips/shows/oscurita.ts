/** Tentacles of ink reach out of a tear, told by their violet rims; it snaps shut and smokes. */
export const oscurita = /* glsl */ `
vec3 show(vec2 p, float t) {
  vec3 violet = vec3(.62, .16, 1.), red = vec3(1., .10, .38), dim = vec3(.20, .04, .42), c = vec3(0.);
  float R = mix(.70, .92, HEAVY), r = length(p), out_ = out3(life(t, .05, .42)), back = life(t, .52, .90);
  float reach = R * out_ * (1. - .75 * back * back), fade = 1. - life(t, .66, .94), cover = 0.;
  float smoke = noise(p * 2.4 + vec2(0., -t * .8), t * 1.4);
  smoke = noise(p * 2.8 + 1.8 * smoke, 4. + t);
  c += mix(dim, violet, smoothstep(.4, .8, smoke)) * smoothstep(.34, .8, smoke) * smoothstep(reach * 1.35 + .05, .05, r) * 1.1 * swell(t, .04, .4, .95);
  int n = HEAVY > .5 ? 11 : 8;
  for (int i = 0; i < 11; i++) {
    if (i >= n) break;
    float f = float(i), a = f / float(n) * TAU + .5 * hash1(f * 3.), L = reach * (.72 + .38 * hash1(f * 5.));
    vec2 q = turn(a) * p;
    float y = q.x / max(L, .01);
    float bend = (.13 + .10 * hash1(f)) * sin(y * 4.5 - t * 10. + f * 2.) * y;
    float w = (.085 + .03 * HEAVY) * (1. - y) * (1. - .3 * back) + .004, d = abs(q.y - bend) - w;
    if (y < 0. || y > 1.) continue;
    float suckers = smoothstep(.4, 1., sin(y * 34.)) * fill(d + w * .5) * step(q.y, bend);
    c *= 1. - .85 * fill(d);
    c += mix(violet, red, y * y) * (soft(d, .014) * 1.5 + .30 * soft(d, .05) * (1. - fill(d)) + .20 * fill(d) * (.4 + smoke)) * fade + violet * suckers * .5 * fade;
    cover = max(cover, fill(d));
  }
  float tear = .30 * out3(life(t, .02, .3)) * (1. - life(t, .55, .8)) * (.9 + .2 * HEAVY) + .001;
  float edge = r - tear * (.8 + .35 * noise(p * 5., t * 4.));
  c *= 1. - .92 * fill(edge) * step(.02, tear);
  c += (mix(red, violet, .4) * soft(edge, .020) * 2.2 + violet * .6 * soft(edge, .07)) * step(.02, tear);
  // two eyes for an instant
  float look = swell(t, .26, .38, .58);
  vec2 e = vec2(abs(p.x) - .085, p.y - .02 - .25 * (abs(p.x) - .085));
  c += vec3(1., .35, .5) * 2.4 * soft(length(e * vec2(1., 2.2)), .042) * look;
  float g = out3(life(t, .40, .86));
  c += mix(violet, red, .3) * ringOf(r + .05 * smoke, R * 1.15 * g, .03 + .08 * g) * (1. - g) * 1.7 * step(.4, t);
  if (HEAVY > .5) {
    float h = out3(life(t, .56, .95));
    c += red * ringOf(r + .07 * smoke, R * h, .05 + .07 * h) * (1. - h) * 1.5 * step(.56, t);
  }
  for (int i = 0; i < 26; i++) {
    float f = float(i), k = life(t, .3 + .2 * hash1(f), .96);
    vec2 s = p - thrown(f, k, R, -.25);
    float z = (.007 + .012 * hash1(f * 3.)) * (1. - k);
    c += mix(violet, red, hash1(f * 2.)) * 1.4 * z * z / (dot(s, s) + z * z * .5) * step(.001, k);
  }
  return c;
}`
