import type { BattleEvent } from '@/engine/events.ts'
import type { Choreography, Moment, Timeline } from './actors.ts'
import { battleStarted } from './battle-started.ts'
import { battleWon } from './battle-won.ts'
import { cardChosen } from './card-chosen.ts'
import { cardDefeated } from './card-defeated.ts'
import { damageTaken } from './damage-taken.ts'
import { moveUsed } from './move-used.ts'
import { refreshed } from './refreshed.ts'
import { turnSkipped } from './turn-skipped.ts'
import { turnStarted } from './turn-started.ts'

/** One small file per event; a new event of the engine does not compile until it is danced here. */
const choreographies: { [T in BattleEvent['type']]: Choreography<T> } = {
  'battle-started': battleStarted,
  'move-used': moveUsed,
  'damage-taken': damageTaken,
  'card-defeated': cardDefeated,
  'card-chosen': cardChosen,
  'turn-skipped': turnSkipped,
  'turn-started': turnStarted,
  'battle-won': battleWon,
  'card-replaced': cardChosen,
  'card-healed': refreshed,
  'stat-raised': refreshed,
  'status-laid': refreshed,
  'status-ended': refreshed,
  'energy-changed': refreshed,
  'battle-tied': refreshed,
}

export const choreograph = (moment: Moment): Timeline =>
  (choreographies[moment.event.type] as (moment: Moment) => Timeline)(moment)
