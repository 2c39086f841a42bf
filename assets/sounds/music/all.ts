import type { StemName } from '../../../src/design/battle-music.ts'
import type { MusicName } from '../../../src/design/cues.ts'
import { calm, danger, tense, victory } from './battle.ts'
import { lobby } from './lobby.ts'
import type { Stereo } from './mixdown.ts'

/** Left and right of every loop. */
export const music: Record<MusicName, () => Stereo> = { lobby }

export const stems: Record<StemName, () => Stereo> = {
  calm: () => calm('ocarina'),
  'calm-2': () => calm('harpsichord'),
  tense: () => tense('call'),
  'tense-2': () => tense('answer'),
  danger,
  victory,
}
