import { printedCard } from '../seats.ts'
import { cardOf, setHealth } from '../turn.ts'
import type { EffectRule } from './effect-rule.ts'

/** Heals the card that moves, up to its printed pv. Health above it from a raise stays (decision 0043). */
export const heal: EffectRule<'heal'> = {
  apply(turn, { amount }, { seat, cardId }) {
    const { pv } = cardOf(turn, seat, cardId)
    const healed = Math.max(pv, Math.min(printedCard(turn.state, cardId).pv, pv + amount))
    if (healed === pv) return
    setHealth(turn, seat, cardId, healed)
    turn.events.push({ type: 'card-healed', seat, cardId, amount: healed - pv, pv: healed })
  },
}
