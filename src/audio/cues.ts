/** The files of each sound, its volume slider, its pitch, and how many of it may play simultaneously. All files have their final loudness. */
import type { StemName } from '@/design/battle-music.ts'
import { type AmbienceName, type CueName, type MusicName, takeName, takesOf } from '@/design/cues.ts'

export type Channel = 'music' | 'effects' | 'voice'

/** Best format first: Howler uses the first that the browser can play. */
const both = (path: string): string[] => [`/assets/${path}.webm`, `/assets/${path}.mp3`]

/** @param take from 0 */
export const sourcesOf = (cue: CueName, take = 0): string[] => both(`sounds/${takeName(cue, take)}`)
export const sourcesOfVoice = (slug: string): string[] => both(`voices/${slug}`)
export const sourcesOfMusic = (name: MusicName | StemName): string[] => both(`music/${name}`)
export const sourcesOfAmbience = (name: AmbienceName): string[] => both(`ambience/${name}`)

/** Stings end or accompany the music and use its slider. */
const stings: readonly CueName[] = ['victory', 'defeat']

export const channelOf = (cue: CueName): Channel => (stings.includes(cue) ? 'music' : 'effects')

/** The notes of a counter, whose pitch follows its steps. */
const counters: readonly CueName[] = ['score', 'score_rival']

/** The pitch of melodies never varies. */
const melodies: readonly CueName[] = [
  'battle_start',
  'victory',
  'defeat',
  'level_up',
  'turn_own',
  'turn_rival',
  'ui_success',
  'ui_notification',
  'reveal_rara',
  'reveal_mitica',
  'reveal_leggendaria',
  'reveal_unica',
]

/** Returns whether a repetition may vary its pitch slightly. */
export const varies = (cue: CueName): boolean => !melodies.includes(cue) && !counters.includes(cue)

/** D, E, G, A, C: consonant with the minor music of the duel and with the major music of the victory. */
const scale = [0, 2, 5, 7, 10]
const OCTAVE = 12
const HIGHEST_STEP = 10 // two octaves; above them a sample sounds thin

/** Factor on the pitch for a step of the scale. */
export function rateOfStep(step: number): number {
  const note = Math.min(HIGHEST_STEP, Math.max(0, Math.round(step)))
  const semitones = (scale[note % scale.length] ?? 0) + OCTAVE * Math.floor(note / scale.length)
  return 2 ** (semitones / OCTAVE)
}

/** Alone: one more stops the oldest. */
const single = (cue: CueName) => melodies.includes(cue) || cue === 'low_health' || cue.startsWith('crowd_')

/** Returns how many of the same cue may play simultaneously. One more stops the oldest. */
export const polyphonyOf = (cue: CueName): number => (single(cue) ? 1 : 3)

/** Heavy blows lower the music. */
export const isHeavy = (cue: CueName): boolean =>
  cue === 'take_damage_heavy' ||
  cue === 'card_defeated' ||
  (cue.startsWith('attack_') && cue.endsWith('_heavy'))

/** Returns a take that differs from the last one, if there is another. @param random 0–1 */
export function chooseTake(ready: readonly number[], last: number | undefined, random: number): number {
  const others = ready.filter(take => take !== last)
  const candidates = others.length ? others : ready
  return candidates[Math.min(candidates.length - 1, Math.floor(random * candidates.length))] ?? 0
}

/** All takes of a cue, from 0. */
export const allTakes = (cue: CueName): number[] => Array.from({ length: takesOf(cue) }, (_, take) => take)
