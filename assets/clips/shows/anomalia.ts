/** The picture breaks: blocks jump out of their rows, cyan and magenta part, a frame of noise, gone. */
export const anomalia = /* glsl */ `
float blocks(vec2 p, float beat, float t, float R) {
  float row = floor(p.y * 14.), jump = (hash2(vec2(row, beat)) - .5) * .5 * step(.55, hash2(vec2(row + 9., beat)));
  vec2 q = vec2(p.x + jump, p.y), cell = floor(q * vec2(9., 14.));
  float there = step(.52 - .2 * HEAVY * step(.4, t), hash2(cell + beat * 3.7)), r = length((cell + .5) / vec2(9., 14.));
  float grow = R * out3(life(t, .03, .38)) * (1. - life(t, .55, .92));
  return there * step(r, grow) * step(.12, fract(q.x * 9.)) * step(.14, fract(q.y * 14.));
}
vec3 show(vec2 p, float t) {
  float R = mix(.68, .88, HEAVY), beat = floor(t * 12.), r = length(p);
  float part = .035 + .05 * swell(t, .2, .36, .8);
  vec3 c = vec3(0.);
  float m = blocks(p - vec2(part, 0.), beat, t, R), y = blocks(p + vec2(part, 0.), beat, t, R), w = blocks(p, beat, t, R);
  c += vec3(0., .95, 1.) * m * .55 + vec3(1., .05, .60) * y * .55 + vec3(1.) * w * .12;
  // the mark of the unknown, torn in slices
  float slice = floor(p.y * 9.), slip = (hash2(vec2(slice, beat + 2.)) - .5) * .22 * swell(t, .1, .36, .9);
  for (int i = 0; i < 3; i++) {
    vec2 q = p - vec2(slip + (float(i) - 1.) * part * .8, .04);
    float show_ = out3(life(t, .12, .30)) * (1. - life(t, .60, .86)), z = (.9 + .4 * HEAVY) * show_ + .001;
    q /= z;
    float hook = abs(length(q - vec2(0., .20)) - .15) - .042;
    if (q.x < 0. && q.y < .20) hook = max(hook, .20 - q.y);
    if (q.y < .09 && q.x < .15) hook = min(9., max(hook, .05 - q.x));
    float d = min(hook, min(box(q - vec2(.0, -.02), vec2(.042, .075)), box(q - vec2(0., -.20), vec2(.046, .046))));
    vec3 tone = i == 0 ? vec3(0., .95, 1.) : i == 1 ? vec3(.9) : vec3(1., .05, .6);
    c += tone * smoothstep(AA, -AA, d * z) * 1.0 * step(.02, show_);
  }
  float scan = .6 + .4 * step(.5, fract(gl_FragCoord.y / 6.));
  c *= scan;
  vec2 sq = abs(p);
  float edge = max(sq.x, sq.y);
  for (int w2 = 0; w2 < 3; w2++) {
    if (float(w2) > 1. + HEAVY) break;
    float g = out3(life(t, .30 + .14 * float(w2), .74 + .09 * float(w2)));
    vec3 tone = w2 == 1 ? vec3(1., .05, .6) : vec3(0., .95, 1.);
    float dash = step(.3, fract((p.x + p.y) * 8. + beat * .37));
    c += tone * (soft(edge - R * .95 * g, .014) + .3 * soft(edge - R * .95 * g, .05)) * dash * (1. - g) * 1.8 * step(.001, g);
  }
  for (int i = 0; i < 30; i++) {
    float f = float(i), g = life(t, .3 + .1 * hash1(f), .92), q = floor(g * 9.) / 9.;
    vec2 e = p - floor(thrown(f, q, R * 1.15, 0.) * 24.) / 24.;
    c += (mod(f, 2.) < 1. ? vec3(0., .95, 1.) : vec3(1., .05, .6)) * fill(box(e, vec2(.016 + .02 * hash1(f)))) * (1. - g) * step(.001, g);
  }
  return c + vec3(.7, .9, 1.) * heart(r, t, .36) * .5;
}`
