/**
 * How a creature's surface answers light: one rig for the whole set (warm key, typed fill, sky and ground, two
 * coloured rims from behind), clear coat, light through thin parts, and eyes. Needs `map` and `materialAt` of the sculpture.
 */
export const lightingGlsl = /* glsl */ `
// A drawn studio: sky over ground, one large soft box, one narrow one in the rim's colour.
vec3 studio(vec3 ray, float rough) {
  float soft = rough * .9 + .06;
  vec3 c = mix(GROUND, SKY, smoothstep(-.4 - soft, .6 + soft, ray.y));
  vec3 key = normalize(vec3(-.55, .62, .56)), keyU = normalize(cross(vec3(0, 1, 0), key)), keyV = cross(key, keyU);
  vec2 e = abs(vec2(dot(ray, keyU), dot(ray, keyV)));
  float box = smoothstep(.30 + soft, .30 - soft, e.x) * smoothstep(.36 + soft, .36 - soft, e.y) * step(0., dot(ray, key));
  vec3 side = normalize(vec3(.9, .25, .35)), sideU = normalize(cross(vec3(0, 1, 0), side)), sideV = cross(side, sideU);
  vec2 g = abs(vec2(dot(ray, sideU), dot(ray, sideV)));
  float strip = smoothstep(.12 + soft, .12 - soft, g.x) * smoothstep(.6 + soft, .6 - soft, g.y) * step(0., dot(ray, side));
  return c + box * vec3(1., .97, .92) * mix(5.5, 1.1, rough) + strip * mix(vec3(1), RIM, .5) * mix(2.6, .6, rough);
}

// q: point on the eyeball scaled to a sphere; facing: where the pupil sits. Colour, and in w the painted highlights.
vec4 eyeColour(vec3 q, vec3 facing, float iris, float pupil, vec3 irisColour, float slit) {
  q = normalize(q);
  vec3 u = normalize(cross(vec3(0, 1, 0), facing)), v = cross(facing, u);
  vec2 e = vec2(dot(q, u), dot(q, v));
  float front = dot(q, facing), r = front < 0. ? 2. : length(e);
  vec3 c = vec3(1., 1., 1.04) * mix(.62, 1., smoothstep(.85, .1, q.y));
  vec3 ring = mix(irisColour * 2.2 + .05, irisColour * .2, smoothstep(-iris, iris * .7, e.y));
  ring *= .86 + .2 * sin(atan(e.y, e.x) * 14.) * smoothstep(pupil, iris, r);
  ring += irisColour * .9 * smoothstep(.30, .0, length(e - vec2(0., -iris * .55)));
  ring *= mix(1., .18, smoothstep(iris * .74, iris, r));
  c = mix(c, ring, smoothstep(iris + .035, iris - .035, r));
  float hole = length(e * vec2(mix(1., 2.7, slit), 1.));
  c = mix(c, vec3(.006), front < 0. ? 0. : smoothstep(pupil + .04, pupil - .04, hole));
  float shine = smoothstep(.20, .15, length((e - vec2(-.30, .34) * (iris + .28)) * vec2(1., .9)));
  shine += .75 * smoothstep(.10, .06, length(e - vec2(.30, -.28) * (iris + .18)));
  return vec4(c, front < 0. ? 0. : shine);
}

float softShadow(vec3 origin, vec3 ray) {
  float light = 1., t = .05;
  for (int i = 0; i < 22; i++) {
    float h = map(origin + ray * t);
    light = min(light, 9. * h / t);
    t += clamp(h, .03, .22);
    if (light < .01 || t > 2.6) break;
  }
  light = clamp(light, 0., 1.);
  return light * light * (3. - 2. * light);
}
float openness(vec3 p, vec3 n) {
  float blocked = 0., weight = 1.;
  for (int i = 0; i < 5; i++) {
    float h = .02 + .10 * float(i);
    blocked += (h - map(p + n * h)) * weight;
    weight *= .72;
  }
  return clamp(1. - 1.35 * blocked, 0., 1.);
}
vec3 normalAt(vec3 p) {
  vec3 n = vec3(0);
  for (int i = 0; i < 4; i++) { // a loop, or map is compiled four times
    vec3 corner = vec3(((i + 3) >> 1) & 1, (i >> 1) & 1, i & 1) * 2. - 1.;
    n += corner * map(p + corner * .0018);
  }
  return normalize(n);
}
vec3 bumped(vec3 p, vec3 n, float strength) {
  const vec2 e = vec2(.004, 0);
  float here = relief(p);
  vec3 g = (vec3(relief(p + e.xyy), relief(p + e.yxy), relief(p + e.yyx)) - here) / e.x;
  return normalize(n - strength * (g - n * dot(g, n)));
}
float glint(float nh, float rough) {
  float a = rough * rough, d = nh * nh * (a * a - 1.) + 1.;
  return a * a / (3.1416 * d * d + 1e-5);
}
float thinness(vec3 p, vec3 n, vec3 back) {
  float t = 0.;
  for (int i = 1; i < 4; i++) { float h = .09 * float(i); t += max(0., h + map(p - n * h * .9 + back * h * .35)) / h; }
  return clamp(t / 3., 0., 1.);
}

void shade(vec3 p, vec3 ray, out vec3 colour, out vec3 glow) {
  Material m = materialAt(p);
  bool isEye = m.coat < 0.;
  vec3 n = normalAt(p);
  if (m.bump > 0.) n = bumped(p, n, m.bump);
  vec3 view = -ray;
  float facing = max(dot(n, view), 0.), open = openness(p, n);
  const vec3 key = normalize(vec3(-.50, .72, .62)), fill = normalize(vec3(.75, .15, .55));
  const vec3 backRight = normalize(vec3(.72, .42, -.62)), backLeft = normalize(vec3(-.78, .30, -.55));
  const vec3 keyLight = vec3(1., .95, .87) * 2.55;
  float lit = softShadow(p + n * .012, key);
  vec3 albedo = min(m.colour, vec3(isEye ? 1. : .80));
  float wrap = .10 + .45 * m.softness;
  float direct = clamp((dot(n, key) + wrap) / (1. + wrap), 0., 1.);
  vec3 terminator = mix(vec3(1), normalize(albedo + .12) * 1.6, m.softness * .75 * smoothstep(.55, .0, direct));
  vec3 diffuse = keyLight * direct * mix(lit, 1., m.softness * .22) * terminator;
  diffuse += FILL * .55 * clamp(dot(n, fill) * .6 + .4, 0., 1.) * mix(.5, 1., open);
  diffuse += mix(GROUND * .75, SKY, n.y * .5 + .5) * mix(vec3(open), vec3(1), albedo * .30 * m.softness) * .80;
  vec3 through = m.softness * thinness(p, n, backRight) * (RIM * .5 + .35) * albedo;
  vec3 f0 = mix(vec3(.04), albedo, m.metal);
  vec3 fresnel = f0 + (max(vec3(1. - m.rough), f0) - f0) * pow(1. - facing, 5.);
  vec3 middle = normalize(key + view), mirror = reflect(ray, n);
  float nh = max(dot(n, middle), 0.), nl = max(dot(n, key), 0.), seen = clamp(open * open + .25, 0., 1.);
  vec3 shine = fresnel * glint(nh, max(m.rough, .12)) * .25 * nl * lit * keyLight;
  shine += fresnel * studio(mirror, m.rough) * seen * mix(1., 1.25, m.metal);
  vec3 coatFresnel = vec3(.04) + .96 * pow(1. - facing, 5.);
  shine += m.coat * coatFresnel * (studio(mirror, .04) * seen + glint(nh, .16) * .25 * nl * lit * keyLight);
  float edge = pow(1. - facing, 2.4);
  vec3 rim = RIM * 3.1 * smoothstep(.0, .75, dot(n, backRight)) * edge + RIM2 * 2. * smoothstep(.05, .8, dot(n, backLeft)) * edge;
  rim *= mix(.45, 1., open) * (1. - .5 * m.metal);
  colour = albedo * (1. - m.metal) * diffuse + through + shine + rim * (.60 + .65 * albedo) + m.emission;
  if (isEye) colour = albedo * (.62 + .25 * keyLight * mix(.45, 1., lit) * (.45 + .55 * direct)) * mix(.55, 1., open) + studio(mirror, .03) * .05 + m.emission;
  glow = m.emission * (isEye ? 0. : 1.) + max(colour - 2.4, 0.) * .2;
}
vec3 filmic(vec3 x) { return clamp(x * (2.51 * x + .03) / (x * (2.43 * x + .59) + .14), 0., 1.); }
`
