/** A golden bell in headphones, with its clapper between its boots and notes round it. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { capsule, cylinder, sphere } from '../../glsl/solids.ts'
import { colour, mixed, ramp } from '../../glsl/values.ts'
import { boots } from '../../parts/boots.ts'
import { brass, lacquer, rubber } from '../../parts/finishes.ts'
import { glovedArm } from '../../parts/gloves.ts'
import { note } from '../../parts/note.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

function headphones(c: Creature): void {
  const { sculpture: s, palette } = c
  s.join('max(ringFacing(h-vec3(0.,.06,0.),.78,.07),-h.y)', lacquer(palette.dark), 0.01)
  s.space('cup', 'turnZ(hm-vec3(.74,.02,.04),1.5708)')
  s.join(cylinder('cup', [0, -0.02, 0], 0.12, 0.29, 0.09), lacquer(palette.accent), 0.01)
  s.join(
    cylinder('cup', [0, -0.14, 0], 0.04, 0.2, 0.03),
    { colour: palette.glow, rough: 0.3, coat: 0.8, emission: `${colour(palette.glow)}*.45` },
    0.01,
  )
  s.join('ringFlat(cup+vec3(0.,.12,0.),.24,.04)', brass, 0.01)
}

function limbs(c: Creature): void {
  const { palette } = c
  const hose = rubber(palette.dark)
  boots(c, { x: 0.36, top: -0.5, z: 0.3, size: 1.1, leg: hose, boot: lacquer(palette.accent) })
  glovedArm(c, {
    side: -1,
    from: [0.66, -0.3, 0.2],
    elbow: [1.1, -0.4, 0.3],
    hand: [1.12, 0.0, 0.4],
    turn: -0.4,
    sleeve: hose,
  })
  glovedArm(c, {
    side: 1,
    from: [0.66, -0.3, 0.2],
    elbow: [1.16, -0.46, 0.3],
    hand: [1.2, -0.14, 0.4],
    turn: -0.6,
    sleeve: hose,
  })
}

function rim(c: Creature): void {
  const { sculpture: s, palette } = c
  s.join('ringFlat(h-vec3(0.,-.78,0.),.92,.075)', brass, 0.03)
  s.join('ringFlat(h-vec3(0.,-.5,0.),.745,.03)', lacquer(palette.accent), 0.01)
  s.join('ringFacing(h-vec3(0.,.8,0.),.15,.06)', brass, 0.03)
  s.carve(
    'ellipsoid(h-vec3(0.,-.9,0.),vec3(.82,.3,.82))',
    { colour: '#6a3a10', rough: 0.5, metal: 0.4, softness: 0 },
    0.03,
  )
  s.join(capsule('h', [0, -0.5, 0], [0, -0.82, 0], 0.06), brass, 0.01)
  s.join(sphere('h', [0, -0.84, 0.1], 0.17), lacquer(palette.accent), 0.02)
}

export function bell(c: Creature): void {
  const { sculpture: s, palette, options: o } = c
  headSpace(c, [0, 0.2, 0], o.tilt ?? 0.1)
  s.scalar('wide', `mix(.46,.68,${ramp(0.4, -0.34, 'h.y')})+.26*${ramp(-0.4, -0.84, 'h.y')}`)
  const bronze: Material = {
    colour: blushed(
      mixed(palette.shade, palette.body, ramp(-0.85, 0.3, 'h.y')),
      [0.44, -0.2, 0.5],
      palette.blush,
    ),
    rough: 0.2,
    metal: 0.35,
    softness: 0.3,
    coat: 0.9,
    emission: 'vec3(.05,.025,0.)',
  }
  s.join(
    'smoothMin(smoothMax((length(h.xz)-wide)*.72,abs(h.y+.28)-.5,.06),ellipsoid(h-vec3(0.,.2,0.),vec3(.5,.52,.5)),.08)',
    bronze,
  )
  rim(c)
  headphones(c)
  limbs(c)
  note(c, [-1.04, 0.72, 0.2], 0.8)
  note(c, [0.92, 0.9, 0.1], 0.62, -0.15, palette.accent)
  Object.assign(c.anatomy, { headRadii: [0.6, 0.8, 0.5], skin: { ...bronze, colour: palette.body } })
  face(c, [0.6, 0.66, 0.6], {
    azimuth: 0.42,
    elevation: 0.06,
    size: 0.22,
    inset: 0.95,
    mouth: 'open',
    mouthY: -0.28,
    mouthZ: 0.63,
    mouthWidth: 0.19,
  })
}
