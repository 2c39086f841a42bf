/** Hashes and noises, in GLSL, shared by creatures, landscapes and the workbench. No state: the same point gives the same value. */
export const noiseGlsl = /* glsl */ `
float hash1(float p) { p = fract(p * .1031); p *= p + 33.33; p *= p + p; return fract(p); }
float hash2(vec2 p) {
  vec3 q = fract(vec3(p.xyx) * .1031);
  q += dot(q, q.yzx + 33.33);
  return fract((q.x + q.y) * q.z);
}
float hash3(vec3 p) { p = fract(p * .1031); p += dot(p, p.zyx + 31.32); return fract((p.x + p.y) * p.z); }
vec3 hash33(vec3 p) {
  p = fract(p * vec3(.1031, .1030, .0973));
  p += dot(p, p.yxz + 33.33);
  return fract((p.xxy + p.yxx) * p.zyx);
}
float valueNoise(vec3 x) {
  vec3 i = floor(x), f = fract(x);
  f = f * f * (3. - 2. * f);
  return mix(
    mix(mix(hash3(i), hash3(i + vec3(1, 0, 0)), f.x), mix(hash3(i + vec3(0, 1, 0)), hash3(i + vec3(1, 1, 0)), f.x), f.y),
    mix(mix(hash3(i + vec3(0, 0, 1)), hash3(i + vec3(1, 0, 1)), f.x), mix(hash3(i + vec3(0, 1, 1)), hash3(i + vec3(1)), f.x), f.y),
    f.z);
}
float layeredNoise(vec3 p) {
  return .5 * valueNoise(p) + .25 * valueNoise(p * 2.03 + 7.) + .125 * valueNoise(p * 4.1 + 3.) + .0625 * valueNoise(p * 8.2);
}
// Distances to the nearest and second nearest seed of a jittered grid.
vec2 cells(vec3 x) {
  vec3 i = floor(x), f = fract(x);
  float first = 9., second = 9.;
  for (int a = -1; a <= 1; a++) for (int b = -1; b <= 1; b++) for (int c = -1; c <= 1; c++) {
    vec3 g = vec3(a, b, c), r = g + hash33(i + g) - f;
    float l = dot(r, r);
    if (l < first) { second = first; first = l; } else if (l < second) second = l;
  }
  return sqrt(vec2(first, second));
}
float spots(vec3 x) { return cells(x).x; }
// Zero on the borders between cells: cracks.
float gap(vec3 x) { vec2 c = cells(x); return c.y - c.x; }
`
