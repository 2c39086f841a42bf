/** The player's unconfirmed selection. */
export interface Touched {
  move: number | null // waits for its second tap
  card: number | null // inspected card of the own hand
  replacing: boolean // the next touched card of the hand replaces the active one
  refused: 'change' | 'guard' | null // requested, but not possible now: the prompt states the reason
}

export const untouched: Touched = { move: null, card: null, replacing: false, refused: null }

export const isSame = (one: Touched, other: Touched): boolean =>
  one.move === other.move &&
  one.card === other.card &&
  one.replacing === other.replacing &&
  one.refused === other.refused
