/** Idranera: five black necks rise out of a well of violet fire, sway, and strike together. */
export const idranera = /* glsl */ `
vec2 bend(vec2 a, vec2 b, vec2 k, float s) { return mix(mix(a, b, s), mix(b, k, s), s); }
vec3 show(vec2 p, float t) {
  vec3 violet = vec3(.60, .16, 1.), red = vec3(1., .08, .34), toxic = vec3(.45, 1., .25), c = vec3(0.);
  float r = length(p), rise = out3(life(t, .04, .40)), strike = life(t, .40, .52), gone = 1. - life(t, .58, .84), hit = out3(life(t, .48, .92));
  vec2 f = (p + vec2(0., .62)) * vec2(1., 2.6);
  float smoke = noise(vec2(p.x * 2.4, p.y * 1.8 - t * 2.4), t * 1.5);
  smoke = noise(vec2(p.x * 2.6, p.y * 2. - t * 2.) + 1.7 * smoke, 3.);
  float high = smoothstep(.95 * rise, -.75, p.y) * smoothstep(.95, .1, abs(p.x));
  c += mix(vec3(.16, .02, .36), violet, smoothstep(.4, .75, smoke)) * smoothstep(.36, .8, smoke) * high * 1.5 * gone;
  float fr = length(f);
  c += (violet * soft(fr - .62 * rise, .05) * 1.4 + red * .7 * soft(fr - .40 * rise, .07) + violet * .5 * smoothstep(.62 * rise, 0., fr)) * gone;
  for (int i = 0; i < 5; i++) {
    int order[5] = int[5](0, 4, 1, 3, 2);
    float k = float(order[i]) - 2., up = out3(life(t, .05 + .04 * float(i), .40)), sway = sin(t * 9. + k * 1.7);
    vec2 a = vec2(k * .13, -.66), m = vec2(k * .46 + .10 * sway, -.05 + .10 * abs(k)), top = vec2(k * .33 + .07 * sway, .60 - .13 * abs(k));
    vec2 head = mix(mix(a, top, up), normalize(top + vec2(.0, .10)) * vec2(.22, .20), strike * strike * (3. - 2. * strike));
    m = mix(m, vec2(k * .40, .46 - .12 * abs(k)), strike);
    float d = 9., along = 0.;
    for (int j = 0; j < 14; j++) {
      float s0 = float(j) / 14., s1 = s0 + 1. / 14.;
      float e = segment(p, bend(a, mix(a, m, up), head, s0), bend(a, mix(a, m, up), head, s1)) - mix(.085, .055, s0);
      if (e < d) { d = e; along = s0; }
    }
    vec2 dir = normalize(head - bend(a, mix(a, m, up), head, .9) + vec2(0., .001));
    vec2 q = p - head; q = vec2(dot(q, vec2(dir.y, -dir.x)), dot(q, dir)) / .96;
    float gape = .35 + .45 * strike; // the jaws open round the snout
    float crown_ = length((q - vec2(0., -.01)) * vec2(1., .85)) - .082;
    vec2 jawSpace = turn(-gape * .5) * vec2(abs(q.x) - .012, q.y - .02);
    float jaw = segment(jawSpace, vec2(0., .02), vec2(.004, .20)) - mix(.052, .018, clamp(jawSpace.y / .2, 0., 1.));
    float fang = segment(jawSpace, vec2(-.018, .15), vec2(-.050, .185)) - .007;
    float skull = min(crown_, jaw), horn = segment(vec2(abs(q.x), q.y), vec2(.055, -.04), vec2(.105, -.20)) - .014 * smoothstep(-.22, -.02, q.y);
    float body = min(min(d, skull), horn), on = step(.02, up);
    c *= 1. - .92 * fill(body) * on * gone;
    float scales = smoothstep(.5, 1., sin(along * 80.)) * fill(d + .02);
    c += (mix(violet, red, along) * (soft(body, .014) * 1.5 + .22 * soft(body, .05)) + violet * .22 * scales) * on * gone;
    c += mix(toxic, vec3(1.), .5) * fill(fang) * on * gone * 1.2;
    vec2 e = vec2(abs(q.x) - .045, q.y - .02 - .4 * (abs(q.x) - .045));
    c += mix(toxic, vec3(1.), .2) * 2.2 * soft(length(e * vec2(1., 1.8)), .024) * on * gone * smoothstep(.2, .34, t);
  }
  float flash = swell(t, .44, .52, .72);
  c += mix(red, vec3(1., .7, 1.), .35) * flash * (1.2 * soft(r, .17) + .45 * soft(r, .42));
  for (int i = 0; i < 5; i++) { // tooth marks crossing
    vec2 q = turn(float(i) * 1.256 + .4) * p;
    float L = .85 * out3(life(t, .47, .62)) + .001;
    c += mix(red, violet, .4) * soft(q.y - .18 * q.x * q.x, .022 * max(0., 1. - abs(q.x) / L) + .0005) * smoothstep(L, 0., abs(q.x)) * flash * 2.;
  }
  c += mix(violet, red, .4) * ringOf(r + .06 * smoke, 1.02 * hit, .03 + .08 * hit) * (1. - hit) * 1.8 * step(.48, t);
  float again = out3(life(t, .60, .96));
  c += violet * ringOf(r + .08 * smoke, .9 * again, .04 + .06 * again) * (1. - again) * 1.5 * step(.6, t);
  for (int i = 0; i < 34; i++) {
    float n = float(i), g = life(t, .46 + .1 * hash1(n), .96);
    vec2 s = p - thrown(n, g, 1.05, -.12);
    float z = (.008 + .014 * hash1(n * 3.)) * (1. - g);
    c += mix(mix(violet, red, hash1(n * 2.)), toxic, step(.82, hash1(n * 7.))) * 1.5 * z * z / (dot(s, s) + z * z * .5) * step(.001, g);
  }
  return c;
}`
