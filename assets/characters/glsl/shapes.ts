/** Distance functions, in GLSL. Each answers how far a point is from a surface (negative inside); y is up, z comes forward. */
export const shapesGlsl = /* glsl */ `
float smoothMin(float a, float b, float k) {
  k = max(k, 1e-4);
  float h = max(k - abs(a - b), 0.) / k;
  return min(a, b) - h * h * k * .25;
}
float smoothMax(float a, float b, float k) { return -smoothMin(-a, -b, k); }

float ellipsoid(vec3 p, vec3 r) {
  float near = length(p / r), slope = length(p / (r * r));
  return near * (near - 1.) / max(slope, 1e-4);
}
float sphere(vec3 p, float r) { return length(p) - r; }
float capsule(vec3 p, vec3 a, vec3 b, float ra, float rb) {
  vec3 pa = p - a, ba = b - a;
  float h = clamp(dot(pa, ba) / dot(ba, ba), 0., 1.);
  return length(pa - ba * h) - mix(ra, rb, h);
}
float roundBox(vec3 p, vec3 halfSize, float r) {
  vec3 q = abs(p) - halfSize + r;
  return length(max(q, 0.)) + min(max(q.x, max(q.y, q.z)), 0.) - r;
}
float ringFlat(vec3 p, float big, float thin) { return length(vec2(length(p.xz) - big, p.y)) - thin; }
float ringFacing(vec3 p, float big, float thin) { return length(vec2(length(p.xy) - big, p.z)) - thin; }
// Part of a ring facing the camera, "spread" radians to each side of its top.
float arcFacing(vec3 p, float spread, float big, float thin) {
  p.x = abs(p.x);
  vec2 end = vec2(sin(spread), cos(spread));
  float k = end.y * p.x > end.x * p.y ? dot(p.xy, end) : length(p.xy);
  return sqrt(max(dot(p, p) + big * big - 2. * big * k, 0.)) - thin;
}
float octahedron(vec3 p, vec3 s) {
  p = abs(p) / s;
  return (p.x + p.y + p.z - 1.) * .577 * min(s.x, min(s.y, s.z));
}
float cylinder(vec3 p, float halfHeight, float r, float edge) {
  vec2 d = abs(vec2(length(p.xz), p.y)) - vec2(r, halfHeight) + edge;
  return min(max(d.x, d.y), 0.) + length(max(d, 0.)) - edge;
}
float cylinderFacing(vec3 p, float halfHeight, float r, float edge) {
  return cylinder(p.xzy, halfHeight, r, edge);
}
// Pointed prism standing on y, slightly narrower at its foot.
float crystal(vec3 p, float sides, float r, float h, float point) {
  float step = 6.2832 / sides;
  float angle = mod(atan(p.x, p.z) + .5 * step, step) - .5 * step;
  float flat_ = length(p.xz) * cos(angle);
  float d = flat_ - r * (1. - .25 * clamp(-p.y / h, 0., 1.));
  d = max(d, (flat_ + (p.y - h) * point) / sqrt(1. + point * point));
  return max(d, -p.y - h) - .012;
}

float squared(vec3 v) { return dot(v, v); }
// Nearest point of a quadratic curve: distance and how far along (0 to 1).
vec2 curve(vec3 p, vec3 from, vec3 bend, vec3 to) {
  vec3 a = bend - from, b = from - 2. * bend + to, c = a * 2., d = from - p;
  float inv = 1. / max(dot(b, b), 1e-5);
  float kx = inv * dot(a, b), ky = inv * (2. * dot(a, a) + dot(d, b)) / 3., kz = inv * dot(d, a);
  float m = ky - kx * kx, q = kx * (2. * kx * kx - 3. * ky) + kz, m3 = m * m * m, h = q * q + 4. * m3;
  vec2 best;
  if (h >= 0.) {
    h = sqrt(h);
    vec2 x = (vec2(h, -h) - q) / 2.;
    vec2 root = sign(x) * pow(abs(x), vec2(1. / 3.));
    float t = clamp(root.x + root.y - kx, 0., 1.);
    best = vec2(squared(d + (c + b * t) * t), t);
  } else {
    float z = sqrt(-m), v = acos(q / (m * z * 2.)) / 3., co = cos(v), si = sin(v) * 1.7320508;
    vec2 t = clamp(vec2(co + co, -si - co) * z - kx, 0., 1.);
    float d1 = squared(d + (c + b * t.x) * t.x), d2 = squared(d + (c + b * t.y) * t.y);
    best = d1 < d2 ? vec2(d1, t.x) : vec2(d2, t.y);
  }
  best.x = sqrt(best.x);
  return best;
}
float tube(vec3 p, vec3 from, vec3 bend, vec3 to, float ra, float rb) {
  vec2 near = curve(p, from, bend, to);
  return near.x - mix(ra, rb, near.y);
}

mat2 turn(float a) { float c = cos(a), s = sin(a); return mat2(c, -s, s, c); }
vec3 turnX(vec3 p, float a) { p.yz = turn(a) * p.yz; return p; }
vec3 turnY(vec3 p, float a) { p.xz = turn(a) * p.xz; return p; }
vec3 turnZ(vec3 p, float a) { p.xy = turn(a) * p.xy; return p; }
// One of n equal sectors, for petals, arms and rays: around z the first points up, around y it points at the camera.
vec2 sector(vec2 p, float n) {
  float step = 6.2832 / n, a = mod(atan(p.x, p.y) + .5 * step, step) - .5 * step;
  return length(p) * vec2(sin(a), cos(a));
}
vec3 aroundZ(vec3 p, float n) { p.xy = sector(p.xy, n); return p; }
vec3 aroundY(vec3 p, float n) { p.xz = sector(p.xz, n); return p; }
`
