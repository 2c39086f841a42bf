import type { Vec3 } from '../glsl/values.ts'

/** Where a face puts its eye on the mirrored head: for spectacles, brows and rims. Angles in radians. */
export const eyeCentre = (radii: Vec3, azimuth: number, elevation: number, inset = 0.86): Vec3 => [
  Math.sin(azimuth) * Math.cos(elevation) * radii[0] * inset,
  Math.sin(elevation) * radii[1] * inset,
  Math.cos(azimuth) * Math.cos(elevation) * radii[2] * inset,
]
