/** A fireball that opens into tongues of flame and burns out from within, embers rising. */
export const fuoco = /* glsl */ `
vec3 heat(float h) { h = clamp(h, 0., 1.3); return vec3(1.35 * h, .62 * h * h, .14 * h * h * h * h); }
float fireball(vec2 q, float a, float burn, float R) {
  float n = noise(q * 2.6 / (.4 + a), a * 2.) ;
  n = noise(q * 3.2 / (.45 + a) + 1.7 * n, 3. + a * 3.);
  float l = length(q * vec2(1.08, .92));
  float body = R * a * (.45 + 1.1 * n) - l;
  vec2 way = q / (l + .02);
  float lick = layeredNoise(vec3(way * 2.1, l * 3.2 - a * 3.4));
  float h = smoothstep(-.02, .26, body) * (.30 + 1.5 * smoothstep(.30, .72, lick) * (.45 + .55 * n)) + .30 * smoothstep(.34, .7, body);
  h *= 1. - .45 * smoothstep(R * .55 * a, 0., l) * burn;
  return h * (1. - smoothstep(.10, .72, burn * 1.25 - n * .42 + .18 * (1. - l / R)));
}
vec3 show(vec2 p, float t) {
  float r = length(p), R = mix(.86, 1.12, HEAVY), a = out3(life(t, .02, .42));
  vec2 q = p - vec2(0., .10 * life(t, .2, .9));
  vec3 c = heat(fireball(q, a, life(t, .30, .88), R));
  if (HEAVY > .5) {
    float b = out3(life(t, .34, .72));
    vec2 k = (p - vec2(0., .16 * b)) * vec2(1.25, .85);
    c += heat(fireball(k + .31, b, life(t, .52, .92), R * 1.05)) * .8 * step(.34, t);
    c += vec3(1., .32, .05) * ringOf(length(p * vec2(1., 1.5) + vec2(0., .25)), .2 + 1.0 * out3(life(t, .36, .8)), .07)
       * swell(t, .34, .42, .8) * .9;
  }
  c += vec3(1., .42, .1) * ringOf(r, .15 + .85 * out3(life(t, .24, .7)), .035 + .05 * t) * swell(t, .22, .34, .68) * .8;
  c += vec3(1., .72, .34) * heart(r, t, .46) * .9;
  for (int i = 0; i < 34; i++) {
    float f = float(i), a0 = .14 + .22 * hash1(f + .5), g = life(t, a0, a0 + .5 + .25 * hash1(f * 3.1));
    vec2 e = p - thrown(f, g, R * .95, -.22) - .03 * vec2(sin(g * 9. + f), 0.);
    float s = (.010 + .014 * hash1(f * 5.)) * (1. - g);
    c += vec3(1.6, .6, .12) * s * s / (dot(e, e) + s * s * .5) * step(.001, g) * step(g, .999) * 1.2;
  }
  return c;
}`
