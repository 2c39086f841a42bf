import type { DamageSource, Stat } from './effects/effect.ts'
import type { TraitCode } from './traits/trait.ts'
import type { Seat, StatusKind } from './types.ts'

/** Where damage came from when it was not the blow itself. */
export type HurtSource = DamageSource | 'area' | 'trait' | 'heat' | 'change'
/** Why a status is over: its turns ran out, a Fuoco hit melted it, damage woke the card. */
export type EndCause = 'expired' | 'thawed' | 'woken'

/** Small facts in the order they happened: stage, log, sound and network read these, never the rules. */
export type BattleEvent =
  | { type: 'battle-started'; player1: number | null; player2: number | null } // active card ids
  | { type: 'move-used'; seat: Seat; cardId: number; move: number; targetSeat: Seat; targetCardId: number }
  | { type: 'damage-taken'; seat: Seat; cardId: number; danno: number; pv: number; source?: HurtSource } // pv is what is left
  | { type: 'card-defeated'; seat: Seat; cardId: number }
  | { type: 'card-chosen'; seat: Seat; cardId: number }
  | { type: 'card-replaced'; seat: Seat; cardId: number; previousCardId: number } // by choice
  | { type: 'card-healed'; seat: Seat; cardId: number; amount: number; pv: number } // amount really gained
  | { type: 'stat-raised'; seat: Seat; cardId: number; stat: Stat; amount: number } // amount really gained
  | { type: 'status-laid'; seat: Seat; cardId: number; status: StatusKind; amount: number; turns: number }
  | { type: 'status-ended'; seat: Seat; cardId: number; status: StatusKind; cause: EndCause }
  | { type: 'energy-changed'; seat: Seat; change: number; energy: number } // energy is what there is now
  | { type: 'trait-shown'; seat: Seat; cardId: number; trait: TraitCode } // before what it does
  | { type: 'points-scored'; seat: Seat; points: number; total: number } // by the seat whose rival lost a card
  | { type: 'turn-skipped'; seat: Seat; timedOut?: true; guard?: true }
  | { type: 'turn-started'; seat: Seat; turn: number }
  | { type: 'wind-turned'; from: number; next: number } // places on the wheel, as in `Wind`
  | { type: 'battle-won'; winner: Seat }
  | { type: 'battle-tied' } // a spare
