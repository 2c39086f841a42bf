/**
 * Where a battle's authority is reached: the engine in this page, or a server through a socket. A link only
 * carries commands out and facts in; it knows no picture, no delay and no text.
 */
import type { Command, RejectionCode } from '@/engine/commands.ts'
import type { BattleEvent } from '@/engine/events.ts'
import type { SetupRefusal, SetupWarning } from '@/engine/types.ts'
import type { BattleView } from '@/engine/view.ts'
import type { PlayerDetails, Seats, TurnClock } from './public-battle.ts'

export type LinkUpdate =
  | {
      type: 'match-start'
      events: BattleEvent[]
      view: BattleView
      warning: SetupWarning | null
      clock?: TurnClock | null
    }
  | {
      type: 'snapshot'
      history: BattleEvent[]
      view: BattleView
      details?: Seats<PlayerDetails>
      clock?: TurnClock | null
    } // replaces everything
  | { type: 'step'; events: BattleEvent[]; view: BattleView; clock?: TurnClock | null }
  | { type: 'clock'; clock: TurnClock | null } // nothing else has changed
  | { type: 'refused'; code: SetupRefusal } // the battle does not start

export interface BattleLink {
  /** The first update says how the battle stands. The returned function closes the link. */
  open(onUpdate: (update: LinkUpdate) => void): () => void
  /** null when it was accepted; the facts come as an update. */
  send(command: Command): Promise<RejectionCode | null>
}
