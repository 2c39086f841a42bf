/** A snare drum: striped shell with the face, brass hoops, zigzag cords, arms that are drumsticks held high. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { capsule, cylinder, sphere } from '../../glsl/solids.ts'
import { mixed, ramp } from '../../glsl/values.ts'
import { boots } from '../../parts/boots.ts'
import { brass, lacquer, rubber, wood } from '../../parts/finishes.ts'
import { glovedArm } from '../../parts/gloves.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

function sticks(c: Creature): void {
  const { sculpture: s } = c
  const beech = wood('p', 'y', '#ffd696', '#c8883a')
  const beat = c.expression === 'attack' ? -0.34 : 0
  for (const side of [1, -1]) {
    const stick = s.space(
      s.fresh('stick'),
      `turnZ(vec3(${side}.*p.x,p.yz)-vec3(1.14,.34,.42),${(0.55 + side * 0.16 - beat).toFixed(3)})`,
    )
    s.join(capsule(stick, [0, -0.3, 0.03], [0, 0.72, -0.03], 0.06, 0.04), beech, 0.01)
    s.join(sphere(stick, [0, 0.78, -0.03], 0.11), { ...beech, colour: '#fff0d0' }, 0.03)
  }
}

function limbs(c: Creature): void {
  const { palette } = c
  const hose = rubber(palette.dark)
  boots(c, { x: 0.36, top: -0.5, z: 0.2, size: 1.1, leg: hose, boot: lacquer(palette.glow) })
  glovedArm(c, {
    from: [0.8, 0.04, 0.1],
    elbow: [1.22, -0.3, 0.2],
    hand: [1.14, 0.16, 0.4],
    turn: 0.1,
    fist: true,
    size: 1.1,
    sleeve: hose,
  })
}

function cords(c: Creature): void {
  const { sculpture: s } = c
  s.space('cord', 'vec3(aroundY(h,10.).x,h.y,length(h.xz))')
  s.join(
    `max(max(abs(length(h.xz)-.85)-.02,abs(abs(cord.x)-.26*(.5+h.y*.5/.5))-.022),max(abs(h.y)-.5,.56-abs(atan(h.x,h.z))))*.7-.008`,
    { colour: '#fff6e4', rough: 0.5, softness: 0.6 },
    0.005,
  )
  s.space('lug', 'aroundY(turnY(h,.314),10.)')
  s.join(
    'max(capsule(vec3(lug.x,abs(lug.y)-.4,lug.z-.86),vec3(0.),vec3(0.,.14,0.),.05,.05),.56-abs(atan(h.x,h.z)))',
    brass,
    0.01,
  )
}

export function drum(c: Creature): void {
  const { sculpture: s, palette, options: o } = c
  headSpace(c, [0, 0.08, 0], o.tilt ?? 0.08, 0.08)
  const front = 'smoothstep(.62,.5,abs(atan(h.x,h.z)))'
  const fan = 'smoothstep(-.1,.1,sin(atan(h.x,h.z)*12.))'
  const shell = lacquer(
    blushed(
      mixed(
        mixed(palette.body, palette.belly, `${fan}*(1.-${front})`),
        mixed(palette.shade, palette.body, ramp(-0.5, 0.3, 'h.y')),
        front,
      ),
      [0.5, -0.12, 0.62],
      palette.blush,
    ),
  )
  s.join(cylinder('h', [0, 0, 0], 0.58, 0.84, 0.03), shell)
  const skin: Material = {
    colour: mixed('#fffaf0', '#e8d4b0', 'smoothstep(.2,.7,length(h.xz))'),
    rough: 0.6,
    softness: 0.8,
    coat: 0.1,
  }
  s.join(cylinder('h', [0, 0.56, 0], 0.07, 0.8, 0.03), skin, 0.01)
  s.join('ringFlat(vec3(h.x,abs(h.y)-.56,h.z),.86,.085)', { ...brass, colour: palette.accent }, 0.01)
  cords(c)
  limbs(c)
  sticks(c)
  Object.assign(c.anatomy, { headRadii: [0.84, 0.6, 0.84], skin: { ...shell, colour: palette.body } })
  face(c, [0.86, 0.7, 0.86], {
    azimuth: 0.34,
    elevation: 0.12,
    size: 0.25,
    inset: 0.99,
    mouth: 'open',
    mouthY: -0.24,
    mouthZ: 0.85,
    mouthWidth: 0.21,
  })
}
