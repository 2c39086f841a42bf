/**
 * The only source of randomness (mulberry32). Its state is a number inside BattleState. Every draw returns the next state, so the
 * same seed always gives the same battle.
 */

export interface Draw<T> {
  value: T
  rng: number // state for the next draw
}

/** Accepts any finite number and converts it to 32 unsigned bits. */
export const rngFromSeed = (seed: number): number => seed >>> 0

/** 0 … 2^32 − 1 */
export function drawWord(rng: number): Draw<number> {
  const next = (rng + 0x6d2b79f5) >>> 0
  let word = Math.imul(next ^ (next >>> 15), next | 1)
  word ^= word + Math.imul(word ^ (word >>> 7), word | 61)
  return { value: (word ^ (word >>> 14)) >>> 0, rng: next }
}

/** Returns 0 … below − 1 with equal probability. Draws again for words above the last full multiple of `below`. */
export function drawBelow(rng: number, below: number): Draw<number> {
  const limit = 0x1_0000_0000 - (0x1_0000_0000 % below)
  let draw = drawWord(rng)
  while (draw.value >= limit) draw = drawWord(draw.rng)
  return { value: draw.value % below, rng: draw.rng }
}

/** Fisher–Yates on a copy. */
export function shuffle<T>(rng: number, items: readonly T[]): Draw<T[]> {
  const value = [...items]
  let state = rng
  for (let last = value.length - 1; last > 0; last--) {
    const draw = drawBelow(state, last + 1)
    state = draw.rng
    const swapped = value[last] as T
    value[last] = value[draw.value] as T
    value[draw.value] = swapped
  }
  return { value, rng: state }
}
