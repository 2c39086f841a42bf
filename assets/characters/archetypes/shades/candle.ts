/** A melting candle in its holder: wax running down the sides, a tall cold flame, little arms. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { capsule, cylinder, ellipsoid, tube } from '../../glsl/solids.ts'
import { colour, mixed, ramp, type Vec3 } from '../../glsl/values.ts'
import { arms } from '../../parts/limbs.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

function flameOf(c: Creature): void {
  const { sculpture: s, palette } = c
  const cold: Material = {
    colour: mixed('#ffffff', palette.glow, ramp(0.7, 1.1, 'h.y')),
    rough: 0.5,
    softness: 1,
    coat: 0,
    emission: `mix(vec3(1.1,1.,1.2),${colour(palette.glow)}*1.1,${ramp(0.72, 1.0, 'h.y')})`,
  }
  s.join(capsule('h', [0, 0.5, 0], [0.02, 0.74, 0], 0.035), { colour: palette.dark, rough: 0.8 }, 0.02)
  s.join(tube('h', [0, 0.8, 0], [0.16, 1.02, 0], [-0.08, 1.42, 0], 0.2, 0.012), cold, 0.02)
  s.join(tube('h', [0.1, 0.78, 0], [0.36, 0.9, 0], [0.2, 1.18, 0], 0.12, 0.01), cold, 0.06)
}

function wax(c: Creature, skin: Material): void {
  const { sculpture: s, palette } = c
  const run: Material = { ...skin, colour: mixed(palette.accent, palette.body, ramp(0.4, -0.5, 'h.y')) }
  s.join('ringFlat(h-vec3(0.,.5,0.),.38,.13)', run, 0.08)
  for (const [angle, low, r] of [
    [0.95, -0.1, 0.12],
    [1.7, -0.42, 0.13],
    [-1.0, -0.3, 0.12],
    [-1.6, 0.05, 0.1],
    [0.35, 0.3, 0.09],
    [-0.35, 0.26, 0.1],
    [2.9, -0.3, 0.12],
  ] as const) {
    const x = Math.sin(angle) * 0.48
    const z = Math.cos(angle) * 0.48
    s.join(capsule('h', [x * 0.95, 0.5, z * 0.95], [x * 1.06, low, z * 1.06], r * 0.7, r), run, 0.06)
  }
}

export function candle(c: Creature): void {
  const { sculpture: s, options: o, palette } = c
  const head: Vec3 = [0.5, 0.6, 0.5]
  headSpace(c, [0, -0.26, 0], o.tilt ?? 0.05)
  const skin: Material = {
    colour: blushed(
      mixed(palette.shade, palette.body, ramp(-0.5, 0.5, 'h.y')),
      [0.36, -0.2, 0.4],
      palette.blush,
    ),
    rough: 0.3,
    softness: 1,
    coat: 0.8,
  }
  s.join(cylinder('h', [0, -0.06, 0], 0.6, 0.5, 0.1), skin)
  wax(c, skin)
  flameOf(c)
  const gold: Material = {
    colour: palette.foot ?? '#ffc02a',
    rough: 0.22,
    metal: 0.65,
    softness: 0.1,
    coat: 0.7,
  }
  s.join('(ellipsoid(p-vec3(0.,-.92,0.),vec3(.92,.1,.86))-.02)*.8', gold, 0.02)
  s.join('ringFlat(p-vec3(0.,-.86,0.),.86,.06)', gold, 0.03)
  s.join('ringFacing(p-vec3(-1.0,-.74,.1),.16,.05)', gold, 0.03)
  s.join(ellipsoid('p', [0, -0.84, 0], [0.6, 0.12, 0.58]), { ...skin, colour: palette.accent }, 0.06)
  arms(c, {
    from: [0.46, -0.4, 0.14],
    elbow: [0.84, -0.56, 0.24],
    hand: [0.84, -0.14, 0.4],
    thick: 0.075,
    palm: 0.13,
    skin,
    glove: { ...skin, colour: palette.accent },
  })
  Object.assign(c.anatomy, { headRadii: head, skin })
  face(c, head, {
    azimuth: 0.42,
    elevation: 0,
    size: 0.185,
    inset: 0.92,
    mouth: 'open',
    mouthY: -0.3,
    mouthZ: 0.47,
    mouthWidth: 0.13,
  })
}
