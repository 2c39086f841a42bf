/**
 * The shader of a creature. Places and lengths are in sides of its picture at rest, y downwards, unless stated
 * otherwise. Vertices bend it, fragments mix its poses and light it. Colours are premultiplied.
 */

/** Most eyes of one creature. */
export const EYES = 4

export const creatureVertex = /* glsl */ `#version 300 es
precision highp float;
in vec2 aPosition;
in vec2 aCentre;
in vec2 aRandom;
in float aEdge;
out vec2 vPlace;
out float vEdge;
uniform mat3 uProjectionMatrix;
uniform mat3 uWorldTransformMatrix;
uniform mat3 uTransformMatrix;
uniform sampler2D uRelief;
uniform float uReliefShare; // 0–1
uniform vec2 uFeet;
uniform float uTall; // height of the creature
uniform vec2 uStretch; // scale
uniform vec4 uPosture; // shift of the top; angles of the top, of the head alone, and around the vertical axis, clockwise
uniform vec2 uSway; // of the tips of the limbs
uniform float uShatter;

vec2 rotated(vec2 v, float angle) {
  float c = cos(angle);
  float s = sin(angle);
  return vec2(v.x * c - v.y * s, v.x * s + v.y * c);
}

/** Bends the vertical axis to an arc around the feet. */
vec2 bent(vec2 q, float angle) {
  float h = max(0.0, -q.y / uTall);
  if (abs(angle) < 0.0005) return q;
  vec2 axis = vec2(1.0 - cos(angle * h), -sin(angle * h)) * (uTall / angle);
  return axis + rotated(vec2(q.x, max(0.0, q.y)), angle * h);
}

/** Flies away from the middle, spins, falls, and comes to rest on the floor. */
vec2 flown(vec2 q) {
  float t = uShatter;
  vec2 centre = aCentre - uFeet;
  vec2 middle = vec2(0.0, -0.45 * uTall);
  vec2 away = (centre - middle) / uTall;
  vec2 velocity = vec2(away.x * 1.9 + (aRandom.x - 0.5) * 0.5, away.y * 1.1 - 0.55 - 0.5 * aRandom.y);
  vec2 path = centre + (velocity * t + vec2(0.0, 1.9 * t * t)) * uTall;
  path.y = min(path.y, -0.02 * uTall);
  float tumble = cos(t * (5.0 + 6.0 * aRandom.y));
  vec2 corner = rotated((q - centre) * vec2(1.0, tumble), (aRandom.x - 0.5) * 14.0 * t);
  return path + corner * (1.0 - 0.3 * t);
}

void main() {
  vec4 relief = textureLod(uRelief, clamp(aPosition, 0.0, 1.0), 3.0);
  float depth = relief.a > 0.05 ? relief.b / relief.a - 0.5 : 0.0;
  float limb = clamp(relief.a * 1.333 - 0.333, 0.0, 1.0);
  vec2 q = aPosition - uFeet;
  q += uSway * limb * uReliefShare * uTall;
  q.x = q.x * cos(uPosture.w) + depth * 0.4 * sin(uPosture.w) * uReliefShare;
  q *= uStretch;
  float h = max(0.0, -q.y / uTall);
  q.x += uPosture.x * h;
  vec2 neck = vec2(0.0, -0.5 * uTall);
  q = neck + rotated(q - neck, uPosture.z * smoothstep(0.45, 0.8, h));
  q = bent(q, uPosture.y);
  if (uShatter > 0.0) q = flown(q);
  mat3 view = uProjectionMatrix * uWorldTransformMatrix * uTransformMatrix;
  gl_Position = vec4((view * vec3(q + uFeet, 1.0)).xy, 0.0, 1.0);
  vPlace = aPosition;
  vEdge = aEdge;
}
`

export const creatureFragment = /* glsl */ `#version 300 es
precision highp float;
in vec2 vPlace;
in float vEdge;
out vec4 finalColor;
uniform vec4 uColor;
uniform sampler2D uFrom; // the former picture
uniform sampler2D uTo; // the present picture
uniform vec4 uFromFrame; // corner and size of a picture
uniform vec4 uToFrame;
uniform vec2 uIsRest; // 1 if the former and the present picture are the one at rest
uniform float uMix; // 0 the former, 1 the present
uniform sampler2D uFace;
uniform vec4 uFaceFrame;
uniform float uFaceShown;
uniform vec4 uEyes[${EYES}]; // centre and radius
uniform vec2 uGaze;
uniform sampler2D uRelief;
uniform float uReliefShare;
uniform vec2 uFeet;
uniform float uTall;
uniform float uWide; // width of the creature
uniform mat3 uColours; // a row of the matrix in each column
uniform vec3 uTint;
uniform vec3 uFrost; // cold light over the skin
uniform float uFlash;
uniform vec3 uGlare; // light of a blow
uniform vec2 uGlareFrom; // direction to it
uniform float uRim;
uniform float uRimWidth;
uniform float uShatter;
const vec3 RIM = vec3(0.071, 0.02, 0.012);

vec4 pictured(sampler2D picture, vec4 frame, vec2 p) {
  vec2 uv = (p - frame.xy) / frame.zw;
  vec2 inside = step(vec2(0.0), uv) * step(uv, vec2(1.0));
  return texture(picture, uv) * inside.x * inside.y;
}

/** Moves the pupils. The edges of the eyes stay. */
vec2 gazed(vec2 p) {
  vec2 q = p;
  for (int i = 0; i < ${EYES}; i++) {
    vec4 eye = uEyes[i];
    if (eye.z <= 0.0) continue;
    q -= uGaze * eye.z * (1.0 - smoothstep(0.45, 0.95, distance(p, eye.xy) / eye.z));
  }
  return q;
}

/** The picture at rest has a gaze and a face over it; a pose has its own. */
vec4 skinned(sampler2D picture, vec4 frame, float isRest, vec2 p) {
  vec4 skin = pictured(picture, frame, isRest > 0.5 ? gazed(p) : p);
  vec4 face = pictured(uFace, uFaceFrame, p) * uFaceShown * isRest;
  return skin * (1.0 - face.a) + face;
}

/** Both pictures are nearly opaque in the middle of the mix, so that the table does not shine through. */
vec4 mixed(vec4 from, vec4 to) {
  vec4 over = to * smoothstep(0.0, 0.6, uMix);
  return over + from * (1.0 - smoothstep(0.4, 1.0, uMix)) * (1.0 - over.a);
}

float solid(vec2 p) {
  vec4 to = pictured(uTo, uToFrame, p);
  return uMix < 1.0 ? mixed(pictured(uFrom, uFromFrame, p), to).a : to.a;
}

/** Normal of the surface: from the relief, or that of an egg of its size. */
vec3 normalAt(vec2 p) {
  vec2 round = (p - uFeet + vec2(0.0, uTall * 0.5)) / vec2(uWide, uTall) * 1.8;
  vec3 egg = vec3(round, sqrt(max(0.08, 1.0 - dot(round, round))));
  vec4 relief = pictured(uRelief, vec4(0.0, 0.0, 1.0, 1.0), p);
  float share = uReliefShare * smoothstep(0.12, 0.22, relief.a);
  vec2 slope = (relief.rg / max(relief.a, 0.05) * 2.0 - 1.0) * vec2(1.0, -1.0);
  vec3 carved = vec3(slope, sqrt(max(0.0, 1.0 - dot(slope, slope))));
  return normalize(mix(egg, carved, share));
}

void main() {
  vec2 p = vPlace;
  vec4 skin = skinned(uTo, uToFrame, uIsRest.y, p);
  if (uMix < 1.0) skin = mixed(skinned(uFrom, uFromFrame, uIsRest.x, p), skin);
  skin.rgb = clamp(skin.rgb * uColours, 0.0, skin.a);
  vec4 c = vec4(skin.rgb * (uTint + uFrost + uFlash), skin.a);
  float glare = max(uGlare.r, max(uGlare.g, uGlare.b));
  if (glare > 0.0) {
    vec3 normal = normalAt(p);
    vec3 light = normalize(vec3(uGlareFrom, 0.3));
    float lit = dot(normal, light);
    float gloss = pow(max(0.0, dot(reflect(-light, normal), vec3(0.0, 0.0, 1.0))), 18.0);
    float edge = 0.0;
    for (int i = 1; i <= 3; i++) edge += 1.0 - solid(p + uGlareFrom * uTall * 0.011 * float(i));
    vec3 skinLight = mix(skin.rgb, vec3(dot(skin.rgb, vec3(0.3, 0.5, 0.2))), 0.35); // a coloured skin reflects other light too
    c.rgb *= 1.0 - 0.55 * glare * (1.0 - smoothstep(-0.3, 0.6, lit));
    c.rgb += uGlare * (skinLight * smoothstep(0.0, 1.0, lit) * 1.5 + skin.a * 0.5 * gloss);
    c.rgb = mix(c.rgb, uGlare / glare * 1.15 * c.a, min(1.0, edge * 0.4 * glare) * skin.a);
  }
  if (uShatter > 0.0) {
    float cut = (1.0 - smoothstep(0.0, 0.012, vEdge)) * min(1.0, uShatter * 20.0);
    c.rgb = mix(c.rgb, vec3(1.0, 0.97, 0.9) * c.a, cut * 0.7);
  }
  if (uRim > 0.0) {
    float near = 0.0;
    for (int i = 0; i < 8; i++) {
      float angle = float(i) * 0.7853982;
      near = max(near, solid(p - vec2(cos(angle), sin(angle)) * uRimWidth));
    }
    c += vec4(RIM, 1.0) * (1.0 - c.a) * near * uRim;
  }
  finalColor = c * uColor * (1.0 - smoothstep(0.82, 1.0, uShatter));
}
`
