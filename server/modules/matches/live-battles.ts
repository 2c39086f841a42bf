/**
 * Running battles that this process has rebuilt from seed, setup and steps. If another process advances a battle, which
 * the version of the row shows, the entry continues with the steps since, so that players on two processes do not cause
 * a replay at every turn. The row is the source of truth. A battle that began under other rules is not replayed,
 * because the same steps would give another result.
 */
import { LRUCache } from 'lru-cache'
import type { BattleEvent } from '@/engine/events.ts'
import { type Replay, replay, replayFrom } from '@/engine/replay.ts'
import { rulesVersion } from '@/engine/rules-version.ts'
import type { BattleSetup, BattleState } from '@/engine/types.ts'
import type { Database, Queryable } from '../../kernel/db/database.ts'
import { type MatchRow, matchById, stepsOf } from './matches-repo.ts'

export interface LiveBattle {
  row: MatchRow
  state: BattleState
  history: readonly BattleEvent[]
}

const maxBattles = 2000 // per database; the least recently used battle is dropped, and rebuilt when needed

const caches = new WeakMap<Queryable, LRUCache<string, LiveBattle>>()

function cacheOf(db: Database): LRUCache<string, LiveBattle> {
  const cache = caches.get(db) ?? new LRUCache<string, LiveBattle>({ max: maxBattles })
  caches.set(db, cache)
  return cache
}

/** Returns undefined when this process has not rebuilt the battle, or has dropped it since. */
export const cachedBattle = (db: Database, id: string): LiveBattle | undefined => cacheOf(db).get(id)

/** A finished battle is dropped from the cache, because no step follows. */
export function cacheBattle(db: Database, battle: LiveBattle): void {
  if (battle.row.status === 'playing') cacheOf(db).set(battle.row.id, battle)
  else dropBattle(db, battle.row.id)
}

/** The battle is rebuilt from the database when it is needed again. */
export const dropBattle = (db: Database, id: string): void => void cacheOf(db).delete(id)

/** Returns the facts that a player sees when cards did not end the battle: `battle-won`, or none for a void one. */
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

/** Returns undefined when this table has no battle, or one that the current rules cannot play. */
export async function rebuildBattle(db: Queryable, id: string): Promise<LiveBattle | undefined> {
  const row = await matchById(db, id)
  return row && rebuilt(db, row)
}

/** Returns the battle up to the version of the row, from the state that this process has cached if that is not newer. */
async function replayed(
  db: Queryable,
  { id, version }: MatchRow,
  setup: BattleSetup,
  seed: number,
): Promise<Replay> {
  const cached = caches.get(db)?.get(id)
  if (!cached || cached.row.version > version) return replay(setup, seed, await stepsOf(db, id, 0, version))
  const steps = cached.row.version < version ? await stepsOf(db, id, cached.row.version, version) : []
  return replayFrom({ state: cached.state, events: cached.history }, steps)
}

/** Returns undefined before the battle and for one with other rules. Throws when the stored steps do not replay. */
export async function rebuilt(db: Queryable, row: MatchRow): Promise<LiveBattle | undefined> {
  if (!row.setup || row.seed === null || row.rules_version !== rulesVersion) return undefined
  const past = await replayed(db, row, row.setup, row.seed)
  if (!('state' in past)) throw new Error(`battle ${row.id} does not replay`)
  if (row.status !== 'over' || past.state.phase === 'game_over')
    return { row, state: past.state, history: past.events }
  const { state, events } = endedBy(past.state, row.winner)
  return { row, state, history: [...past.events, ...events] }
}
