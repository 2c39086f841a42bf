/** Cards in each row when the player chooses the next card. Pure. */
import type { CardPicture, SeatPicture } from '../../battle-picture.ts'
import { cardsOf } from '../../choreography/script.ts'

const COLUMNS = 5

/** At most five cards. Of a larger hand the last defeated ones are left out; cards that can be chosen are always shown. */
export function columnsOf(seat: SeatPicture): CardPicture[] {
  const cards = cardsOf(seat)
  const tooMany = Math.max(0, cards.length - COLUMNS)
  const leaving = new Set(cards.filter(card => card.defeated).slice(tooMany === 0 ? cards.length : -tooMany))
  return cards.filter(card => !leaving.has(card))
}

/** The one that stands larger: whom the reader looks at, else the first who can be chosen. */
export function chosenOf(
  cards: readonly CardPicture[],
  ...looked: (number | null)[]
): CardPicture | undefined {
  const standing = cards.filter(card => !card.defeated)
  for (const id of looked) {
    const found = standing.find(card => card.id === id)
    if (found) return found
  }
  return standing[0]
}
