/**
 * The shaders of the book. Vertices bend the page over the cylinder of `curl.ts`. Every pixel is lit by the true normal
 * of the paper, and the flap casts a soft shadow on its own page, the facing one and the one it uncovers.
 */

/** Shared code: the fold, the sheet, the light, and the shadow of the flap at a point of the table. */
const fold = /* glsl */ `
uniform vec4 uFold; // normal, place, radius
uniform vec2 uSheet;
uniform vec2 uLight; // how far a shadow falls per height, on the table
uniform float uLift; // 0–1: how much of the shadows is there
uniform float uMirror; // −1 when the page turns from left to right
const float PI = 3.14159265;

float outside(vec2 p) {
  vec2 d = abs(p - uSheet * 0.5) - uSheet * 0.5;
  return length(max(d, 0.0)) + min(max(d.x, d.y), 0.0);
}

/** How much the flap covers a point of the table seen from where the light comes, 0–1. */
float covered(vec2 p, vec2 light) {
  float r = uFold.w;
  vec2 q = p - light * r * 1.7;
  float u = dot(q, uFold.xy) - uFold.z;
  vec2 origin = q + uFold.xy * (PI * r - 2.0 * min(u, r * 0.4));
  float blur = r * 0.9 + uSheet.x * 0.018;
  float reach = dot(origin, uFold.xy) - uFold.z;
  float share = 1.0 - smoothstep(-blur, blur * 0.9, outside(origin));
  return share * smoothstep(0.0, PI * r * 0.5 + 1.0, reach) * (1.0 - smoothstep(-0.2 * r, 1.1 * r, u));
}

/** The shadow of the lamp, and the dusk close around the flap. */
float flapShadow(vec2 p) {
  return max(covered(p, uLight), 0.55 * covered(p, vec2(0.0)));
}

/** Along the bend, on what the page uncovers. */
float crestShadow(vec2 p) {
  float r = uFold.w;
  float u = dot(p, uFold.xy) - uFold.z - r;
  float wide = r * 1.5 + uSheet.x * 0.035;
  float close = 1.0 - smoothstep(0.0, r * 0.35 + uSheet.x * 0.012, u);
  return (1.0 - smoothstep(-r, wide, u)) * 0.62 + close * 0.3;
}
`

export const bedVertex = /* glsl */ `precision highp float;
in vec2 aPosition;
in vec2 aUV;
out vec2 vUV;
out vec2 vPlace;
uniform mat3 uProjectionMatrix;
uniform mat3 uWorldTransformMatrix;
uniform mat3 uTransformMatrix;
void main() {
  mat3 view = uProjectionMatrix * uWorldTransformMatrix * uTransformMatrix;
  gl_Position = vec4((view * vec3(aPosition, 1.0)).xy, 0.0, 1.0);
  vUV = aUV;
  vPlace = aPosition;
}
`

/** A resting page with the shadows of the turning one. */
export const bedFragment = /* glsl */ `precision highp float;
in vec2 vUV;
in vec2 vPlace;
out vec4 finalColor;
uniform sampler2D uTexture;
uniform float uAlpha;
${fold}
void main() {
  vec4 paper = texture(uTexture, vUV);
  vec2 p = vec2(vPlace.x * uMirror, vPlace.y);
  float dark = flapShadow(p) * 0.42;
  if (p.x > 0.0) dark = max(dark, crestShadow(p));
  paper.rgb *= 1.0 - dark * uLift * vec3(0.88, 0.95, 1.0);
  finalColor = paper * uAlpha;
}
`

export const leafVertex = /* glsl */ `precision highp float;
in vec2 aPosition;
in vec2 aUV;
out vec2 vUV;
out vec2 vPlace;
out float vPast;
uniform mat3 uProjectionMatrix;
uniform mat3 uWorldTransformMatrix;
uniform mat3 uTransformMatrix;
uniform float uEye;
uniform vec2 uEyeAt;
${fold}
void main() {
  vec2 p = aPosition * uSheet;
  float past = dot(p, uFold.xy) - uFold.z;
  float r = uFold.w;
  float angle = clamp(past / r, 0.0, PI);
  float lying = max(0.0, past - PI * r);
  float along = past <= 0.0 ? 0.0 : r * sin(angle) - lying - past;
  float z = r * (1.0 - cos(angle));
  vec2 q = p + uFold.xy * along;
  q = uEyeAt + (q - uEyeAt) * (1.0 + z / uEye);
  mat3 view = uProjectionMatrix * uWorldTransformMatrix * uTransformMatrix;
  gl_Position = vec4((view * vec3(q, 1.0)).xy, 0.0, 1.0);
  vUV = uMirror < 0.0 ? vec2(1.0 - aUV.x, aUV.y) : aUV;
  vPlace = p;
  vPast = past;
}
`

/** One side of the turning page; the other half of the bend is omitted. */
export const leafFragment = /* glsl */ `precision highp float;
in vec2 vUV;
in vec2 vPlace;
in float vPast;
out vec4 finalColor;
uniform sampler2D uTexture;
uniform sampler2D uThrough; // the other side, for what shines through
uniform float uSide; // 1: the face that lay up, −1: its back
uniform float uGhost; // how much of the other side shines through
uniform float uAlpha;
${fold}
void main() {
  float r = uFold.w;
  float angle = clamp(vPast / r, 0.0, PI);
  if ((angle - PI * 0.5) * uSide > 0.0) discard;
  vec4 paper = texture(uTexture, vUV);
  vec3 sun = normalize(vec3(-uLight.x, -uLight.y, 1.35));
  vec2 slope = uFold.xy * sin(angle);
  vec3 normal = uSide > 0.0 ? vec3(-slope, cos(angle)) : vec3(slope, -cos(angle));
  float lit = max(0.0, dot(normal, sun)) / sun.z;
  vec3 colour = paper.rgb;
  if (uSide > 0.0) {
    float shade = mix(1.0, lit, 0.55) - 0.22 * smoothstep(0.25, PI * 0.5, angle);
    float dark = vPast < 0.0 ? flapShadow(vPlace) : flapShadow(vPlace - uFold.xy * vPast);
    colour *= shade * (1.0 - dark * 0.5 * uLift * vec3(0.9, 0.95, 1.0));
  } else {
    vec3 through = texture(uThrough, vec2(1.0 - vUV.x, vUV.y)).rgb;
    colour = mix(colour, colour * (0.55 + 0.5 * through), uGhost);
    float bend = smoothstep(PI, PI * 0.52, angle);
    float shade = mix(1.0, 0.34 + 0.66 * lit, bend);
    float gleam = exp(-pow((angle - PI * 0.8) / 0.3, 2.0)) * 0.2 * uLift;
    float rim = smoothstep(PI * 0.62, PI * 0.5, angle) * 0.3;
    colour = colour * (shade - rim) + vec3(1.0, 0.96, 0.86) * gleam;
  }
  float edge = 1.0 - smoothstep(0.0, 1.3, -outside(vPlace));
  colour *= 1.0 - edge * 0.3 * uLift;
  finalColor = vec4(min(colour, 1.0) * paper.a, paper.a) * uAlpha;
}
`
