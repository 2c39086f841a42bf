import { placeOf, sideOf } from '../seats.ts'
import type { StatusRule, Turn } from '../turn.ts'
import type { Seat } from '../types.ts'
import type { EffectKind, EffectOf, Stat } from './effect.ts'

/** A move being carried out: who plays it, at whom, and what its player chose. */
export interface Blow {
  seat: Seat
  cardId: number
  targetSeat: Seat
  targetId: number
  tipo: string // of the card that moves
  move: number // index among the card's moves
  stat?: Stat
}

/** One kind of effect: what it does once its move has struck, and how the status it leaves behaves. */
export interface EffectRule<K extends EffectKind> {
  apply(turn: Turn, effect: EffectOf<K>, blow: Blow): void
  status?: StatusRule
}

/** Effects on the foe pass over a card that has just fallen. */
export function stands(turn: Turn, { targetSeat, targetId }: Blow): boolean {
  const { deck } = sideOf(turn.state, targetSeat)
  return (deck[placeOf(deck, targetId)]?.pv ?? 0) > 0
}
