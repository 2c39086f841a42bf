/** A comic puff: paper stars and a cloud of cardboard, stripes of speed, confetti. */
export const oggetto = /* glsl */ `
vec3 paper(float d, vec3 tone, float shade) { return tone * fill(d) * shade + (tone * .4 + .6) * soft(d, .009) * .9; }
vec3 show(vec2 p, float t) {
  vec3 red = vec3(1., .28, .22), honey = vec3(1., .72, .22), cream = vec3(1., .92, .72), teal = vec3(.15, .72, .70), c = vec3(0.);
  float R = mix(.66, .86, HEAVY), r = length(p), an = atan(p.y, p.x);
  float puff = out3(life(t, .10, .46)), gone = 1. - life(t, .56, .9);
  // speed stripes
  float stripes = smoothstep(.55, .7, hash1(floor((an / TAU + .5) * 46.) * 1.7));
  float from = R * (.55 + .35 * puff);
  c += honey * stripes * smoothstep(from, from + .06, r) * smoothstep(R * (.7 + .55 * puff), R * .6, r) * swell(t, .12, .34, .66) * .85;
  // cloud of round puffs
  float cloud = 9.;
  for (int i = 0; i < 10; i++) {
    float f = float(i), a = f / 10. * TAU + .2;
    vec2 at = vec2(cos(a), sin(a)) * R * .50 * puff * (1. + .25 * life(t, .5, .9));
    cloud = min(cloud, length(p - at) - R * (.20 + .06 * hash1(f)) * puff * (.35 + .65 * gone));
  }
  float hollow = r - R * (.10 + .55 * life(t, .42, .86));
  float body = max(cloud, -hollow);
  c = mix(c, vec3(0.), fill(body) * gone);
  c += paper(body, cream, .52 + .16 * sin(an * 10.)) * gone;
  // the star in the middle, two layers of cut paper
  float pop = 1.12 * out3(life(t, .14, .34)) - .12 * life(t, .34, .42), shut = 1. - life(t, .58, .82);
  vec2 q = turn(.25 * sin(t * 9.) + .2) * p;
  float s1 = starOf(q, 9., R * .66 * pop * shut + .001, .62), s2 = starOf(turn(.18) * q, 9., R * .46 * pop * shut + .001, .62);
  if (t > .14) {
    c *= 1. - fill(s1) * step(.01, shut);
    c += (paper(s1, red, .80) + paper(s2, honey, 1.0) - red * .8 * fill(s2) * fill(s1)) * step(.01, shut);
    c += cream * fill(starOf(q, 5., R * .22 * pop * shut + .001, .45)) * step(.01, shut);
  }
  if (HEAVY > .5) {
    for (int i = 0; i < 5; i++) {
      float f = float(i), a = f / 5. * TAU + .9, k = out3(life(t, .36 + .04 * f, .58 + .04 * f)), z = 1. - life(t, .7, .92);
      vec2 at = vec2(cos(a), sin(a)) * R * .72;
      float d = starOf(turn(f + t * 2.) * (p - at), 7., R * .26 * k * z + .001, .55);
      c *= 1. - fill(d) * step(.02, k) * step(.02, z);
      c += (paper(d, f == 2. || f == 4. ? teal : honey, .85)) * step(.02, k) * step(.02, z);
    }
  }
  for (int i = 0; i < 34; i++) {
    float f = float(i), a0 = .26 + .1 * hash1(f), g = life(t, a0, a0 + .58), on = step(.001, g) * (1. - smoothstep(.75, 1., g));
    vec2 e = turn(f * 3. + g * 9.) * (p - thrown(f, g, R * 1.2, .3));
    e.y *= 1. + 1.6 * abs(sin(g * 11. + f));
    float kind = mod(f, 3.), d = kind < 1. ? box(e, vec2(.022, .014)) : kind < 2. ? length(e) - .017 : starOf(e, 5., .034, .45);
    vec3 tone = mod(f, 4.) < 1. ? red : mod(f, 4.) < 2. ? teal : mod(f, 4.) < 3. ? honey : cream;
    c += tone * fill(d) * 1.25 * on;
  }
  return c + cream * heart(r, t + .02, .4) * .45;
}`
