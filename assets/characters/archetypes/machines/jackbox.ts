/** A jack-in-the-box: star-panelled crate with its lid thrown back, a coil spring, a jester's head with a belled cap. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { capsule, ellipsoid, roundBox, sphere, tube } from '../../glsl/solids.ts'
import { colour, mixed, ramp, type Vec3 } from '../../glsl/values.ts'
import { brass, chrome, lacquer } from '../../parts/finishes.ts'
import { glovedArm } from '../../parts/gloves.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

const HEAD: Vec3 = [0.6, 0.54, 0.52]

function crate(c: Creature): void {
  const { sculpture: s, palette } = c
  s.space('panel', 'aroundY(p,4.)')
  const star = s.polygon(
    Array.from({ length: 10 }, (_, i) => {
      const r = i % 2 ? 0.11 : 0.26
      return [Math.sin(i * 0.6283) * r, Math.cos(i * 0.6283) * r] as const
    }),
  )
  const painted = mixed(
    palette.shade,
    palette.accent,
    `smoothstep(.012,-.008,${star}(vec2(panel.x,p.y+.62)))`,
  )
  s.join('roundBox(p-vec3(0.,-.62,0.),vec3(.6,.38,.6),.08)', lacquer(painted))
  s.carve(
    roundBox('p', [0, -0.2, 0], [0.5, 0.3, 0.5], 0.04),
    { colour: palette.dark, rough: 0.8, softness: 0 },
    0.02,
  )
  s.join(
    'max(abs(max(abs(p.x),abs(p.z))-.58)-.06,abs(abs(p.y+.62)-.34)-.055)-.015',
    lacquer(palette.body),
    0.01,
  )
  s.join(sphere('vec3(abs(p.x),abs(p.y+.62),abs(p.z))', [0.6, 0.35, 0.6], 0.1), brass, 0.01)
  s.space('door', 'turnX(p-vec3(0.,-.24,-.6),-.5)')
  s.join(
    roundBox('door', [0, 0.52, 0], [0.6, 0.52, 0.06], 0.05),
    lacquer(mixed(palette.body, palette.accent, 'step(length(door.xy-vec2(0.,.52)),.26)')),
    0.01,
  )
  s.join(capsule('p', [0.62, -0.6, 0.1], [0.84, -0.6, 0.1], 0.05), brass, 0.01)
  s.join(capsule('p', [0.84, -0.6, 0.1], [0.84, -0.36, 0.22], 0.045), brass, 0.01)
  s.join(sphere('p', [0.84, -0.32, 0.24], 0.1), lacquer('#ff3a5a'), 0.01)
}

function cap(c: Creature): void {
  const { sculpture: s, palette } = c
  const cloth = (tone: string): Material => ({ colour: tone, rough: 0.5, softness: 0.85, coat: 0.3 })
  s.join(
    `smoothMax(ellipsoid(h-vec3(0.,.06,-.02),vec3(.65,.6,.57)),-h.y-.2*h.z+.3,.04)`,
    cloth(mixed(palette.body, palette.accent, 'step(0.,h.x)')),
    0.01,
  )
  for (const side of [1, -1]) {
    const tone = cloth(side > 0 ? palette.accent : palette.body)
    s.join(
      tube('h', [side * 0.3, 0.46, 0], [side * 0.84, 1.0, 0], [side * 1.02, 0.3, 0.12], 0.27, 0.07),
      tone,
      0.08,
    )
    s.join(sphere('h', [side * 1.03, 0.2, 0.13], 0.13), brass, 0.01)
  }
  s.join(
    tube('h', [0, 0.5, -0.05], [-0.08, 1.1, -0.05], [0.2, 1.14, 0.1], 0.26, 0.07),
    cloth(palette.glow),
    0.08,
  )
  s.join(sphere('h', [0.27, 1.1, 0.12], 0.12), brass, 0.01)
  s.join('ringFlat(turnX(h-vec3(0.,.34,0.),.12),.55,.085)', cloth(palette.belly), 0.02)
}

export function jackbox(c: Creature): void {
  const { sculpture: s, palette, options: o } = c
  crate(c)
  s.space('coil', 'turnZ(p-vec3(0.,-.3,0.),.04)')
  s.scalar('wind', 'mod(coil.y-atan(coil.x,coil.z)*.0302+.095,.19)-.095')
  s.join('max(length(vec2(length(coil.xz)-.25,wind))-.055,abs(coil.y-.1)-.5)*.75', chrome, 0.01)
  headSpace(c, [0.04, 0.68, 0.06], o.tilt ?? 0.1)
  s.join(
    'ringFlat(p-vec3(.02,.22,.03),.3,.12)-.05*sin(atan(p.x,p.z)*10.)',
    {
      colour: mixed(palette.belly, palette.accent, 'smoothstep(.3,.42,length(p.xz))'),
      rough: 0.6,
      softness: 0.9,
    },
    0.02,
  )
  const skin: Material = {
    colour: blushed(mixed('#ffb884', '#ffe0b8', ramp(-0.5, 0.2, 'h.y')), [0.44, -0.16, 0.36], '#ff4a5a'),
    rough: 0.45,
    softness: 0.9,
    coat: 0.4,
  }
  s.join(ellipsoid('h', [0, 0, 0], HEAD), skin, 0.03)
  s.join(
    sphere('h', [0, -0.1, 0.56], 0.125),
    { colour: '#ff2a3a', rough: 0.12, softness: 0.6, coat: 1, emission: `${colour('#ff2020')}*.12` },
    0.01,
  )
  cap(c)
  glovedArm(c, {
    from: [0.22, 0.16, 0],
    elbow: [0.7, -0.16, 0.16],
    hand: [0.98, 0.22, 0.3],
    turn: -0.45,
    sleeve: lacquer(palette.body),
  })
  Object.assign(c.anatomy, { headRadii: HEAD, skin })
  face(c, HEAD, { azimuth: 0.44, elevation: 0.12, size: 0.21, mouth: 'open', mouthY: -0.28, mouthWidth: 0.2 })
}
