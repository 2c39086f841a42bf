import { handOf, sideOf } from '../seats.ts'
import { hit, resistanceOf } from '../turn.ts'
import type { EffectRule } from './effect-rule.ts'

/** Also hits every undefeated card in the rival's hand, less its resistenza (decision 0043). */
export const area: EffectRule<'area'> = {
  apply(turn, { amount }, { targetSeat, tipo }) {
    for (const card of handOf(sideOf(turn.state, targetSeat))) {
      const danno = Math.max(0, amount - resistanceOf(turn.state, card))
      hit(turn, targetSeat, card.id, { danno, tipo, source: 'area' })
    }
  },
}
