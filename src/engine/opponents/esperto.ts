import { applyCommand } from '../apply.ts'
import type { Command } from '../commands.ts'
import { drawWord, rngFromSeed } from '../rng.ts'
import { lookAhead } from './arena/look-ahead.ts'
import { evaluate } from './evaluate.ts'
import type { Opponent } from './opponent.ts'
import { personalityOf } from './personality.ts'
import { stateOfView } from './state-of-view.ts'

/** Looks one turn ahead: tries everything it may do and takes what leaves it standing best, the next blows counted. */
export const esperto: Opponent = {
  code: 'esperto',
  decide(view, seed = 0) {
    if (view.rules === 'arena') return lookAhead(view, seed)
    if (!view.seat) return null
    const state = stateOfView(view)
    const weights = personalityOf(seed)
    let rng = rngFromSeed(seed ^ (view.turn * 0x9e37))
    let best: { command: Command; score: number } | null = null
    for (const command of view.legal) {
      const step = applyCommand(state, command)
      if ('rejected' in step) continue
      const draw = drawWord(rng)
      rng = draw.rng
      const score = evaluate(step.state, view.seat, weights) + draw.value * EQUALS
      if (!best || score > best.score) best = { command, score }
    }
    return best?.command ?? null
  },
}

/** Decides between equals and nothing else: a 32-bit word becomes at most 0.0005. */
const EQUALS = 1e-13
