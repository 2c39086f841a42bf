/** What a spec line may say about a face. Lengths are in units of the creature; the head's radii come from the archetype. */
import type { Vec3 } from '../glsl/values.ts'

export interface Lid {
  tilt?: number // below 0 angry, above 0 sad
  cover?: number // part of the eye hidden, 0 … 1
  colour?: string
}

export type Mouth = 'smile' | 'frown' | 'cat' | 'o' | 'open' | 'fang' | 'none'

export interface FaceOptions {
  eyes?: 'iris' | 'bead' | 'glow'
  azimuth?: number // half the angle between the eyes
  elevation?: number
  size?: number
  stretch?: Vec3
  inset?: number // 1 on the surface, less is deeper
  iris?: number
  pupil?: number
  slit?: boolean
  liner?: boolean
  linerColour?: string
  lid?: Lid
  wink?: boolean // the eye on the left of the picture stays shut while the face is calm
  mouth?: Mouth
  mouthY?: number
  mouthZ?: number // given when the mouth sits on a muzzle
  mouthWidth?: number
  fangs?: boolean
  nose?: { y: number; z: number; radii?: Vec3; colour?: string }
  beak?: { y: number; length: number; width: number; hook: number }
}
