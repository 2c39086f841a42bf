import { cardOf, mark, marksOf } from '../turn.ts'
import type { EffectRule } from './effect-rule.ts'

/** This card cannot use the move again in the battle (decision 0043). */
export const oncePerMatch: EffectRule<'once-per-match'> = {
  apply(turn, _, { seat, cardId, move }) {
    const { used } = marksOf(cardOf(turn, seat, cardId))
    mark(turn, seat, cardId, { used: [...used, move] })
  },
}
