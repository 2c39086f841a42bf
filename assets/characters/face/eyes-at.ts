/** Places the eyes where they sit outside the head's curve (on stalks, bumps, a flat front): give face() these radii and options. */
import type { Vec3 } from '../glsl/values.ts'
import type { FaceOptions } from './options.ts'

const ELEVATION = 0.5

/** `centre` of the eye on the creature's left, in head space. The mouth then needs its own mouthZ. */
export function eyesAt(centre: Vec3, azimuth = 0.3): { radii: Vec3; eyes: FaceOptions } {
  const level = Math.cos(ELEVATION)
  const radii: Vec3 = [
    centre[0] / (Math.sin(azimuth) * level),
    centre[1] / Math.sin(ELEVATION),
    centre[2] / (Math.cos(azimuth) * level),
  ]
  return { radii, eyes: { azimuth, elevation: ELEVATION, inset: 1 } }
}
