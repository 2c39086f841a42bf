/** A round penguin, one flipper up, with a knitted scarf (accent). */
import type { Creature } from '../../creature.ts'
import { headSpace } from '../../creature.ts'
import { face } from '../../face/face.ts'
import { capsule, ellipsoid, tube } from '../../glsl/solids.ts'
import { mixed, ramp, type Vec3 } from '../../glsl/values.ts'
import { armSpace } from '../../pose/arms.ts'
import type { Material } from '../../sculpture.ts'
import { blushed } from '../../skin.ts'

function scarf(c: Creature): void {
  const { sculpture: s, palette } = c
  const knit = 'sin(atan(p.x,p.z)*22.)*sin(p.y*44.)'
  const wool: Material = {
    colour: mixed(palette.accent, palette.belly, `.75*smoothstep(.2,.3,sin(p.y*34.+1.))*step(p.y,-.3)`),
    rough: 0.85,
    softness: 0.7,
    coat: 0,
  }
  s.space('scarf', 'turnX(turnZ(p-vec3(0.,-.16,.03),-.07),.06)')
  s.join(`(ringFlat(scarf*vec3(1.,.85,1.),.56,.135)-.01*${knit})*.9`, wool, 0.02)
  s.space('end', 'turnX(turnZ(p-vec3(-.3,-.46,.62),-.14),-.12)')
  s.join('roundBox(end,vec3(.14,.27,.06),.05)-.006*sin(end.x*70.)', wool, 0.03)
  s.join(ellipsoid('p', [-0.26, -0.17, 0.6], [0.16, 0.15, 0.12]), wool, 0.03)
}

/** Dark coat, pale shirt and mask. */
function plumage(c: Creature): Material {
  const { palette } = c
  const coat = mixed(palette.shade, palette.body, ramp(-0.9, 0.7, 'p.y'))
  const shirt = ellipsoid('p', [0, -0.52, 0.5], [0.48, 0.5, 0.42])
  const mask = `min(${ellipsoid('hm', [0.24, -0.02, 0.5], [0.3, 0.36, 0.4])},${ellipsoid('h', [0, -0.24, 0.5], [0.4, 0.24, 0.4])})`
  return {
    colour: blushed(
      mixed(coat, palette.belly, `smoothstep(.035,-.035,min(${shirt},${mask}))`),
      [0.4, -0.2, 0.42],
    ),
    rough: 0.5,
    softness: 0.8,
    coat: 0.25,
  }
}

/** Flippers, a tuft of hair, toes. */
function limbs(c: Creature, down: Material): void {
  const { sculpture: s, palette } = c
  const flipper: Material = { ...down, colour: mixed(palette.shade, palette.body, ramp(0.3, 1, 'abs(p.x)')) }
  const left = armSpace(c, 'p', [-0.52, -0.2, 0.07], [-1.06, 0.34, 0.14])
  const right = armSpace(c, 'p', [0.52, -0.2, 0.07], [0.98, -0.74, 0.19])
  s.join(
    tube(`${left}*vec3(1.,1.,1.4)`, [-0.52, -0.2, 0.1], [-0.96, -0.06, 0.12], [-1.06, 0.34, 0.2], 0.16, 0.07),
    flipper,
    0.06,
  )
  s.join(
    tube(`${right}*vec3(1.,1.,1.4)`, [0.52, -0.2, 0.1], [0.86, -0.36, 0.14], [0.98, -0.74, 0.26], 0.16, 0.08),
    flipper,
    0.06,
  )
  for (const [x, y] of [
    [0.05, 0.3],
    [-0.08, 0.22],
  ] as const)
    s.join(tube('h', [0, 0.52, 0], [x, 0.66, 0], [x * 4, 0.58 + y * 0.7, 0.04], 0.075, 0.015), flipper, 0.05)
  const foot: Material = { colour: palette.foot ?? '#ff9a1e', rough: 0.35, softness: 0.7, coat: 0.6 }
  for (const x of [-0.1, 0, 0.1])
    s.join(capsule('m', [0.28, -0.92, 0.22], [0.28 + x, -0.95, 0.58 - Math.abs(x)], 0.08, 0.06), foot, 0.05)
}

export function penguin(c: Creature): void {
  const { sculpture: s, options: o, palette } = c
  const head: Vec3 = [0.62, 0.58, 0.56]
  headSpace(c, [0, 0.3, 0.02], o.tilt ?? 0.1)
  const down = plumage(c)
  s.join(ellipsoid('p', [0, -0.46, 0], [0.64, 0.54, 0.58]), down)
  s.join(ellipsoid('h', [0, 0, 0], head), down, 0.16)
  limbs(c, down)
  scarf(c)
  Object.assign(c.anatomy, { headRadii: head, skin: { ...down, colour: palette.belly } })
  face({ ...c, palette: { ...palette, accent: palette.foot ?? '#ff9a1e' } }, head, {
    azimuth: 0.42,
    elevation: 0.08,
    size: 0.19,
    inset: 0.92,
    mouth: 'none',
    beak: { y: -0.12, length: 0.24, width: 0.12, hook: 0.04 },
  })
}
