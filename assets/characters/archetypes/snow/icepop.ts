/** A twin ice lolly: two frosted bars with a groove, a bitten corner, its two sticks for legs. */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { capsule, roundBox, tube } from '../../glsl/solids.ts'
import { mixed, ramp, type Vec3 } from '../../glsl/values.ts'
import { arms } from '../../parts/limbs.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

function ice(c: Creature): Material {
  const { palette } = c
  const wave = 'h.y+.07*sin(h.x*7.+.6)'
  const layers = mixed(
    mixed(palette.shade, palette.body, ramp(-0.75, -0.2, wave)),
    palette.belly,
    `smoothstep(.22,.25,${wave})`,
  )
  const frost = 'smoothstep(.2,.1,spots(h*6.+2.))*smoothstep(.1,-.6,h.y)*.5'
  return {
    colour: blushed(mixed(layers, '#ffffff', frost), [0.44, -0.1, 0.3]),
    rough: 0.16,
    softness: 1,
    coat: 1,
  }
}

function bite(c: Creature, skin: Material): void {
  const { sculpture: s, palette } = c
  const core: Material = { ...skin, colour: palette.accent, rough: 0.5 }
  for (const [x, y, r] of [
    [0.68, 0.8, 0.26],
    [0.36, 0.96, 0.2],
    [0.76, 0.46, 0.2],
  ] as const)
    s.carve(capsule('h', [x, y, -0.6], [x, y, 0.6], r), core, 0.02)
}

export function icepop(c: Creature): void {
  const { sculpture: s, options: o, palette } = c
  headSpace(c, [0, 0.14, 0], o.tilt ?? 0.1)
  const skin = ice(c)
  s.join(
    `smoothMin(${roundBox('hm', [0.31, 0.02, 0], [0.33, 0.84, 0.34], 0.3)},${roundBox('h', [0, -0.18, 0], [0.46, 0.6, 0.3], 0.2)},.08)`,
    skin,
  )
  bite(c, skin)
  const wood: Material = {
    colour: mixed('#e8b878', '#c88a4a', 'smoothstep(.2,.8,sin(p.x*60.+3.*sin(p.y*5.)))'),
    rough: 0.6,
  }
  s.join('roundBox(turnZ(m-vec3(.3,-.84,0.),.06),vec3(.12,.2,.07),.07)', wood, 0.015)
  s.join(tube('h', [-0.5, -0.62, 0.24], [-0.5, -0.8, 0.26], [-0.5, -0.86, 0.25], 0.12, 0.075), skin, 0.08)
  arms(c, {
    from: [0.6, -0.2, 0.05],
    elbow: [0.9, -0.34, 0.1],
    hand: [1, -0.02, 0.24],
    palm: 0.13,
    skin: { ...skin, colour: palette.shade },
  })
  const head: Vec3 = [0.62, 0.84, 0.36]
  Object.assign(c.anatomy, { headRadii: head, skin: { ...skin, colour: palette.body } })
  face(c, head, {
    azimuth: 0.5,
    elevation: 0.02,
    size: 0.2,
    inset: 0.92,
    mouth: 'open',
    mouthY: -0.26,
    mouthZ: 0.34,
    mouthWidth: 0.15,
  })
}
