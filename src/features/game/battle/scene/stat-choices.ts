import { statBounds } from '@/engine/effects/chosen-stat.ts'
import { type Stat, stats } from '@/engine/effects/effect.ts'
import { marksOf } from '@/engine/turn.ts'
import type { PublicBattle } from '../session/public-battle.ts'
import { activeCard } from './turn-facts.ts'

export interface StatOption {
  stat: Stat
  from: number
  to: number // equal to `from` if the stat is at its maximum
}

/** Returns the new stats of the player's active card after this move; empty if the move raises none. */
export function statChoices(battle: PublicBattle, move: number): StatOption[] {
  const card = activeCard(battle.player1)
  const printed = card && battle.cards[card.id]
  const effect = printed?.mosse[move]?.effetti?.find(({ kind }) => kind === 'chosen-stat')
  if (!card || !printed || effect?.kind !== 'chosen-stat') return []
  const marks = marksOf(card)
  const now: Record<Stat, number> = {
    pv: card.pv,
    atk: Math.max(...printed.mosse.map(({ danno }) => danno)) + marks.atk,
    resistenza: printed.resistenza + marks.resistenza,
  }
  return stats.map(stat => {
    const from = now[stat]
    return { stat, from, to: Math.max(from, Math.min(from + effect.amount, statBounds[stat])) }
  })
}
