import type { DamageSource, Stat } from './effects/effect.ts'
import type { TraitCode } from './traits/trait.ts'
import type { Seat, StatusKind } from './types.ts'

/** Source of damage other than a move. */
export type HurtSource = DamageSource | 'area' | 'trait' | 'heat' | 'change'
/** Reason why a status ended: its turns ran out, a Fuoco move hit the card, or damage woke it. */
export type EndCause = 'expired' | 'thawed' | 'woken'

/** Events in order. Stage, log, sound and network read them; the rules do not. */
export type BattleEvent =
  | { type: 'battle-started'; player1: number | null; player2: number | null } // active card ids
  | { type: 'move-used'; seat: Seat; cardId: number; move: number; targetSeat: Seat; targetCardId: number }
  | { type: 'damage-taken'; seat: Seat; cardId: number; danno: number; pv: number; source?: HurtSource } // pv is what remains
  | { type: 'card-defeated'; seat: Seat; cardId: number }
  | { type: 'card-chosen'; seat: Seat; cardId: number }
  | { type: 'card-replaced'; seat: Seat; cardId: number; previousCardId: number } // by choice
  | { type: 'card-healed'; seat: Seat; cardId: number; amount: number; pv: number } // the amount actually gained
  | { type: 'stat-raised'; seat: Seat; cardId: number; stat: Stat; amount: number } // the amount actually gained
  | { type: 'status-laid'; seat: Seat; cardId: number; status: StatusKind; amount: number; turns: number }
  | { type: 'status-ended'; seat: Seat; cardId: number; status: StatusKind; cause: EndCause }
  | { type: 'energy-changed'; seat: Seat; change: number; energy: number } // energy is the new value
  | { type: 'trait-shown'; seat: Seat; cardId: number; trait: TraitCode } // before its action
  | { type: 'points-scored'; seat: Seat; points: number; total: number } // by the seat whose rival lost a card
  | { type: 'turn-skipped'; seat: Seat; timedOut?: true; guard?: true }
  | { type: 'turn-started'; seat: Seat; turn: number }
  | { type: 'wind-turned'; from: number; next: number } // places on the wheel, as in `Wind`
  | { type: 'battle-won'; winner: Seat }
  | { type: 'battle-tied' } // no winner
