/** The four faces every creature can pull; all share camera and canvas, only the face changes. */
import type { Expression } from '../creature.ts'
import type { FaceOptions } from './options.ts'

export type EyeState = 'open' | 'closed' | 'squeezed'

export const eyeState = (expression: Expression): EyeState =>
  expression === 'blink' ? 'closed' : expression === 'hurt' ? 'squeezed' : 'open'

export function expressed(face: FaceOptions, expression: Expression): FaceOptions {
  const speaks = face.mouth !== undefined && face.mouth !== 'none'
  if (expression === 'attack')
    return {
      ...face,
      lid: { ...face.lid, tilt: -0.55, cover: face.eyes === 'glow' ? 0.2 : 0.3 },
      mouth: speaks ? 'fang' : face.mouth,
      mouthWidth: (face.mouthWidth ?? 0.16) * (face.mouthZ ? 1.05 : 1.2),
      fangs: false,
    }
  if (expression === 'hurt')
    return { ...face, lid: undefined, mouth: speaks ? 'o' : face.mouth, fangs: false }
  return face
}
