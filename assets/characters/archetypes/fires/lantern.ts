/** A brass storm lantern on boots; the flame in its cage is the face. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { ellipsoid, tube } from '../../glsl/solids.ts'
import { mixed, ramp, type Vec3 } from '../../glsl/values.ts'
import { arms, legs } from '../../parts/limbs.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

function housing(c: Creature, brass: Material): void {
  const { sculpture: s, palette } = c
  const paint: Material = {
    colour: mixed(palette.shade, palette.body, ramp(-0.9, -0.4, 'p.y')),
    rough: 0.22,
    metal: 0.1,
    softness: 0.2,
    coat: 0.9,
  }
  s.join('cylinder(p-vec3(0.,-.66,0.),.2,.56-.3*(p.y+.62),.08)*.85', paint, 0.01)
  s.join('cylinder(p-vec3(0.,-.45,0.),.05,.6,.04)', brass, 0.01)
  s.join('cylinder(p-vec3(0.,-.86,0.),.05,.66,.04)', brass, 0.01)
  s.join('cylinder(p-vec3(0.,.56,0.),.05,.58,.04)', brass, 0.01)
  s.join('cylinder(p-vec3(0.,.72,0.),.15,.46-.9*(p.y-.66),.06)*.72', { ...paint, colour: palette.body }, 0.01)
  s.join('cylinder(p-vec3(0.,.9,0.),.09,.2,.03)', brass, 0.01)
  s.join('cylinder(p-vec3(0.,1.0,0.),.045,.28,.04)', brass, 0.01)
  s.join(tube('m', [0.6, -0.44, 0], [0.92, 0.06, 0], [0.58, 0.58, 0], 0.06, 0.06), brass, 0.02)
  s.join(tube('m', [0.26, -0.44, -0.5], [0.5, 0.06, -0.72], [0.26, 0.56, -0.5], 0.045, 0.045), brass, 0.02)
  s.join('arcFacing((p-vec3(0.,.78,-.02)),1.75,.56,.045)', { ...brass, colour: '#6a4420' }, 0.02)
  s.join('cylinderFacing(turnY(p-vec3(.56,-.66,.2),1.2),.05,.12,.03)', { ...brass, colour: '#fff0c0' }, 0.01)
}

function burning(c: Creature): Material {
  const { palette } = c
  const heat = ramp(0.16, 0.62, 'length((h-vec3(0.,-.08,.3))*vec3(1.1,.85,.6))')
  return {
    colour: blushed(
      mixed(palette.belly, mixed(palette.accent, '#ff5a10', ramp(0.3, 0.6, 'h.y')), heat),
      [0.36, -0.13, 0.34],
      '#ff5a3a',
    ),
    rough: 0.5,
    softness: 0.8,
    coat: 0.3,
    emission: `mix(vec3(.24,.13,.02),vec3(.5,.14,.01),${heat})`,
  }
}

export function lantern(c: Creature): void {
  const { sculpture: s, palette } = c
  const head: Vec3 = [0.52, 0.48, 0.48]
  headSpace(c, [0, -0.02, 0.04], c.options.tilt ?? 0.05)
  const brass: Material = {
    colour: mixed('#b0701c', '#ffcf5a', ramp(-1, 1, 'p.y')),
    rough: 0.24,
    metal: 0.75,
    softness: 0,
    coat: 0.6,
  }
  const fire = burning(c)
  s.join(ellipsoid('h', [0, -0.02, 0], head), fire)
  s.join(tube('h', [0, 0.2, 0], [0.18, 0.44, 0], [-0.05, 0.64, 0], 0.32, 0.03), fire, 0.1)
  s.join(tube('h', [-0.3, 0.14, 0], [-0.46, 0.3, 0], [-0.36, 0.5, 0], 0.16, 0.02), fire, 0.08)
  housing(c, brass)
  const dark: Material = { colour: palette.dark, rough: 0.35, softness: 0.2, coat: 0.7 }
  arms(c, {
    from: [0.5, -0.62, 0.1],
    elbow: [0.92, -0.7, 0.2],
    hand: [0.96, -0.36, 0.36],
    thick: 0.075,
    palm: 0.13,
    skin: dark,
    glove: brass,
  })
  legs(c, { x: 0.24, top: -0.84, z: 0.1, thick: 0.12, shoe: [0.21, 0.12, 0.28], skin: dark })
  Object.assign(c.anatomy, { headRadii: head, skin: { ...fire, colour: palette.accent } })
  face(c, head, {
    azimuth: 0.42,
    elevation: 0.06,
    size: 0.18,
    inset: 0.93,
    mouth: 'open',
    mouthY: -0.24,
    mouthZ: 0.43,
    mouthWidth: 0.14,
  })
}
