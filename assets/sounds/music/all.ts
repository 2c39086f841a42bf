import type { MusicName } from '../../../src/design/cues.ts'
import { battle } from './battle.ts'
import { lobby } from './lobby.ts'
import { victory } from './victory.ts'

/** Left and right of every loop. */
export const music: Record<MusicName, () => [Float32Array, Float32Array]> = { lobby, battle, victory }
