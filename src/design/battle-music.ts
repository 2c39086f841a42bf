/**
 * Music of a battle: stems of eight bars in one tempo and one key. The stems of calm, tense and danger have the same chord in
 * the same bar, so that one can replace another at any bar.
 */
export const battleMoods = ['calm', 'tense', 'danger', 'victory'] as const
export type BattleMood = (typeof battleMoods)[number]

export type StemName = 'calm' | 'calm-2' | 'tense' | 'tense-2' | 'danger' | 'victory'

/** Stems of a mood, which alternate. Each takes 6 MB of memory while it is decoded. */
export const stemsOf: Readonly<Record<BattleMood, readonly StemName[]>> = {
  calm: ['calm', 'calm-2'],
  tense: ['tense', 'tense-2'],
  danger: ['danger'],
  victory: ['victory'],
}

export const stemNames: readonly StemName[] = battleMoods.flatMap(mood => stemsOf[mood])

export const BEAT = 0.5 // seconds: 120 beats per minute
export const BAR = 4 * BEAT
export const BARS = 8
export const STEM = BARS * BAR // seconds of the loop

/** Seconds of the loop's end before it, and of its beginning after it, in a file: codecs shift the samples by a few milliseconds. */
export const STEM_MARGIN = 0.1
