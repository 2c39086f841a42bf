/** The cards in the row from which the player chooses the next card. Pure. */
import type { CardSnapshot, SeatSnapshot } from '../../battle-snapshot.ts'
import { cardsOf } from '../../choreography/script.ts'

const COLUMNS = 5

/** Returns at most five cards. Of a larger hand the last defeated ones are omitted; cards that can be chosen are always shown. */
export function columnsOf(seat: SeatSnapshot): CardSnapshot[] {
  const cards = cardsOf(seat)
  const tooMany = Math.max(0, cards.length - COLUMNS)
  const leaving = new Set(cards.filter(card => card.defeated).slice(tooMany === 0 ? cards.length : -tooMany))
  return cards.filter(card => !leaving.has(card))
}

/** Returns the enlarged card: the inspected one, otherwise the first that can be chosen. */
export function chosenOf(
  cards: readonly CardSnapshot[],
  ...looked: (number | null)[]
): CardSnapshot | undefined {
  const standing = cards.filter(card => !card.defeated)
  for (const id of looked) {
    const selectedCard = standing.find(card => card.id === id)
    if (selectedCard) return selectedCard
  }
  return standing[0]
}
