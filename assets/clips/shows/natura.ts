/** Vines whip in from the rim and coil round the middle, buds open, leaves and pollen fly. */
export const natura = /* glsl */ `
float leafOf(vec2 q, float L) { // along y, 0 to L
  float y = q.y / L, w = L * .34 * sin(clamp(y, 0., 1.) * 3.14159) * (1. - .35 * y);
  return max(abs(q.x) - w, max(-q.y, q.y - L));
}
vec3 leafLight(vec2 q, float L, vec3 tone) {
  float d = leafOf(q, L);
  return tone * (fill(d) * (.55 + .5 * step(0., q.x)) + .9 * fill(d) * soft(q.x, .006) + .35 * soft(d, .018));
}
vec3 show(vec2 p, float t) {
  vec3 green = vec3(.22, .85, .12), lime = vec3(.75, 1., .22), c = vec3(0.);
  float R = mix(.70, .92, HEAVY), wilt = 1. - life(t, .66, .94), r = length(p);
  for (int i = 0; i < 6; i++) {
    float f = float(i), grow = life(t, .02 + .03 * f * (.4 + .6 * hash1(f)), .50);
    grow = out3(grow);
    float side = mod(f, 2.) * 2. - 1.;
    vec2 q = turn(f / 6. * TAU + .5 + .9 * t) * p * (1. + .35 * swell(t, .26, .40, .62));
    float qr = length(q), qa = atan(q.y, q.x) * side;
    // a spiral from the rim inwards
    float reach = 1.45 * grow, best = 9., along = 0.;
    for (int k = 0; k < 2; k++) {
      float a = mod(qa + float(k) * TAU, 2. * TAU), s = a / 3.6;
      float rr = R * (1. - .58 * smoothstep(0., 1.3, s)) + .035 * sin(a * 6. + f);
      float d = abs(qr - rr) + (s > reach ? 9. : 0.);
      if (d < best) { best = d; along = s; }
    }
    float thick = .030 * (1. - .55 * along / 1.5) * wilt;
    float lit = .45 + .55 * soft(along - reach, .25);
    c += (green * fill(best - thick) * .95 + lime * .55 * soft(best - thick * .3, .012) * lit + green * .22 * soft(best, .06)) * wilt;
    for (int k = 0; k < 4; k++) {
      float s = .22 + .27 * float(k), a = s * 3.6, open = out3(life(reach, s, s + .35)) * wilt;
      float rr = R * (1. - .58 * smoothstep(0., 1.3, s)) + .035 * sin(a * 6. + f);
      vec2 at = rr * vec2(cos(a * side), sin(a * side));
      vec2 e = turn(-(a * side) + 1.57 - side * (mod(float(k), 2.) * 2.2 - .6)) * (q - at);
      c += leafLight(e, .20 * open + .0001, mix(green, lime, .5 * hash1(f * 4. + float(k)))) * step(.02, open);
    }
  }
  float bloom = out3(life(t, .26, .46)), wheel = atan(p.y, p.x) + t * .8;
  float petals = r - (.30 + .12 * HEAVY) * bloom * (.42 + .58 * sqrt(abs(sin(wheel * 3.)))) - .001;
  float shut = 1. - life(t, .55, .85);
  c += (vec3(1., .45, .75) * fill(petals) * (.25 + .9 * r / .3) * (.7 + .3 * cos(wheel * 30.)) + vec3(1., .75, .9) * soft(petals, .02)) * shut * step(.26, t);
  c += vec3(1., .9, .3) * soft(r, .09 * bloom + .001) * 1.6 * shut;
  c += lime * ringOf(r, R * 1.2 * out3(life(t, .3, .78)), .03 + .05 * t) * swell(t, .3, .4, .78) * .8;
  for (int i = 0; i < 20; i++) {
    float f = float(i), a0 = .28 + .12 * hash1(f), g = life(t, a0, a0 + .52), on = step(.001, g) * step(g, .999);
    vec2 e = turn(f * 2. + g * 7.) * (p - thrown(f, g, R * 1.15, .16));
    e.x *= 1. + .9 * abs(sin(g * 8. + f));
    c += on * leafLight(e + vec2(0., .09), (.19 + .09 * hash1(f * 3.)) * (1. - .5 * g), mix(green, lime, hash1(f * 6.)));
  }
  for (int i = 0; i < 22; i++) {
    float f = float(i) + 40., g = life(t, .3 + .1 * hash1(f), .95);
    vec2 e = p - thrown(f, g, R * .9, -.12);
    c += vec3(1., .95, .4) * .00016 / (dot(e, e) + .0002) * (1. - g) * step(.001, g);
  }
  return c + lime * heart(r, t, .5) * .55;
}`
