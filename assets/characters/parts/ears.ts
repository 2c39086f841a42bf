import { capsule, ellipsoid, tube } from '../glsl/solids.ts'
import type { Material } from '../sculpture.ts'
import type { Part } from './part.ts'

const furless = (colour: string): Material => ({ colour, rough: 0.6, softness: 0.7 })

export const catEars: Part<{ length?: number }> = (c, { length = 0.45 }) => {
  const [rx, ry] = c.anatomy.headRadii
  const x = rx * 0.62
  const y = ry * 0.72
  const flat = 'hm*vec3(1.,1.,1.25)'
  c.sculpture.join(
    capsule(flat, [x, y, 0], [x + 0.22, y + length, -0.02], 0.21, 0.03),
    furless(c.palette.body),
    0.06,
  )
  c.sculpture.join(
    capsule(flat, [x + 0.02, y + 0.03, 0.12], [x + 0.18, y + length * 0.75, 0.06], 0.12, 0.015),
    furless(c.palette.belly),
    0.03,
  )
}

export const roundEars: Part<{ size?: number }> = (c, { size = 0.23 }) => {
  const [rx, ry] = c.anatomy.headRadii
  const x = rx * 0.72
  const y = ry * 0.74
  c.sculpture.join(ellipsoid('hm', [x, y, 0], [size, size, 0.12]), furless(c.palette.body), 0.05)
  c.sculpture.join(
    ellipsoid('hm', [x + 0.01, y, 0.08], [size * 0.6, size * 0.6, 0.07]),
    furless(c.palette.accent),
    0.02,
  )
}

export const longEars: Part = c => {
  const [rx, ry] = c.anatomy.headRadii
  const x = rx * 0.36
  const y = ry * 0.8
  const flat = 'hm*vec3(1.,1.,1.3)'
  c.sculpture.join(
    tube(flat, [x, y, 0], [x + 0.1, y + 0.5, -0.1], [x + 0.42, y + 0.72, -0.05], 0.17, 0.1),
    furless(c.palette.body),
    0.06,
  )
  c.sculpture.join(
    tube(flat, [x + 0.02, y + 0.1, 0.12], [x + 0.12, y + 0.48, 0.05], [x + 0.4, y + 0.68, 0.06], 0.08, 0.05),
    furless(c.palette.belly),
    0.03,
  )
}
