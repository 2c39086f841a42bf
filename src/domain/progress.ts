/** Levels of a player (specification notes §9): level 1 needs no XP, the first step is 100, each next step is 1.35 × the one before, rounded. */
export const firstStep = 100
export const stepGrowth = 1.35

export interface LevelFacts {
  level: number // from 1
  reached: number // XP within this level
  step: number // XP from this level to the next
  missing: number // XP missing to the next level
}

/** Returns the level for this XP. Anything but an integer of at least 0 counts as 0. */
export function levelOf(xp: number): LevelFacts {
  let reached = Number.isFinite(xp) ? Math.max(0, Math.floor(xp)) : 0
  let level = 1
  let step = firstStep
  while (reached >= step) {
    reached -= step
    step = Math.round(step * stepGrowth)
    level += 1
  }
  return { level, reached, step, missing: step - reached }
}
