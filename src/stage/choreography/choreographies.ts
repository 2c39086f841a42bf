import type { BattleEvent } from '@/engine/events.ts'
import type { Choreography, EventContext, Timeline } from './actors.ts'
import { battleEnded } from './battle-ended.ts'
import { battleStarted } from './battle-started.ts'
import { cardChosen } from './card-chosen.ts'
import { cardDefeated } from './card-defeated.ts'
import { cardHealed } from './card-healed.ts'
import { cardReplaced } from './card-replaced.ts'
import { damageTaken } from './damage-taken.ts'
import { energyChanged } from './energy-changed.ts'
import { moveUsed } from './move-used.ts'
import { pointsScored } from './points-scored.ts'
import { statRaised } from './stat-raised.ts'
import { statusEnded } from './status-ended.ts'
import { statusLaid } from './status-laid.ts'
import { traitShown } from './trait-shown.ts'
import { turnSkipped } from './turn-skipped.ts'
import { turnStarted } from './turn-started.ts'
import { windTurned } from './wind-turned.ts'

/** One file per event. A new event of the engine does not compile without a choreography here. */
const choreographies: { [T in BattleEvent['type']]: Choreography<T> } = {
  'battle-started': battleStarted,
  'move-used': moveUsed,
  'damage-taken': damageTaken,
  'card-defeated': cardDefeated,
  'card-chosen': cardChosen,
  'card-replaced': cardReplaced,
  'card-healed': cardHealed,
  'stat-raised': statRaised,
  'status-laid': statusLaid,
  'status-ended': statusEnded,
  'energy-changed': energyChanged,
  'trait-shown': traitShown,
  'points-scored': pointsScored,
  'turn-skipped': turnSkipped,
  'turn-started': turnStarted,
  'wind-turned': windTurned,
  'battle-won': battleEnded,
  'battle-tied': battleEnded,
}

/** Returns the timeline of this event. It reads the state of the actors when it is built. */
export const choreograph = (context: EventContext): Timeline =>
  (choreographies[context.event.type] as (context: EventContext) => Timeline)(context)
