import type { Seat } from './types.ts'

/** Small facts in the order they happened: stage, log, sound and network read these, never the rules. */
export type BattleEvent =
  | { type: 'battle-started'; player1: number | null; player2: number | null } // active card ids
  | { type: 'move-used'; seat: Seat; cardId: number; move: number; targetSeat: Seat; targetCardId: number }
  | { type: 'damage-taken'; seat: Seat; cardId: number; danno: number; pv: number } // pv is what is left
  | { type: 'card-defeated'; seat: Seat; cardId: number }
  | { type: 'card-chosen'; seat: Seat; cardId: number }
  | { type: 'turn-skipped'; seat: Seat }
  | { type: 'turn-started'; seat: Seat; turn: number }
  | { type: 'battle-won'; winner: Seat }
