/** Animates XP from before a battle to after it, and the levels it passes. Pure. */
import { type LevelFacts, levelOf } from '@/domain/progress.ts'

export const CLIMB = 900 // ms

export interface Climb {
  facts: LevelFacts
  share: number // progress within the level, 0–1
  passed: number // number of levels gained so far
}

/** @param way share of the gained XP that is shown, 0–1 */
export function climbAt(before: number, gained: number, way: number): Climb {
  const xp = before + Math.round(gained * way)
  const facts = levelOf(xp)
  return { facts, share: facts.reached / facts.step, passed: facts.level - levelOf(before).level }
}
