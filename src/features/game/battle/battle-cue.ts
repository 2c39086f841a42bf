/** Plays a cue of a battle and vibrates the phone with the pattern of its blow. */
import { playCue } from '@/audio/player.ts'
import { type CueName, type CueOptions, isAttackCue } from '@/design/cues.ts'
import { vibrate } from '../kit/vibrate.ts'

/** On and off in turn, ms: the heavier the blow, the longer; ticks of a status are double, a knock-out breaks and falls. */
const patterns: Partial<Record<CueName, number[]>> = {
  take_damage: [18],
  take_damage_heavy: [45, 25, 70],
  block: [8, 30, 8],
  poison_tick: [10, 40, 10],
  burn_tick: [10, 25, 10],
  card_defeated: [30, 40, 20, 60, 120],
  card_enter: [12],
  score: [6],
}

const CHARGE = [8, 50, 14] // a heavy blow gathers strength

export function patternOf(cue: CueName): number[] | null {
  if (isAttackCue(cue)) return cue.endsWith('_heavy') ? CHARGE : null
  return patterns[cue] ?? null
}

export function playBattleCue(cue: CueName, options?: CueOptions): void {
  playCue(cue, options)
  const pattern = patternOf(cue)
  if (pattern) vibrate(pattern)
}
