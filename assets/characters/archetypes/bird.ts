/** Egg-shaped bird with layered wings, feet and a fan tail. Options: discs (an owl's face), tufts. */
import type { Creature } from '../creature.ts'
import { headSpace } from '../creature.ts'
import { face } from '../face/face.ts'
import { capsule, ellipsoid } from '../glsl/solids.ts'
import { mixed, num, type Vec3 } from '../glsl/values.ts'
import type { Material } from '../sculpture.ts'
import { skinColour } from '../skin.ts'

function wings(c: Creature): void {
  const { sculpture: s, palette } = c
  s.space('wing', 'turnZ(m-vec3(.62,-.02,.02),-.30)')
  const long = 0.48
  for (let i = 0; i < 3; i++) {
    const centre: Vec3 = [0.02 - 0.015 * i, -long * (0.62 + i * 0.18), -0.02 + 0.14 * i]
    const tip = `smoothstep(.0,${num(-long * 1.2)},wing.y)`
    s.join(
      ellipsoid('wing', centre, [0.09, long * (0.72 - i * 0.1), 0.25 - 0.05 * i]),
      {
        colour: mixed(palette.body, i ? palette.accent : palette.shade, tip),
        rough: 0.6,
        softness: 0.7,
        coat: 0.05,
      },
      0.02,
    )
  }
}

function feetAndTail(c: Creature): void {
  const { sculpture: s, palette } = c
  const foot = { colour: palette.foot ?? '#ffae2b', rough: 0.4, softness: 0.6, coat: 0.4 }
  for (const x of [-0.09, 0, 0.09])
    s.join(
      capsule('m', [0.24, -0.86, 0.12], [0.25 + x * 1.7, -0.98, 0.36 - Math.abs(x) * 0.6], 0.06, 0.045),
      foot,
      0.03,
    )
  for (const i of [-1, 0, 1])
    s.join(
      capsule('p*vec3(1.,1.6,1.)', [i * 0.12, -0.55, -0.45], [i * 0.34, -0.55, -1], 0.13, 0.07),
      { colour: palette.accent, rough: 0.6 },
      0.04,
    )
}

/** The breast is scalloped: rows of small feathers. */
function plumage(c: Creature, head: Vec3): Material {
  const { palette } = c
  const scallop = '(.5+.5*sin(h.x*22.+3.14*floor(h.y*9.)))*fract(h.y*9.)'
  const breast = mixed(palette.belly, palette.accent, `.35*smoothstep(.55,.9,${scallop})`)
  return {
    colour: `mix(${skinColour(c, { space: 'h', from: -0.8, to: 0.5, blush: [head[0] * 0.66, -0.02, head[2] * 0.72] })},${breast},smoothstep(.05,-.05,${ellipsoid('h', [0, -0.42, 0.42], [0.46, 0.5, 0.4])}))`,
    rough: 0.62,
    softness: 0.75,
    coat: 0.05,
  }
}

export function bird(c: Creature): void {
  const { sculpture: s, options: o, palette } = c
  const head = o.headRadii ?? [0.68, 0.76, 0.62]
  headSpace(c, [0, -0.12, 0], o.tilt ?? 0.05)
  const skin = plumage(c, head)
  s.join(ellipsoid('h', [0, 0, 0], head), skin)
  if (o.discs)
    s.join(
      ellipsoid('hm', [0.25, 0.2, head[2] * 0.72], [0.3, 0.32, 0.14]),
      {
        ...skin,
        colour: mixed(palette.belly, palette.accent, 'smoothstep(.20,.34,length(hm.xy-vec2(.25,.2)))*.7'),
      },
      0.03,
    )
  wings(c)
  feetAndTail(c)
  if (o.tufts)
    s.join(
      capsule('hm', [0.3, head[1] * 0.78, 0.12], [0.6, head[1] * 1.16, 0.08], 0.16, 0.02),
      { ...skin, colour: mixed(palette.body, palette.shade, 'smoothstep(.5,.9,hm.y)') },
      0.06,
    )
  Object.assign(c.anatomy, {
    headRadii: head,
    skin: { ...skin, colour: o.discs ? mixed(palette.belly, palette.accent, '.35') : skin.colour },
  })
  face(c, head, {
    azimuth: 0.42,
    elevation: 0.28,
    size: 0.19,
    beak: { y: 0.06, length: 0.24, width: 0.14, hook: 0.1 },
  })
}
