/** Cogs lock into one another, electricity leaps from their teeth, sparks rain down. */
export const meccanico = /* glsl */ `
float cog(vec2 q, float R, float teeth, float a) {
  q = turn(a) * q;
  float r = length(q), an = atan(q.y, q.x), tooth = smoothstep(-.35, .35, sin(an * teeth));
  float d = r - R * (.84 + .16 * tooth);
  float spokes = max(abs(mod(an + .52, 1.0472) - .5236) * r - .05 * R * 3., abs(r - R * .5) - R * .17);
  return max(max(d, R * .20 - r), -max(abs(r - R * .50) - R * .14, .075 * R - abs(mod(an, 1.0472) - .5236) * r));
}
vec3 metal(vec2 q, float d, float R, vec3 tone) {
  float sheen = .62 + .4 * sin(atan(q.y, q.x) * 2. + 1.) + .2 * smoothstep(R, 0., length(q));
  return tone * fill(d) * sheen + (tone * .5 + .5) * soft(d, .010) * .85;
}
float boltOf(vec2 p, vec2 a, vec2 b, float seed) {
  vec2 s = b - a, n = normalize(vec2(-s.y, s.x));
  float x = clamp(dot(p - a, s) / dot(s, s), 0., 1.);
  float jag = (noise(vec2(x * 7., seed * 13.), seed) - .47) * .75 + (noise(vec2(x * 22., seed * 7.), seed) - .47) * .25;
  return length(p - a - s * x - n * jag * length(s) * .75 * (1. - (2. * x - 1.) * (2. * x - 1.)));
}
vec3 show(vec2 p, float t) {
  vec3 steel = vec3(.50, .68, .88), brass = vec3(1., .66, .24), arc = vec3(.35, .85, 1.), c = vec3(0.);
  float R = mix(.70, .90, HEAVY), r = length(p), in_ = out3(life(t, .0, .30)), gone = 1. - life(t, .54, .86), spin = 5. * t * t + 1.5 * t;
  vec2 a = vec2(-.10, -.06) * R, b = a + vec2(.50, .40) * R, e = a + vec2(.40, -.56) * R, g = a + vec2(-.58, .38) * R;
  float apart = (1. - in_) * .6 + .5 * (1. - gone);
  b += normalize(b) * apart; e += normalize(e) * apart; g += normalize(g) * apart;
  float big = .40 * R, small_ = .255 * R;
  c += metal(p - a, cog(p - a, big, 14., spin), big, steel) * gone * in_;
  c += metal(p - b, cog(p - b, small_, 9., -spin * 1.55 + .2), small_, brass) * gone * in_;
  c += metal(p - e, cog(p - e, small_ * 1.06, 9., -spin * 1.55 + .5), small_, steel) * gone * in_;
  if (HEAVY > .5) c += metal(p - g, cog(p - g, small_ * .95, 9., -spin * 1.6), small_, brass) * gone * in_;
  float shock = step(.24, t) * (1. - smoothstep(.66, .88, t)), beat = floor(t * 17.);
  for (int i = 0; i < 7; i++) {
    float f = float(i);
    if (f > 3.5 + 3. * HEAVY) break;
    float an = (f + hash1(f + beat * 3.1)) / (4. + 3. * HEAVY) * TAU;
    vec2 to = vec2(cos(an), sin(an)) * R * (.75 + .35 * hash1(f * 3. + beat));
    float d = boltOf(p, vec2(0.), to, f + beat * 1.7);
    c += arc * (.9 * soft(d, .020) + .22 * soft(d, .07)) * shock + vec3(1.) * soft(d, .007) * shock * 1.2;
  }
  for (int i = 0; i < 34; i++) {
    float f = float(i), a0 = .26 + .25 * hash1(f), k = life(t, a0, a0 + .42), on = step(.001, k) * step(k, .999);
    vec2 v = thrown(f, k, R * 1.1, .55 * R), w = thrown(f, k + .04, R * 1.1, .55 * R);
    float d = segment(p, v, w + .001);
    c += mix(vec3(1., .9, .6), brass, k) * (soft(d, .008) * 1.4 + .2 * soft(d, .03)) * (1. - k) * on;
  }
  c += arc * ringOf(r, R * 1.15 * out3(life(t, .32, .76)), .02 + .05 * t) * swell(t, .3, .4, .76);
  return c + vec3(.7, .92, 1.) * heart(r, t, .42) * .75;
}`
