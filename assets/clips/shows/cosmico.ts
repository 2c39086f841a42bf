/** Stars are drawn into a dark heart; it collapses, flares and throws out a ring of dust. */
export const cosmico = /* glsl */ `
vec3 show(vec2 p, float t) {
  vec3 blue = vec3(.28, .42, 1.), violet = vec3(.70, .28, 1.), pink = vec3(1., .42, .75), c = vec3(0.);
  float R = mix(.72, .92, HEAVY), r = length(p), an = atan(p.y, p.x);
  float in_ = life(t, .0, .34), fall = in_ * in_, nova = out3(life(t, .33, .92)), after = 1. - life(t, .45, .93);
  // in-fall: the disc winds up and shrinks
  vec2 disc = turn(.45) * p; disc.y *= 2.3;
  float dr = length(disc), da = atan(disc.y, disc.x), size_ = R * mix(1., .16, fall);
  float lanes = noise(vec2(cos(da - 3. * log(dr + .03) + t * 14.), sin(da - 3. * log(dr + .03) + t * 14.)) * 2.2, dr * 4.);
  c += mix(blue, pink, lanes) * smoothstep(.25, .8, lanes) * smoothstep(size_, size_ * .2, dr) * smoothstep(0., .1, t) * (1. - life(t, .34, .40)) * 1.8;
  for (int i = 0; i < 30; i++) {
    float f = float(i), a = f * 2.4 + fall * 3.4, far = R * (.35 + .85 * hash1(f * 3.)) * (1. - fall);
    vec2 e = turn(a) * (p - far * vec2(cos(-a), sin(-a)));
    c += mix(vec3(1.), blue, hash1(f)) * soft(e.y, .008) * soft(e.x, .012 + .10 * fall) * (1. - step(.35, t)) * 1.1;
  }
  // nova: rays, shell, cloud
  if (t > .3) {
    float rays = pow(.5 + .5 * sin(an * 9. + 2. * sin(an * 4.)), 5.) + .6 * pow(.5 + .5 * sin(an * 17. + 1.), 8.);
    c += mix(vec3(1., .9, 1.), blue, smoothstep(0., .6, r)) * rays * smoothstep(R * 1.25 * nova, 0., r) * swell(t, .30, .38, .66) * 1.1;
    float cloud = noise(p * 3. / (.3 + nova), 4. + nova * 1.3);
    cloud = noise(p * 3.4 / (.3 + nova) + 1.8 * cloud, 2.);
    float shell = ringOf(r, R * .72 * nova, .10 + .16 * nova);
    c += mix(mix(blue, violet, cloud), pink, smoothstep(.45, .75, cloud)) * smoothstep(.30, .75, cloud) * shell * after * 3.0;
    c += vec3(.75, .85, 1.) * ringOf(r, R * 1.05 * nova, .016 + .03 * nova) * after * 1.2;
    vec2 q = turn(-.35) * p; q.y *= 3.2;
    c += pink * ringOf(length(q), R * 1.2 * out3(life(t, .36, .86)), .06 + .08 * nova) * after * .9;
    if (HEAVY > .5) {
      vec2 k = turn(.9) * p; k.y *= 3.2;
      c += blue * ringOf(length(k), R * 1.25 * out3(life(t, .46, .95)), .07 + .07 * nova) * (1. - life(t, .5, .95)) * 1.1 * step(.46, t);
      c += violet * ringOf(r, R * out3(life(t, .5, .95)), .05) * (1. - life(t, .5, .95)) * step(.5, t) * 1.3;
    }
  }
  for (int i = 0; i < 30; i++) {
    float f = float(i) + 50., g = life(t, .34 + .05 * hash1(f), .96), tw = .6 + .4 * sin(t * 40. + f * 3.);
    vec2 e = p - thrown(f, g, R * 1.1, 0.);
    c += mix(vec3(1.), pink, hash1(f * 2.)) * spark(e, (.05 + .06 * hash1(f)) * (1. - g) + .001) * tw * step(.001, g);
  }
  return c + vec3(.9, .92, 1.) * heart(r, t - .04, .5) * .95;
}`
