/** A round black bomb in boots, its fuse already lit. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { octahedron, sphere, tube } from '../../glsl/solids.ts'
import { colour, mixed, ramp, type Vec3 } from '../../glsl/values.ts'
import { arms, legs } from '../../parts/limbs.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

function fuse(c: Creature): void {
  const { sculpture: s, palette } = c
  s.space('cap', 'turnZ(h-vec3(.2,.7,-.02),-.28)')
  s.join(
    'cylinder(cap,.13,.25,.04)',
    { colour: '#8a90a8', rough: 0.25, metal: 0.6, softness: 0.1, coat: 0.6 },
    0.02,
  )
  s.join(
    'cylinder(cap-vec3(0.,.1,0.),.04,.29,.03)',
    { colour: '#c8cce0', rough: 0.25, metal: 0.6, softness: 0.1, coat: 0.6 },
    0.01,
  )
  s.join(
    `${tube('cap', [0, 0.1, 0], [0.02, 0.55, 0], [0.4, 0.44, 0.1], 0.065, 0.055)}-.012*sin(cap.x*40.+cap.y*40.)`,
    { colour: mixed('#e8c890', '#2a1a14', ramp(0.28, 0.38, 'cap.x')), rough: 0.8, softness: 0.4 },
    0.02,
  )
  s.space('spark', 'cap-vec3(.44,.44,.11)')
  const burst: Material = { colour: '#ffd23a', emission: 'vec3(1.5,.7,.08)', rough: 0.5, softness: 0.6 }
  s.join(sphere('spark', [0, 0, 0], 0.11), { ...burst, colour: '#fff0a0' }, 0.03)
  s.space('ray', 'aroundZ(spark,8.)')
  s.join(
    octahedron('ray', [0, 0.16, 0], [0.05, 0.18, 0.06], 0.01),
    { ...burst, colour: '#ff8a1a', emission: `${colour(palette.glow)}*1.4` },
    0.02,
  )
}

function casing(c: Creature): Material {
  const { palette } = c
  const stripes = `smoothstep(-.06,.06,sin((h.x+h.y*.8)*17.))`
  const belt = '(smoothstep(.15,.135,abs(h.y+.53)))'
  return {
    colour: blushed(
      mixed(
        mixed(palette.shade, palette.body, ramp(-0.6, 0.5, 'h.y')),
        mixed('#17141f', palette.accent, stripes),
        belt,
      ),
      [0.54, -0.16, 0.5],
      '#ff4a5a',
    ),
    rough: 0.14,
    softness: 0.25,
    coat: 1,
  }
}

export function bomb(c: Creature): void {
  const { sculpture: s, palette } = c
  const head: Vec3 = [0.78, 0.76, 0.76]
  headSpace(c, [0, -0.12, 0], c.options.tilt ?? 0.08)
  const skin = casing(c)
  s.join(sphere('h', [0, 0, 0], 0.77), skin)
  fuse(c)
  const limb: Material = { colour: '#17141f', rough: 0.35, softness: 0.2, coat: 0.6 }
  const red: Material = {
    colour: mixed('#9a1420', palette.foot ?? '#f03a2a', ramp(-1, -0.8, 'p.y')),
    rough: 0.25,
    softness: 0.5,
    coat: 0.9,
  }
  arms(c, {
    from: [0.68, -0.2, 0.12],
    elbow: [1.06, -0.3, 0.2],
    hand: [1.02, 0.1, 0.36],
    thick: 0.085,
    palm: 0.17,
    skin: limb,
    glove: { ...red, colour: '#fff2e0' },
  })
  legs(c, { x: 0.3, top: -0.72, thick: 0.13, shoe: [0.25, 0.14, 0.31], skin: limb, sole: red })
  Object.assign(c.anatomy, { headRadii: head, skin: { ...skin, colour: palette.body } })
  face(c, head, {
    azimuth: 0.4,
    elevation: 0.12,
    size: 0.22,
    inset: 0.9,
    iris: 0.5,
    pupil: 0.22,
    mouth: 'open',
    mouthY: -0.26,
    mouthWidth: 0.26,
    lid: { tilt: -0.35, cover: 0.14 },
  })
}
