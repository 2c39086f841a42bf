import type { Command } from '../commands.ts'
import { drawWord, rngFromSeed } from '../rng.ts'
import { evaluate } from './evaluate.ts'
import { linesOf } from './lines.ts'
import type { Opponent } from './opponent.ts'
import { stateOfView } from './state-of-view.ts'
import { temperOf } from './temper.ts'

/** Decides between equals and nothing else: a 32-bit word becomes at most 0.0005. */
const EQUALS = 1e-13

/** Tries every way to play its turn and takes the one that leaves it standing best, the next blows counted. */
export const esperto: Opponent = {
  code: 'esperto',
  decide(view, seed = 0) {
    if (!view.seat) return null
    const temper = temperOf(seed)
    let rng = rngFromSeed(seed ^ (view.turn * 0x9e37))
    let best: Command | null = null
    let most = Number.NEGATIVE_INFINITY
    for (const { first, end } of linesOf(stateOfView(view), view.seat, view.legal).lines) {
      const draw = drawWord(rng)
      rng = draw.rng
      const score = evaluate(end, view.seat, temper) + draw.value * EQUALS
      if (score <= most) continue
      most = score
      best = first
    }
    return best
  },
}
