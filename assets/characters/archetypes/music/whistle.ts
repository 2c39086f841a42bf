/** A chubby referee's whistle: round chamber with the face, mouthpiece to the side, cork pea in the slot, lanyard, notes flying. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { eyesAt } from '../../face/eyes-at.ts'
import { face } from '../../face/face.ts'
import { cylinderFacing, roundBox, sphere, tube } from '../../glsl/solids.ts'
import { mixed, ramp } from '../../glsl/values.ts'
import { boots } from '../../parts/boots.ts'
import { chrome, lacquer, rubber } from '../../parts/finishes.ts'
import { glovedArm } from '../../parts/gloves.ts'
import { note } from '../../parts/note.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

function lanyard(c: Creature): void {
  const { sculpture: s, palette } = c
  s.join('ringFacing(h-vec3(.78,.5,0.),.16,.05)', chrome, 0.02)
  const cord: Material = {
    colour: mixed(palette.accent, palette.belly, 'step(.5,fract((p.x-p.y)*7.))'),
    rough: 0.6,
    softness: 0.7,
    coat: 0.2,
  }
  s.join(tube('h', [0.86, 0.62, 0], [1.5, 1.0, -0.1], [1.24, 0.2, -0.1], 0.05, 0.05), cord, 0.02)
  s.join(tube('h', [1.24, 0.2, -0.1], [1.06, -0.4, -0.1], [1.36, -0.66, 0], 0.05, 0.06), cord, 0.02)
}

function limbs(c: Creature): void {
  const { palette } = c
  const hose = rubber(palette.dark)
  boots(c, { x: 0.3, top: -0.66, leg: hose, boot: lacquer(palette.accent) })
  glovedArm(c, {
    side: 1,
    from: [0.74, -0.2, 0.1],
    elbow: [1.12, -0.46, 0.2],
    hand: [1.1, -0.04, 0.4],
    turn: -0.3,
    sleeve: hose,
  })
  glovedArm(c, {
    side: -1,
    from: [0.56, -0.3, 0.16],
    elbow: [1.0, -0.5, 0.3],
    hand: [0.96, -0.14, 0.46],
    turn: -0.3,
    fist: true,
    sleeve: hose,
  })
}

export function whistle(c: Creature): void {
  const { sculpture: s, palette, options: o } = c
  headSpace(c, [0.1, -0.08, 0], o.tilt ?? 0.12)
  const plastic = lacquer(
    blushed(mixed(palette.shade, palette.body, ramp(-0.8, 0.5, 'h.y')), [0.5, -0.16, 0.46], palette.blush),
  )
  const snout = 'smoothMax(roundBox(h-vec3(-.66,.44,0.),vec3(.86,.26,.34),.1),-9.,.02)'
  s.join(`smoothMin(${cylinderFacing('h', [0, 0, 0], 0.46, 0.76, 0.12)},${snout},.06)`, plastic)
  s.join(roundBox('h', [-1.44, 0.44, 0], [0.14, 0.2, 0.28], 0.08), { ...chrome }, 0.02)
  s.carve(roundBox('h', [-1.6, 0.44, 0], [0.16, 0.09, 0.2], 0.04), { colour: palette.dark, rough: 0.6 }, 0.02)
  s.carve(
    'roundBox(turnZ(h-vec3(-.38,.78,0.),.25),vec3(.2,.28,.22),.03)',
    { colour: palette.dark, rough: 0.7, softness: 0 },
    0.02,
  )
  s.join(
    sphere('h', [-0.36, 0.66, 0.02], 0.2),
    {
      colour: mixed('#f0b878', '#b06a2a', 'smoothstep(.4,.6,layeredNoise(h*9.))'),
      rough: 0.8,
      softness: 0.4,
    },
    0.01,
  )
  s.join('ringFacing(vec3(h.xy,abs(h.z)-.44),.68,.05)', lacquer(palette.accent), 0.02)
  s.join(
    'max(abs(roundBox(h-vec3(-1.04,.44,0.),vec3(.06,.28,.36),.06))-.02,-1.)',
    lacquer(palette.accent),
    0.01,
  )
  lanyard(c)
  limbs(c)
  note(c, [-1.2, 0.86, 0.2], 0.72, 0.3)
  note(c, [-0.66, 1.2, 0.1], 0.6, -0.1, '#ffd84a')
  note(c, [-1.26, -0.1, 0.3], 0.5, 0.1, '#ff8ac8')
  Object.assign(c.anatomy, { headRadii: [0.76, 0.76, 0.5], skin: { ...plastic, colour: palette.body } })
  const { radii, eyes } = eyesAt([0.29, 0.12, 0.44], 0.18)
  face(c, radii, { ...eyes, size: 0.25, mouth: 'o', mouthY: -0.28, mouthZ: 0.46, mouthWidth: 0.22 })
}
