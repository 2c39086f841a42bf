/** A curved chilli pepper with a green cap, arms akimbo and a hot temper. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { sphere, tube } from '../../glsl/solids.ts'
import { mixed, ramp, type Vec3 } from '../../glsl/values.ts'
import { legs } from '../../parts/limbs.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

function cap(c: Creature): void {
  const { sculpture: s } = c
  const green: Material = {
    colour: mixed('#1f7a2c', '#7cc840', ramp(0.45, 1.1, 'h.y')),
    rough: 0.35,
    softness: 0.7,
    coat: 0.5,
  }
  s.join('(ellipsoid(h-vec3(0.,.44,0.),vec3(.5,.24,.48))+.035*sin(atan(h.x,h.z)*6.))*.85', green, 0.02)
  s.join(tube('h', [0, 0.54, 0], [0.02, 0.92, 0.02], [-0.34, 1.04, 0.1], 0.14, 0.1), green, 0.1)
  s.join(sphere('h', [-0.36, 1.04, 0.11], 0.12), { ...green, colour: '#b6e268' }, 0.03)
}

function limbs(c: Creature): void {
  const { sculpture: s } = c
  const limb: Material = {
    colour: mixed('#1f7a2c', '#5fb43a', ramp(-1, 0, 'p.y')),
    rough: 0.4,
    softness: 0.6,
    coat: 0.4,
  }
  s.join(tube('p', [-0.54, -0.06, 0.12], [-1.02, -0.2, 0.2], [-0.68, -0.44, 0.44], 0.09, 0.085), limb, 0.04)
  s.join(sphere('p', [-0.66, -0.44, 0.45], 0.15), limb, 0.03)
  s.join(tube('p', [0.54, -0.04, 0.12], [0.98, -0.16, 0.2], [0.9, 0.26, 0.34], 0.09, 0.085), limb, 0.04)
  s.join(sphere('p', [0.9, 0.28, 0.34], 0.16), limb, 0.03)
  legs(c, { x: 0.24, top: -0.5, thick: 0.1, shoe: [0.2, 0.12, 0.27], skin: limb })
}

export function pepper(c: Creature): void {
  const { sculpture: s, palette } = c
  const head: Vec3 = [0.64, 0.62, 0.6]
  headSpace(c, [0, 0.2, 0], c.options.tilt ?? -0.06)
  const skin: Material = {
    colour: blushed(
      mixed(
        mixed(palette.shade, palette.body, ramp(-0.9, 0.3, 'p.y')),
        palette.accent,
        `.8*${ramp(0.45, 0.95, 'p.x')}*${ramp(-0.3, -0.6, 'p.y')}`,
      ),
      [0.46, -0.18, 0.4],
      '#ff8a4a',
    ),
    rough: 0.16,
    softness: 0.5,
    coat: 1,
  }
  s.join(`(length((h-vec3(0.,.02,0.))/vec3(.66,.6,.62))-1.)*.58`, skin)
  s.join(tube('p', [0, 0.06, 0], [-0.14, -0.78, -0.06], [0.94, -0.52, -0.1], 0.6, 0.03), skin, 0.15)
  cap(c)
  limbs(c)
  Object.assign(c.anatomy, { headRadii: head, skin: { ...skin, colour: palette.body } })
  face(c, head, {
    azimuth: 0.42,
    elevation: 0.06,
    size: 0.21,
    inset: 0.92,
    mouth: 'frown',
    mouthY: -0.28,
    mouthZ: 0.58,
    mouthWidth: 0.17,
    lid: { tilt: -0.5, cover: 0.26 },
  })
}
