/**
 * Time passes at the tables, on whichever process is there: clocks that have run out act, who is gone loses, what nobody answers is
 * closed (decisions §6). A standstill of all servers, or a clock that was set back, is first taken out of every clock.
 */
import { eq, sql } from 'drizzle-orm'
import { absentMillis, invitationMillis, lateMillis, preparingMillis } from '../../../src/contract/online.ts'
import { rulesVersion } from '../../../src/engine/rules-version.ts'
import { rivalOf } from '../../../src/engine/seats.ts'
import type { Seat } from '../../../src/engine/types.ts'
import { tableWatch } from '../../db/schema/online.ts'
import type { World } from '../../kernel/context.ts'
import { knownPlayers, moveHeartbeats } from '../ladder/players-repo.ts'
import { advance } from './advance.ts'
import { announceStandstill } from './announce-standstill.ts'
import { dropBattle, type LiveBattle } from './live-battles.ts'
import { seatsOf } from './match-seats.ts'
import { matchView } from './match-view.ts'
import {
  changeMatch,
  claimMatch,
  desertedMatches,
  endOutdated,
  expiredTables,
  type MatchRow,
  matchById,
  moveClocks,
  overdueMatches,
} from './matches-repo.ts'
import { endOtherwise, isOverdue, timeOut } from './move-on.ts'
import { tellChange, tellTable } from './tell.ts'

export const sweepTablesJob = 'sweep-tables'
export const sweepMillis = 1_000

const standstillMillis = 5_000 // a longer gap between two looks is one
const setBackMillis = 60_000 // so far back no two processes disagree: the clock of the machine was set

type Sweeping = Pick<World, 'db' | 'events' | 'live' | 'now' | 'ids' | 'log'>

const before = (now: Date, millis: number) => new Date(now.getTime() - millis)

export async function sweepTables(world: Sweeping): Promise<void> {
  await takeOutStandstill(world)
  const now = world.now()
  for (const row of await endOutdated(world.db, rulesVersion, now)) await tellOutdated(world, row)
  for (const { id } of await overdueMatches(world.db, before(now, lateMillis))) await actForClock(world, id)
  for (const { id } of await desertedMatches(world.db, before(now, absentMillis)))
    await endDeserted(world, id)
  for (const { id } of await expiredTables(
    world.db,
    before(now, invitationMillis),
    before(now, preparingMillis),
  ))
    await closeTable(world, id)
}

/** A server with new rules has taken over: what was begun under the old ones counts for nobody, instead of coming out differently. */
async function tellOutdated(world: Sweeping, row: MatchRow): Promise<void> {
  world.log.warn({ battle: row.id, rules: row.rules_version }, 'a battle of older rules was ended')
  dropBattle(world.db, row.id)
  tellTable(world, row.id, 'battle-snapshot', await matchView(world.db, row, null, world.now()))
  tellChange(world, row)
}

/** The version of the row keeps two processes from acting twice. */
async function actForClock(world: Sweeping, id: string): Promise<void> {
  await advance(world, id, (battle, now) =>
    battle.row.status === 'playing' && isOverdue(battle, now) ? timeOut(battle, now) : null,
  )
}

async function endDeserted(world: Sweeping, id: string): Promise<void> {
  const row = await matchById(world.db, id)
  if (!row) return
  if (row.status !== 'playing') return closeTable(world, id)
  const people = seatsOf(row)
  const known = await knownPlayers(world.db, [people.player1, people.player2], world.now())
  const limit = before(world.now(), absentMillis).getTime()
  const isGone = (seat: Seat) => (known.get(people[seat])?.seen_at?.getTime() ?? 0) <= limit
  const gone = (['player1', 'player2'] as const).filter(isGone)
  const [first] = gone
  if (!first) return
  const end = (battle: LiveBattle, now: Date) =>
    gone.length === 2
      ? endOtherwise(battle, 'void', null, now)
      : endOtherwise(battle, 'absent', rivalOf(first), now)
  await advance(world, id, (battle, now) => (battle.row.status === 'playing' ? end(battle, now) : null))
}

async function closeTable(world: Sweeping, id: string): Promise<void> {
  const closed = await world.db.transaction(async tx => {
    const row = await claimMatch(tx, id)
    if (!row || (row.status !== 'waiting' && row.status !== 'preparing')) return undefined
    return changeMatch(tx, row, { status: 'closed', changed_at: world.now() })
  })
  if (closed) tellChange(world, closed)
}

/** One process takes it out; the row of the watch is its lock. */
async function takeOutStandstill(world: Sweeping): Promise<void> {
  const now = world.now()
  const moved = await world.db.transaction(async tx => {
    await tx.insert(tableWatch).values({ id: 1, beat_at: now }).onConflictDoNothing()
    const [watch] = await tx
      .select()
      .from(tableWatch)
      .where(eq(tableWatch.id, 1))
      .for('update', { skipLocked: true })
    if (!watch) return []
    const gap = now.getTime() - watch.beat_at.getTime()
    const isSetBack = gap < -setBackMillis
    const latest = sql`greatest(${tableWatch.beat_at}, ${now.toISOString()}::timestamptz)`
    await tx
      .update(tableWatch)
      .set({ beat_at: isSetBack ? now : latest })
      .where(eq(tableWatch.id, 1))
    if (!isSetBack && gap <= standstillMillis) return []
    const missed = isSetBack ? gap : gap - sweepMillis
    await moveHeartbeats(tx, before(watch.beat_at, absentMillis), missed)
    return moveClocks(tx, missed)
  })
  if (moved.length > 0)
    world.log.warn({ battles: moved.length }, 'the tables stood still; their clocks go on')
  for (const id of moved) await announceStandstill(world, id)
}
