/** The player's unconfirmed selection. */
export interface Touched {
  move: number | null // waits for its second tap
  card: number | null // inspected card of the own hand
  replacing: boolean // the next touched card of the hand replaces the active one
  refused: 'change' | 'guard' | null // requested, but not possible now: the prompt states the reason
}

export const untouched: Touched = { move: null, card: null, replacing: false, refused: null }

export const isSame = (a: Touched, b: Touched): boolean =>
  a.move === b.move && a.card === b.card && a.replacing === b.replacing && a.refused === b.refused
