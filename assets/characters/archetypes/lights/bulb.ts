/** A lit light bulb standing on its screw: glass head, brass thread, gloved arms, short strokes of light around it. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { capsule, ellipsoid, sphere } from '../../glsl/solids.ts'
import { colour, mixed, ramp, type Vec3 } from '../../glsl/values.ts'
import { arms, legs } from '../../parts/limbs.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

function screw(c: Creature): void {
  const { sculpture: s, palette } = c
  const brass: Material = { colour: palette.accent, rough: 0.25, metal: 0.75, softness: 0.1, coat: 0.5 }
  s.join('cylinder(p-vec3(0.,-.66,0.),.19,.33,.05)-.022*sin(p.y*42.+atan(p.x,p.z))', brass, 0.01)
  s.join(sphere('p', [0, -0.84, 0], 0.2), { colour: palette.dark, rough: 0.4, coat: 0.6 }, 0.02)
}

/** Strokes of light, long and short in turn, over the upper half. */
function strokes(c: Creature): void {
  const { sculpture: s, palette } = c
  const light: Material = { colour: palette.glow, rough: 0.5, emission: `${colour(palette.glow)}*.9` }
  for (let i = 0; i < 7; i++) {
    const angle = -1.35 + i * 0.45
    const from = 0.98
    const to = i % 2 ? 1.1 : 1.2
    const on = (r: number): Vec3 => [Math.sin(angle) * r, Math.cos(angle) * r, -0.1]
    s.join(capsule('h', on(from), on(to), 0.055, 0.04), light, 0.01)
  }
}

export function bulb(c: Creature): void {
  const { sculpture: s, options: o, palette } = c
  const head: Vec3 = [0.76, 0.74, 0.72]
  headSpace(c, [0, 0.24, 0], o.tilt ?? 0.06)
  const warm = mixed(palette.shade, palette.body, ramp(-0.85, 0.1, 'h.y'))
  const glass: Material = {
    colour: blushed(
      mixed(warm, palette.belly, ramp(0.5, 0.05, 'length(h.xy-vec2(-.25,.4))')),
      [0.48, -0.2, 0.52],
    ),
    rough: 0.06,
    softness: 1,
    coat: 1,
    emission: `${colour(palette.glow)}*.08*${ramp(-0.7, 0.6, 'h.y')}`,
  }
  s.join(
    `smoothMin(${ellipsoid('h', [0, 0, 0], head)},capsule(h,vec3(0.,-.4,0.),vec3(0.,-.76,0.),.42,.3),.22)`,
    glass,
  )
  screw(c)
  strokes(c)
  const limb: Material = { colour: palette.dark, rough: 0.4, softness: 0.3, coat: 0.5 }
  const glove: Material = { colour: '#ffffff', rough: 0.5, softness: 0.7 }
  arms(c, {
    from: [0.3, -0.5, 0.1],
    elbow: [0.75, -0.72, 0.2],
    hand: [0.82, -0.26, 0.34],
    thick: 0.055,
    skin: limb,
    glove,
  })
  legs(c, {
    x: 0.16,
    top: -0.8,
    thick: 0.06,
    shoe: [0.17, 0.1, 0.22],
    skin: limb,
    sole: { ...limb, colour: palette.foot ?? palette.shade },
  })
  Object.assign(c.anatomy, { headRadii: head, skin: { ...glass, emission: undefined } })
  face(c, head, {
    azimuth: 0.4,
    elevation: 0.02,
    size: 0.19,
    inset: 0.9,
    mouth: 'open',
    mouthY: -0.27,
    mouthWidth: 0.15,
  })
}
