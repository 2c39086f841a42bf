/** What the player has selected and not yet confirmed. */
export interface Touched {
  move: number | null // waits for its second tap
  card: number | null // of the own hand, looked at
  replacing: boolean // the next card of the hand takes the active one's place
  refused: 'change' | 'guard' | null // asked for though it cannot be done now: the prompt says why
}

export const untouched: Touched = { move: null, card: null, replacing: false, refused: null }

export const isSame = (one: Touched, other: Touched): boolean =>
  one.move === other.move &&
  one.card === other.card &&
  one.replacing === other.replacing &&
  one.refused === other.refused
