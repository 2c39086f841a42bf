/** A hint at the switch of cards once the strongest move of the active card is used up (decision 0043). */
import { blowDamage, changeCost, hasEffect } from '@/engine/rules/standard-moves.ts'
import { TURN_ENERGY } from '@/engine/rules/standard-numbers.ts'
import { marksOf } from '@/engine/turn.ts'
import type { DeckCard } from '@/engine/types.ts'
import type { PublicBattle } from '../session/public-battle.ts'
import { activeCard } from './turn-facts.ts'
import { mayReplace, waitsInHand } from './turn-rights.ts'
import { type BattleWords, characterOf } from './words.ts'

/**
 * Returns the hint, or null. It is shown from the use of the strongest move until the card's next move or switch, so
 * once per battle and card.
 */
export function changeHint(battle: PublicBattle, words: BattleWords): string | null {
  const card = activeCard(battle.player1)
  if (!card || !mayReplace(battle) || !hasJustUsedUpBest(battle, card)) return null
  const nextEnergy = (battle.player1.energy ?? 0) + TURN_ENERGY
  const [remaining = 0] = blowsOf(battle, card, nextEnergy)
  const energy = nextEnergy - changeCost(battle, 'player1')
  const fresh = battle.player1.deck
    .filter(({ id }) => waitsInHand(battle, id))
    .map(candidate => ({ id: candidate.id, danno: blowsOf(battle, candidate, energy)[0] ?? 0 }))
    .sort((a, b) => b.danno - a.danno)[0]
  const character = fresh && characterOf(battle, fresh.id)
  if (!character || fresh.danno <= remaining) return null
  return words.t('prompt.changeHint', { card: words.cardName(character), damage: fresh.danno })
}

/** Returns the damage of the moves that a card could use with this energy, the greatest first. */
function blowsOf(battle: PublicBattle, card: DeckCard, energy: number): number[] {
  const target = activeCard(battle.player2)
  const { used } = marksOf(card)
  const moves = battle.cards[card.id]?.mosse ?? []
  return moves
    .filter((move, at) => !used.includes(at) && move.costo_energia <= energy)
    .map(move => (target ? blowDamage(battle, card, move, target) : 0))
    .sort((a, b) => b - a)
}

/** Returns true if the card's last action was its strongest move, which can be used once per match. */
function hasJustUsedUpBest({ history, cards }: PublicBattle, { id }: DeckCard): boolean {
  const moves = cards[id]?.mosse ?? []
  const last = history.findLast(
    event => (event.type === 'move-used' || event.type === 'card-replaced') && event.seat === 'player1',
  )
  if (last?.type !== 'move-used' || last.cardId !== id) return false
  const used = moves[last.move]
  return !!used && hasEffect(used, 'once-per-match') && moves.every(({ danno }) => danno <= used.danno)
}
