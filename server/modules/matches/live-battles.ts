/**
 * Running battles as this process knows them: rebuilt from seed, setup and steps, and cached until another process has moved them on,
 * which the version of the row shows. The row is the source of truth. A battle begun under other rules is not replayed:
 * the same steps would come out differently.
 */
import { LRUCache } from 'lru-cache'
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

const maxBattles = 2000 // of a database; the one used longest ago is dropped first, and rebuilt when it is asked for

const caches = new WeakMap<Database, LRUCache<string, LiveBattle>>()

function cacheOf(db: Database): LRUCache<string, LiveBattle> {
  const cache = caches.get(db) ?? new LRUCache<string, LiveBattle>({ max: maxBattles })
  caches.set(db, cache)
  return cache
}

/** Undefined when this process has not rebuilt it, or has dropped it since. */
export const cachedBattle = (db: Database, id: string): LiveBattle | undefined => cacheOf(db).get(id)

/** A battle that is over is dropped: nobody moves it any more. */
export function cacheBattle(db: Database, battle: LiveBattle): void {
  if (battle.row.status === 'playing') cacheOf(db).set(battle.row.id, battle)
  else dropBattle(db, battle.row.id)
}

/** It is rebuilt from the database when it is asked for again. */
export const dropBattle = (db: Database, id: string): void => void cacheOf(db).delete(id)

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

/** Undefined before the battle and for one of other rules; throws when the stored steps do not replay. */
export async function rebuilt(db: Queryable, row: MatchRow): Promise<LiveBattle | undefined> {
  if (!row.setup || row.seed === null || row.rules_version !== rulesVersion) return undefined
  const past = replay(row.setup, row.seed, await stepsOf(db, row.id))
  if (!('state' in past)) throw new Error(`battle ${row.id} does not replay`)
  if (row.status !== 'over' || past.state.phase === 'game_over')
    return { row, state: past.state, history: past.events }
  const { state, events } = endedBy(past.state, row.winner)
  return { row, state, history: [...past.events, ...events] }
}
