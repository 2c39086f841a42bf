import { placeOf, sideOf } from '../seats.ts'
import type { StatusRule, Turn } from '../turn.ts'
import type { Seat } from '../types.ts'
import type { EffectKind, EffectOf, Stat } from './effect.ts'

/** A move in progress: the attacker, its target and its player's choice. */
export interface Blow {
  seat: Seat
  cardId: number
  targetSeat: Seat
  targetId: number
  tipo: string // of the card that moves
  move: number // index among the card's moves
  stat?: Stat
}

/** One kind of effect: its action after its move has hit, and the behaviour of the status it leaves. */
export interface EffectRule<K extends EffectKind> {
  apply(turn: Turn, effect: EffectOf<K>, blow: Blow): void
  status?: StatusRule
}

/** Whether the target has not fallen. Effects on the foe skip a card that has just fallen. */
export function isTargetAlive(turn: Turn, { targetSeat, targetId }: Blow): boolean {
  const { deck } = sideOf(turn.state, targetSeat)
  return (deck[placeOf(deck, targetId)]?.pv ?? 0) > 0
}
