/** The deformation of an action as a GLSL function `posed`, which leads a point of the posed creature back to the creature at rest. */
import type { Creature } from '../creature.ts'
import { num } from '../glsl/values.ts'
import { type BodyShape, bodyShapes } from './pose.ts'

const LIMIT_OF_TURN = 0.95 // radians from the camera, or the face is lost
const SHOULDER = 0.34 // distance from the middle where limbs begin to lift
const SHOULDER_HEIGHT = -0.2

/** The uniform scales lean and bend, so that the longest creatures keep inside their picture. */
export const REACH = 'pose_reach'

const turnOf = (yaw: number, { turn }: BodyShape): number =>
  Math.max(yaw - turn, Math.min(yaw, -LIMIT_OF_TURN))

export function posedGlsl(c: Creature): string {
  if (c.pose === 'rest') return ''
  const shape: BodyShape = { ...bodyShapes[c.pose], ...c.anatomy.gesture[c.pose] }
  const { tall, wide, lean, bend, twist, swell, front, back } = shape
  return /* glsl */ `
uniform float ${REACH};
vec3 posed(vec3 p) {
  vec3 v = turnY(p, ${num(-c.yaw)});
  v *= vec3(${num(1 / wide)}, ${num(1 / tall)}, ${num(1 / wide)});
  v.y += ${num(1 / tall - 1)};
  float up = v.y + 1.;
  v.x -= ${REACH} * ${num(lean)} * max(up, 0.);
  float curve = ${REACH} * ${num(Math.abs(bend) / 2)}, way = ${bend < 0 ? '-1.' : '1.'};
  if (curve > .001) {
    vec2 fromCentre = vec2(1. / curve - way * v.x, up);
    v.xy = vec2(way * (1. / curve - length(fromCentre)), atan(fromCentre.y, fromCentre.x) / curve - 1.);
  }
  float high = clamp((v.y + 1.) * .5, 0., 1.);
  v.xz /= 1. + ${num(swell)} * high;
  p = turnY(v, ${num(turnOf(c.yaw, shape))} - ${num(twist)} * high);
  vec2 limb = vec2(abs(p.x) - ${num(SHOULDER)}, p.y - ${num(SHOULDER_HEIGHT)});
  float lift = (p.x > 0. ? ${num(front)} : ${num(back)}) * smoothstep(.0, .75, limb.x);
  lift *= smoothstep(-1.05, -.5, p.y) * smoothstep(1.1, .45, p.y);
  limb = turn(-lift) * limb;
  return vec3((p.x < 0. ? -1. : 1.) * (limb.x + ${num(SHOULDER)}), limb.y + ${num(SHOULDER_HEIGHT)}, p.z);
}
`
}
