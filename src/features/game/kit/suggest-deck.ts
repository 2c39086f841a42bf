/**
 * Suggests a legal deck of owned cards: strong for its cost, with different types and a cheap opening card. Pure; the
 * same cards give the same deck.
 */
import type { Character } from '@/contract/endpoints/game/characters.ts'
import { deckProblemsOf, deckSize } from '@/contract/endpoints/game/deck.ts'

type Suggested = Pick<Character, 'numero_carta' | 'rarita' | 'tipo' | 'pv' | 'resistenza' | 'mosse'>

/** Value of a card: its best damage per energy, times its endurance. */
function worthOf({ pv, resistenza, mosse }: Suggested): number {
  const blows = mosse.map(({ danno, costo_energia }) => danno / Math.max(1, costo_energia))
  return Math.max(1, ...blows) * (pv + resistenza * 4)
}

const cheapest = ({ mosse }: Suggested): number => Math.min(9, ...mosse.map(move => move.costo_energia))

const sameTypeShare = 0.75 // factor on the value for each card of the same type already in the deck

/** Returns at most six numbers, the opening card first. Fewer than six only if no legal six exist. */
export function suggestDeck(cards: readonly Suggested[]): number[] {
  const chosen: Suggested[] = []
  const byNumber = new Map(cards.map(card => [card.numero_carta, card]))
  let candidates = [...byNumber.values()].sort((a, b) => a.numero_carta - b.numero_carta)
  while (chosen.length < deckSize && candidates.length > 0) {
    const worth = (card: Suggested) =>
      worthOf(card) * sameTypeShare ** chosen.filter(other => other.tipo === card.tipo).length
    const best = candidates.reduce((a, b) => (worth(b) > worth(a) ? b : a))
    candidates = candidates.filter(card => card !== best)
    if (isAllowed([...chosen, best])) chosen.push(best)
  }
  return chosen
    .sort((a, b) => cheapest(a) - cheapest(b) || worthOf(a) - worthOf(b))
    .map(card => card.numero_carta)
}

const isAllowed = (cards: readonly Suggested[]): boolean =>
  deckProblemsOf(cards).every(problem => problem === 'short')
