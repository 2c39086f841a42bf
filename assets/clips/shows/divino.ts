/** A pillar of light comes down into a circle of signs; feathers float out of it. */
export const divino = /* glsl */ `
vec3 feather(vec2 q, float L) { // along y, 0 to L
  float y = q.y / L;
  if (y < -.15 || y > 1.) return vec3(0.);
  float w = L * .21 * sqrt(clamp(y, 0., 1.)) * sqrt(clamp(1.02 - y, 0., 1.)) * 1.7, x = q.x - .05 * L * sin(y * 3.);
  float barbs = .75 + .25 * sin((q.y - abs(x) * 1.2) * 150.);
  float d = abs(x) - w;
  return vec3(1., .93, .72) * (fill(d) * barbs * (.55 + .35 * y) + soft(x, .005) * .8 * step(abs(y - .42), .57)) + vec3(1., .8, .4) * .18 * soft(d, .03);
}
float sign_(vec2 q, float k) { // runes of strokes
  float a = min(segment(q, vec2(0., -.035), vec2(0., .035)), segment(q, vec2(0., .03 - .02 * k), vec2(.022, .005)));
  return min(a, mod(k, 2.) < .5 ? segment(q, vec2(-.02, .0), vec2(.0, .02)) : segment(q, vec2(-.02, -.03), vec2(.02, -.03)));
}
vec3 show(vec2 p, float t) {
  vec3 gold = vec3(1., .74, .22), pale = vec3(1., .95, .74), c = vec3(0.);
  float R = mix(.66, .86, HEAVY), down = out3(life(t, .02, .28)), gone = 1. - life(t, .52, .9);
  float wide = mix(.13, .2, HEAVY) * (.35 + .65 * life(t, .18, .40)) * gone + .001;
  float fall = smoothstep(1.05 - 1.5 * down, 1.12 - 1.5 * down, p.y + .02);
  float beam = noise(vec2(p.x * 9., p.y * .7 + t * 4.), 1.);
  float foot = smoothstep(-.60, -.42, p.y);
  c += (pale * 1.5 * soft(p.x, wide * .55) + gold * soft(p.x, wide * 1.35) * (.5 + 1.1 * beam) + gold * .28 * soft(p.x, wide * 3.2)) * fall * foot * gone;
  vec2 f = (p + vec2(0., .46)) * vec2(1., 2.7);
  float r = length(f), an = atan(f.y, f.x) + t * 1.6, open = out3(life(t, .16, .44)) + .001;
  for (int i = 0; i < 3; i++) {
    float k = float(i), RR = R * (.50 + .22 * k) * open;
    c += gold * (soft(r - RR, .013) * 1.4 + .4 * soft(r - RR, .05)) * gone * (k == 1. ? .7 : 1.);
  }
  float n = 12., cell = floor(an / TAU * n), la = (fract(an / TAU * n) - .5) * TAU / n;
  vec2 q = vec2(la * R * .83, r - R * .83 * open) * vec2(1., 1.);
  c += pale * soft(sign_(q * .8, mod(cell, 4.)), .010) * gone * open * 1.5 * step(.2, t);
  c += gold * smoothstep(R * .7 * open, 0., r) * .5 * gone;
  for (int w = 0; w < 2; w++) {
    if (float(w) > HEAVY + .5) break;
    float g = out3(life(t, .30 + .2 * float(w), .78 + .12 * float(w)));
    c += mix(pale, gold, g) * ringOf(r, R * 1.45 * g, .03 + .1 * g) * (1. - g) * 1.5 * step(.001, g);
  }
  vec2 s = p - vec2(0., .12);
  float a2 = atan(s.y, s.x), rays = pow(.5 + .5 * sin(a2 * 12. + t * 2.), 6.) + .5 * pow(.5 + .5 * sin(a2 * 7. - t * 3.), 6.);
  c += gold * rays * smoothstep(R * 1.1, .1, length(s)) * swell(t, .24, .38, .74) * (.55 + .3 * HEAVY);
  for (int i = 0; i < 11; i++) {
    float k = float(i), a0 = .24 + .16 * hash1(k), g = life(t, a0, a0 + .62), on = smoothstep(0., .08, g) * (1. - smoothstep(.7, 1., g));
    vec2 at = vec2((hash1(k * 3.) - .5) * 1.7 * out3(g) + .06 * sin(g * 7. + k), -.15 + (.35 + .55 * hash1(k * 5.)) * out3(g) - .35 * g * g) * R * 1.2;
    vec2 e = turn((hash1(k * 7.) - .5) * 3. + .8 * sin(g * 6. + k)) * (p - at);
    c += feather(e + vec2(0., .08), .20 + .06 * HEAVY) * on;
  }
  for (int i = 0; i < 22; i++) {
    float k = float(i) + 30., g = life(t, .2 + .25 * hash1(k), .96);
    vec2 e = p - vec2((hash1(k * 2.) - .5) * R * 1.5, -.5 + 1.3 * g * (.4 + .6 * hash1(k * 3.)));
    c += pale * spark(e, (.04 + .04 * hash1(k)) * (1. - g) + .001) * step(.001, g) * .9;
  }
  return c + pale * heart(length(p + vec2(0., .25)), t, .45) * .55;
}`
