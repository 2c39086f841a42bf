/**
 * GLSL that every show paints with. Space: p from -1 to 1, y up; t from 0 to 1 over the clip; HEAVY is 0 or 1.
 * All of it is light on black: the stage adds it to the table.
 */
export const brushes = /* glsl */ `
#define TAU 6.28318
const float AA = .006;
float life(float t, float a, float b) { return clamp((t - a) / (b - a), 0., 1.); }
float out3(float x) { x = 1. - x; return 1. - x * x * x; }
float swell(float t, float a, float b, float c) { return smoothstep(a, b, t) * (1. - smoothstep(b, c, t)); }
mat2 turn(float a) { float s = sin(a), c = cos(a); return mat2(c, -s, s, c); }
float soft(float d, float w) { d /= w; return exp(-d * d); }
float ringOf(float r, float R, float w) { return soft(r - R, w); }
float fill(float d) { return smoothstep(AA, -AA, d); }
float segment(vec2 p, vec2 a, vec2 b) {
  vec2 q = p - a, s = b - a;
  return length(q - s * clamp(dot(q, s) / dot(s, s), 0., 1.));
}
float box(vec2 p, vec2 b) { vec2 d = abs(p) - b; return length(max(d, 0.)) + min(max(d.x, d.y), 0.); }
float starOf(vec2 p, float n, float R, float inner) {
  float a = atan(p.x, p.y), w = TAU / n;
  a = abs(mod(a + .5 * w, w) - .5 * w);
  vec2 q = length(p) * vec2(sin(a), cos(a)), tip = vec2(0., R), dent = inner * R * vec2(sin(.5 * w), cos(.5 * w));
  vec2 e = dent - tip, k = q - tip;
  return (k.x * e.y - k.y * e.x) / length(e) * -1.;
}
float noise(vec2 p, float z) { return layeredNoise(vec3(p, z)); }
// Where grain i of a throw is at age a (0-1): outwards, slowing, falling.
vec2 thrown(float i, float a, float reach, float fall) {
  float an = (i + hash1(i * 1.71 + 3.)) * 2.39996, v = .3 + .7 * hash1(i * 2.3 + 1.);
  return vec2(cos(an), sin(an)) * v * reach * out3(a) - vec2(0., fall * a * a);
}
float spark(vec2 q, float R) { // a four-pointed glint
  float l = length(q);
  return (.05 * R / (abs(q.x * q.y) * 16. / R + R * .06) + .25 * R / (l * 9. + R * .25)) * smoothstep(R, R * .15, l);
}
// The blow itself: a hot heart, seen once, at about a third of the clip.
float heart(float r, float t, float R) {
  float k = swell(t, .16, .34, .62);
  return k * (1.1 * soft(r, R * .34) + .5 * soft(r, R * .8));
}
`
