/** A brass gear with its face in the hub, in boots, juggling a smaller cog that turns beside it. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { eyesAt } from '../../face/eyes-at.ts'
import { face } from '../../face/face.ts'
import { cylinderFacing, sphere } from '../../glsl/solids.ts'
import { mixed, num, ramp } from '../../glsl/values.ts'
import { boots } from '../../parts/boots.ts'
import { brass, chrome, copper, lacquer, rubber } from '../../parts/finishes.ts'
import { glovedArm } from '../../parts/gloves.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

/** Teeth round a ring facing the camera. */
const cog = (space: string, teeth: number, radius: number, half: number): string => {
  const tooth = `clamp(.5+sin(atan(${space}.x,${space}.y)*${num(teeth)})*2.2,0.,1.)`
  return `(smoothMax(length(${space}.xy)-${num(radius)}-${num(radius * 0.2)}*${tooth},abs(${space}.z)-${num(half)},.05)*.72)`
}

function limbs(c: Creature): void {
  const { palette } = c
  const hose = rubber(palette.dark)
  boots(c, { x: 0.28, top: -0.6, leg: hose, boot: lacquer(palette.accent), sole: { ...chrome } })
  glovedArm(c, {
    side: 1,
    from: [0.78, 0, 0.02],
    elbow: [1.2, -0.26, 0.1],
    hand: [1.2, 0.16, 0.26],
    turn: -0.2,
    sleeve: hose,
  })
  glovedArm(c, {
    side: -1,
    from: [0.78, 0, 0.02],
    elbow: [1.16, -0.12, 0.1],
    hand: [1.04, -0.46, 0.3],
    turn: 2.5,
    fist: true,
    sleeve: hose,
  })
}

export function gear(c: Creature): void {
  const { sculpture: s, palette, options: o } = c
  headSpace(c, [0, 0.12, 0], o.tilt ?? 0.1)
  const metal: Material = {
    ...brass,
    colour: mixed(palette.shade, palette.body, ramp(-0.9, 0.7, 'h.y')),
    metal: 0.75,
  }
  s.join(cog('h', 10, 0.82, 0.2), metal)
  s.join('ringFacing(h-vec3(0.,0.,.2),.74,.045)', copper, 0.02)
  s.space('screw', 'aroundZ(turnZ(h,.314),10.)')
  s.join(sphere('screw', [0, 0.755, 0.22], 0.055), chrome, 0.01)
  const enamel: Material = {
    colour: blushed(mixed(palette.belly, '#ffffff', '0.'), [0.44, -0.16, 0.3], palette.blush),
    rough: 0.16,
    softness: 0.6,
    coat: 1,
  }
  s.join(cylinderFacing('h', [0, 0, 0.08], 0.19, 0.64, 0.07), enamel, 0.01)
  limbs(c)
  s.space('toy', 'turnZ(p-vec3(1.22,.86,.28),.2)')
  s.join(
    cog('toy', 8, 0.23, 0.08),
    { ...copper, colour: palette.glow, metal: 0.5, emission: 'vec3(.02,.12,.14)' },
    0.005,
  )
  s.carve(cylinderFacing('toy', [0, 0, 0], 0.3, 0.1, 0.02), { ...copper, colour: palette.dark }, 0.01)
  Object.assign(c.anatomy, { headRadii: [0.82, 0.9, 0.3], skin: { ...enamel, colour: palette.belly } })
  const { radii, eyes } = eyesAt([0.26, 0.12, 0.25], 0.16)
  face(c, radii, { ...eyes, size: 0.24, mouth: 'open', mouthY: -0.26, mouthZ: 0.28, mouthWidth: 0.18 })
}
