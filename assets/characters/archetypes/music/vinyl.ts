/** A vinyl record: grooved black disc with light running round it, face on the label, one arm a tone arm with its needle. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { eyesAt } from '../../face/eyes-at.ts'
import { face } from '../../face/face.ts'
import { capsule, cylinderFacing, roundBox, sphere, tube } from '../../glsl/solids.ts'
import { colour, mixed } from '../../glsl/values.ts'
import { boots } from '../../parts/boots.ts'
import { chrome, lacquer, rubber } from '../../parts/finishes.ts'
import { glovedArm } from '../../parts/gloves.ts'
import { note } from '../../parts/note.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

function limbs(c: Creature): void {
  const { palette } = c
  const hose = rubber(palette.dark)
  boots(c, { x: 0.32, top: -0.7, leg: hose, boot: lacquer(palette.body) })
  glovedArm(c, {
    side: -1,
    from: [0.92, 0, 0.04],
    elbow: [1.3, -0.3, 0.14],
    hand: [1.28, 0.14, 0.3],
    turn: -0.2,
    sleeve: hose,
  })
}

function toneArm(c: Creature): void {
  const { sculpture: s, palette } = c
  s.join(sphere('p', [1.0, 0.62, 0.1], 0.17), chrome, 0.01)
  s.join(tube('p', [1.02, 0.64, 0.16], [1.4, 0.2, 0.3], [1.08, -0.26, 0.36], 0.06, 0.055), chrome, 0.02)
  s.space('needle', 'turnZ(p-vec3(1.02,-.36,.38),-.5)')
  s.join(roundBox('needle', [0, 0, 0], [0.12, 0.19, 0.08], 0.05), lacquer(palette.accent), 0.02)
  s.join(
    capsule('needle', [0, -0.18, 0], [0, -0.3, -0.06], 0.04, 0.008),
    { colour: palette.glow, emission: `${colour(palette.glow)}*.8`, rough: 0.2 },
    0.01,
  )
}

function grooved(c: Creature): void {
  const { sculpture: s, palette } = c
  const r = 'length(h.xy)'
  const grooves = `smoothstep(-.2,.6,sin(${r}*120.))`
  const beam = `pow(abs(cos(atan(h.x,h.y)-.75)),14.)+.6*pow(abs(cos(atan(h.x,h.y)+.5)),22.)`
  const rainbow = `(.5+.5*cos(6.28*(${r}*1.6+vec3(0.,.33,.67))))`
  const disc: Material = {
    colour: mixed(palette.dark, palette.shade, `.6*${grooves}`),
    rough: 0.16,
    softness: 0,
    coat: 1,
    emission: `${rainbow}*(${beam})*.34*smoothstep(.6,.7,${r})`,
  }
  s.join(
    `${cylinderFacing('h', [0, 0, 0], 0.1, 1.02, 0.05)}-.006*${grooves}*smoothstep(.62,.66,${r})*smoothstep(.98,.94,${r})`,
    disc,
  )
  s.join('ringFacing(h,1.0,.06)', lacquer(palette.shade), 0.02)
}

export function vinyl(c: Creature): void {
  const { sculpture: s, palette, options: o } = c
  headSpace(c, [0, 0.14, 0], o.tilt ?? 0.08)
  grooved(c)
  const label = lacquer(
    blushed(
      mixed(
        mixed(palette.body, palette.accent, `smoothstep(-.02,.02,h.y+.14*sin(h.x*4.)+.12)`),
        palette.belly,
        'smoothstep(.56,.57,length(h.xy))',
      ),
      [0.44, -0.18, 0.12],
      palette.blush,
    ),
  )
  s.join(cylinderFacing('h', [0, 0, 0.06], 0.1, 0.62, 0.05), label, 0.01)
  s.join(sphere('h', [0, 0.02, 0.16], 0.05), chrome, 0.01)
  limbs(c)
  toneArm(c)
  note(c, [-1.14, 0.86, 0.16], 0.7, 0.2)
  note(c, [1.24, 0.96, 0.1], 0.55, -0.1, palette.accent)
  Object.assign(c.anatomy, { headRadii: [0.62, 0.9, 0.2], skin: { ...label, colour: palette.accent } })
  const { radii, eyes } = eyesAt([0.26, 0.14, 0.14], 0.16)
  face(c, radii, {
    ...eyes,
    size: 0.23,
    mouth: 'open',
    mouthY: -0.22,
    mouthZ: 0.17,
    mouthWidth: 0.17,
    lid: { tilt: 0.12, cover: 0.2, colour: palette.body },
  })
}
