/** Bars of an equaliser beat round a circle, rings run out with them, notes hop off. */
export const suono = /* glsl */ `
float noteOf(vec2 q) {
  float head = length(turn(-.35) * (q - vec2(-.025, -.045)) * vec2(.8, 1.15)) - .030;
  float stem = box(q - vec2(.004, .02), vec2(.006, .065));
  float flag = max(abs(q.x - .026 - .25 * (.085 - q.y)) - .022, abs(q.y - .066 + .4 * (q.x - .01)) - .014);
  return min(head, min(stem, flag));
}
vec3 tone(float x) { return mix(mix(vec3(1., .22, .70), vec3(.35, .35, 1.), smoothstep(0., .5, x)), vec3(.15, 1., .85), smoothstep(.5, 1., x)); }
vec3 show(vec2 p, float t) {
  vec3 c = vec3(0.);
  float R = mix(.66, .86, HEAVY), r = length(p), an = atan(p.y, p.x), on = swell(t, .03, .34, .90);
  float n = 40., k = floor((an / TAU + .5) * n), mid = (k + .5) / n * TAU - TAU * .5;
  float beat = 1. + .6 * exp(-10. * abs(t - .34)) + .5 * HEAVY * exp(-10. * abs(t - .62));
  float x = abs(fract(k / n * 2.) * 2. - 1.);
  float high = R * (.16 + .42 * hash1(k * 1.3 + floor(t * 14.) * 7.) * (.45 + .55 * x)) * on * beat;
  float base = R * .34 * out3(life(t, .02, .3));
  float across = abs(sin(an - mid)) * r, d = max(across - r * .055, max(base - r, r - base - high));
  float steps_ = smoothstep(.15, .3, fract((r - base) / .052));
  c += tone(x) * fill(d) * (.45 + .75 * steps_) * on * 1.25 + tone(x) * .25 * soft(d, .02) * on;
  c += vec3(1., .9, 1.) * soft(r - base, .010) * on * 1.1;
  for (int i = 0; i < 4; i++) {
    float f = float(i), a0 = .22 + .10 * f, g = out3(life(t, a0, a0 + .48));
    if (f > 1.5 + 2. * HEAVY) break;
    float wob = .022 * sin(an * (10. + 2. * f) + t * 30.) * (1. - g);
    c += tone(f / 3.) * (ringOf(r + wob, R * 1.2 * g, .014 + .02 * g) + .35 * ringOf(r + wob, R * 1.2 * g, .06)) * (1. - g) * 1.7 * step(.001, g);
  }
  float speaker = base * .72;
  c += vec3(1., .3, .75) * (soft(r - speaker * (.55 + .2 * sin(t * 60.)), .018) + .35 * smoothstep(speaker, 0., r)) * on;
  for (int i = 0; i < 9; i++) {
    float f = float(i), a0 = .2 + .22 * hash1(f * 3.), g = life(t, a0, a0 + .55), live = smoothstep(0., .1, g) * (1. - smoothstep(.7, 1., g));
    float a = f * 2.4 + .7;
    vec2 at = vec2(cos(a), sin(a)) * R * (.35 + .75 * out3(g)) + vec2(.04 * sin(g * 12. + f), .12 * abs(sin(g * 9.)));
    vec2 e = turn(.4 * sin(g * 9. + f)) * (p - at) / (1.25 + .5 * HEAVY);
    float q = noteOf(e);
    c += tone(hash1(f)) * (fill(q) * 1.5 + .45 * soft(q, .02)) * live;
  }
  return c + vec3(1., .7, .95) * heart(r, t, .42) * .5;
}`
