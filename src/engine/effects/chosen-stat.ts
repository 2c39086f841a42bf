import { printedCard } from '../seats.ts'
import { cardOf, mark, marksOf, setHealth, type Turn } from '../turn.ts'
import type { Seat } from '../types.ts'
import type { Stat } from './effect.ts'
import type { EffectRule } from './effect-rule.ts'

/** Maximum of each stat after a raise (decision 0043). */
export const statBounds: Readonly<Record<Stat, number>> = { pv: 300, atk: 300, resistenza: 20 }

/** Returns the current value: remaining health, the largest printed danno with raises, or the printed resistenza with raises. */
function present(turn: Turn, seat: Seat, cardId: number, stat: Stat): number {
  const card = cardOf(turn, seat, cardId)
  const printed = printedCard(turn.state, cardId)
  if (stat === 'pv') return card.pv
  if (stat === 'resistenza') return printed.resistenza + marksOf(card).resistenza
  return Math.max(...printed.mosse.map(({ danno }) => danno)) + marksOf(card).atk
}

/** Raises the stat its player chose for the rest of the match. A value above the maximum stays unchanged (decision 0043). */
export const chosenStat: EffectRule<'chosen-stat'> = {
  apply(turn, { amount }, { seat, cardId, stat }) {
    if (!stat) return
    const before = present(turn, seat, cardId, stat)
    const gained = Math.max(0, Math.min(amount, statBounds[stat] - before))
    if (gained === 0) return
    if (stat === 'pv') setHealth(turn, seat, cardId, before + gained)
    else mark(turn, seat, cardId, { [stat]: marksOf(cardOf(turn, seat, cardId))[stat] + gained })
    turn.events.push({ type: 'stat-raised', seat, cardId, stat, amount: gained })
  },
}
