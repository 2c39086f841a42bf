/** Anomalia's own: a cube within a cube turns where it cannot, swallows the picture and crashes into colour bars. */
export const anomaliaUnica = /* glsl */ `
vec2 seen(vec4 v, float a, float b, float z) {
  v.xw = turn(a) * v.xw; v.yz = turn(b) * v.yz; v.xz = turn(a * .7) * v.xz;
  vec3 q = v.xyz / (2.1 - v.w * .8);
  return q.xy / (2.4 - q.z) * 2.1 * z;
}
vec3 show(vec2 p, float t) {
  vec3 cyan = vec3(0., .95, 1.), magenta = vec3(1., .05, .60), c = vec3(0.);
  float r = length(p), beat = floor(t * 12.), crash = step(.52, t), grow = out3(life(t, .03, .40)), gone = 1. - life(t, .60, .86);
  float slice = floor(p.y * 15.), slip = (hash2(vec2(slice, beat)) - .5) * (.05 + .34 * swell(t, .46, .56, .9)) * step(.5, hash2(vec2(slice + 4., beat)));
  float best[3] = float[3](9., 9., 9.);
  float a = t * 4.2, b = t * 2.9 + .6, z = (.72 + .25 * swell(t, .3, .46, .7)) * grow;
  for (int i = 0; i < 16; i++) {
    for (int k = 0; k < 4; k++) {
      int bit = 1 << k;
      if ((i & bit) != 0) continue;
      int j = i | bit;
      vec4 u = vec4(i & 1, (i >> 1) & 1, (i >> 2) & 1, (i >> 3) & 1) * 2. - 1., v = vec4(j & 1, (j >> 1) & 1, (j >> 2) & 1, (j >> 3) & 1) * 2. - 1.;
      vec2 s = seen(u, a, b, z), e = seen(v, a, b, z);
      for (int m = 0; m < 3; m++) {
        vec2 q = p - vec2(slip + (float(m) - 1.) * (.012 + .04 * swell(t, .3, .5, .85)), 0.);
        best[m] = min(best[m], segment(q, s, e));
      }
    }
  }
  for (int m = 0; m < 3; m++) {
    vec3 tone = m == 0 ? cyan : m == 1 ? vec3(.85) : magenta;
    c += tone * (soft(best[m], .010) * 1.2 + .35 * soft(best[m], .045)) * gone * smoothstep(0., .1, t);
  }
  // pieces of the world drawn into it
  for (int i = 0; i < 40; i++) {
    float f = float(i), k = life(t, .04 + .2 * hash1(f), .46), an = f * 2.4 + 2.5 * k * k;
    vec2 e = p - floor(vec2(cos(an), sin(an)) * (1. - k * k) * (.5 + .5 * hash1(f * 3.)) * 26.) / 26.;
    c += (mod(f, 2.) < 1. ? cyan : magenta) * fill(box(e, vec2(.014 + .03 * hash1(f * 5.)) * (1. - .5 * k))) * step(.001, k) * step(k, .98) * .9;
  }
  float heart_ = swell(t, .36, .47, .66);
  c += vec3(.8, .95, 1.) * heart_ * (1.0 * soft(box(p, vec2(.06)), .10) + .35 * soft(box(p, vec2(.1)), .34));
  // colour bars through holes in the rows
  float hole = swell(t, .50, .58, .84), row = floor(p.y * 11.);
  float half_ = (.25 + .65 * hash2(vec2(row, beat))) * hole * step(.35, hash2(vec2(row + 7., beat)));
  float bar = floor((p.x + slip) * 5. + 20.), m7 = mod(bar, 6.);
  vec3 bars = vec3(mod(floor(m7 / 1.), 2.), mod(floor(m7 / 2.), 2.), mod(floor(m7 / 4.), 2.)) * .6 + .12;
  c = mix(c, bars * (.55 + .45 * step(.5, fract(gl_FragCoord.y / 6.))), step(abs(p.x), half_) * step(r, .86) * .8);
  for (int w = 0; w < 3; w++) {
    float g = out3(life(t, .46 + .11 * float(w), .84 + .05 * float(w))), edge = max(abs(p.x), abs(p.y));
    float dash = step(.35, fract((p.x - p.y) * 7. + beat * .4));
    c += (w == 1 ? magenta : cyan) * (soft(edge - .92 * g, .014) + .3 * soft(edge - .92 * g, .05)) * dash * (1. - g) * 1.8 * step(.001, g);
  }
  for (int i = 0; i < 30; i++) {
    float f = float(i), g = life(t, .48 + .06 * hash1(f), .95), q = floor(g * 10.) / 10.;
    vec2 e = p - floor(thrown(f, q, 1.0, 0.) * 26.) / 26.;
    c += (mod(f, 3.) < 1. ? vec3(.9) : mod(f, 3.) < 2. ? cyan : magenta) * fill(box(e, vec2(.012 + .022 * hash1(f)))) * (1. - g) * step(.001, g);
  }
  return c;
}`
