import { sphere } from '../glsl/solids.ts'
import { colour, num, type Vec3, vec } from '../glsl/values.ts'
import type { Part } from './part.ts'

/** A set stone on the forehead. */
export const gem: Part<{ y?: number; size?: number }> = (c, { y, size = 1 }) => {
  const { sculpture: s, palette, anatomy } = c
  const [, ry, rz] = anatomy.headRadii
  const height = y ?? ry * 0.55
  const depth = Math.sqrt(1 - (height / ry) ** 2) * rz + 0.03
  s.space('stone', `turnX(h-${vec([0, height, depth])},${num(-Math.asin(height / ry) * 0.95)})/${num(size)}`)
  s.join(
    `(octahedron(stone,vec3(.11,.15,.08))-.012)*${num(size)}`,
    { colour: palette.glow, rough: 0.08, softness: 0.5, coat: 1, emission: `${colour(palette.glow)}*.9` },
    0.01,
  )
  s.join(`ringFacing(stone,.16,.03)*${num(size)}`, { colour: '#ffcf5e', rough: 0.25, metal: 0.9 }, 0.01)
}

const around: [number, number, number, number][] = [
  [1.15, 0.55, 0.1, 0.13],
  [-1.1, 0.75, -0.1, 0.1],
  [1.0, -0.35, 0.5, 0.08],
  [-1.15, -0.25, 0.3, 0.12],
]

/** Floating beads; each is x, y, z, radius. */
export const orbs: Part<{ beads?: [number, number, number, number][] }> = (c, { beads = around }) => {
  for (const [x, y, z, r] of beads)
    c.sculpture.join(
      sphere('p', [x, y, z] as Vec3, r),
      {
        colour: c.palette.glow,
        rough: 0.15,
        softness: 1,
        coat: 1,
        emission: `${colour(c.palette.glow)}*.55`,
      },
      0.01,
    )
}

/** A gold crown worn slightly askew. */
export const crown: Part<{ y?: number; x?: number; roll?: number; size?: number }> = (c, o) => {
  const { sculpture: s, palette, anatomy } = c
  const { y = anatomy.headRadii[1] * 0.86, x = 0, roll = -0.12, size = 1 } = o
  const k = num(size)
  s.space('crown', `turnZ(h-${vec([x, y, -0.02])},${num(roll)})/${k}`)
  s.scalar('crownAngle', 'atan(crown.x,crown.z)')
  s.join(
    `(max(abs(length(crown.xz)-.26-.10*crown.y)-.022,max(-crown.y,crown.y-.15-.13*abs(fract(crownAngle*.955)*2.-1.)))*.7-.008)*${k}`,
    { colour: '#ffc53a', rough: 0.22, metal: 0.55, softness: 0.2, coat: 0.6, emission: 'vec3(.22,.12,.01)' },
    0.01,
  )
  s.join(
    `sphere(vec3(abs(crown.x),crown.yz)-vec3(.0,.09,.285),.05)*${k}`,
    { colour: palette.glow, emission: `${colour(palette.glow)}*.6`, rough: 0.1, coat: 1 },
    0.004,
  )
}
