/**
 * Connection to a battle's authority: the engine in this page, or a server through a socket. A link only sends commands
 * and receives facts. It has no pictures, delays or texts.
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
    } // replaces the whole state
  | { type: 'step'; events: BattleEvent[]; view: BattleView; clock?: TurnClock | null }
  | { type: 'clock'; clock: TurnClock | null } // only the clock has changed
  | { type: 'refused'; code: SetupRefusal } // the battle does not start

export interface BattleLink {
  /** The first update contains the current battle. Returns a function that closes the link. */
  open(onUpdate: (update: LinkUpdate) => void): () => void
  /** Resolves with null if the command was accepted. Its facts arrive as an update. */
  send(command: Command): Promise<RejectionCode | null>
}
