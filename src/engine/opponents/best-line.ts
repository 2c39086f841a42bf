import type { Command } from '../commands.ts'
import { drawWord, rngFromSeed } from '../rng.ts'
import { type BattleView, stateOfView } from '../view.ts'
import { evaluate } from './evaluate.ts'
import { linesOf } from './lines.ts'
import { liking, type Personality } from './personality.ts'

/** Breaks ties and nothing else: a 32-bit word becomes at most 0.0005. */
const EQUALS = 1e-13

/** Tries every way to play the turn and returns the one with the best position, including the next attacks. */
export function bestLine(view: BattleView, seed: number, personality: Personality): Command | null {
  if (!view.seat) return null
  let rng = rngFromSeed(seed ^ (view.turn * 0x9e37))
  let best: Command | null = null
  let bestScore = Number.NEGATIVE_INFINITY
  for (const line of linesOf(stateOfView(view), view.seat, view.legal).lines) {
    const draw = drawWord(rng)
    rng = draw.rng
    const score = evaluate(line.end, view.seat, personality) + liking(line, personality) + draw.value * EQUALS
    if (score <= bestScore) continue
    bestScore = score
    best = line.first
  }
  return best
}
