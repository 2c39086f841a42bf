/**
 * Running battles as this process knows them: rebuilt from seed, setup and steps, and kept until another process has moved them on,
 * which the version of the row tells. Nothing here is the truth; the row is. A battle begun under other rules is not played again:
 * the same steps would come out differently.
 */
import type { BattleEvent } from '../../../src/engine/events.ts'
import { replay } from '../../../src/engine/replay.ts'
import { rulesVersion } from '../../../src/engine/rules-version.ts'
import type { BattleState } from '../../../src/engine/types.ts'
import type { Database, Queryable } from '../../kernel/db/database.ts'
import { type MatchRow, matchById, stepsOf } from './matches-repo.ts'

export interface LiveBattle {
  row: MatchRow
  state: BattleState
  history: readonly BattleEvent[]
}

const mostKept = 2000

const kept = new WeakMap<Database, Map<string, LiveBattle>>()

function shelfOf(db: Database): Map<string, LiveBattle> {
  const shelf = kept.get(db) ?? new Map<string, LiveBattle>()
  kept.set(db, shelf)
  return shelf
}

export const keptBattle = (db: Database, id: string): LiveBattle | undefined => shelfOf(db).get(id)

/** The oldest makes room; a battle that is over is nobody's to move. */
export function keepBattle(db: Database, battle: LiveBattle): void {
  const shelf = shelfOf(db)
  shelf.delete(battle.row.id)
  if (battle.row.status !== 'playing') return
  shelf.set(battle.row.id, battle)
  if (shelf.size <= mostKept) return
  const [oldest] = shelf.keys()
  if (oldest !== undefined) shelf.delete(oldest)
}

export const dropBattle = (db: Database, id: string): void => void shelfOf(db).delete(id)

/** The same facts a player sees when cards did not end it: `battle-won`, or nothing when it is void. */
export function endedBy(
  state: BattleState,
  winner: MatchRow['winner'],
): {
  state: BattleState
  events: BattleEvent[]
} {
  return {
    state: { ...state, phase: 'game_over', winner },
    events: winner ? [{ type: 'battle-won', winner }] : [],
  }
}

/** Undefined when there is no battle at this table, or none that today's rules can play. */
export async function rebuildBattle(db: Queryable, id: string): Promise<LiveBattle | undefined> {
  const row = await matchById(db, id)
  return row && rebuilt(db, row)
}

export async function rebuilt(db: Queryable, row: MatchRow): Promise<LiveBattle | undefined> {
  if (!row.setup || row.seed === null || row.rules_version !== rulesVersion) return undefined
  const past = replay(row.setup, row.seed, await stepsOf(db, row.id))
  if (!('state' in past)) throw new Error(`battle ${row.id} does not replay`)
  if (row.status !== 'over' || past.state.phase === 'game_over')
    return { row, state: past.state, history: past.events }
  const { state, events } = endedBy(past.state, row.winner)
  return { row, state, history: [...past.events, ...events] }
}
