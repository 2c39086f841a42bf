import type { AmbienceName } from '../../../src/design/cues.ts'
import { murmur } from './murmur.ts'

/** Left and right of every loop. */
export const ambience: Record<AmbienceName, () => [Float32Array, Float32Array]> = { murmur }
