/**
 * Periodic job of the tables, in any process: expired clocks act, an absent player loses, a challenge without a reply
 * is closed (decision 0030). A standstill of all servers, or a clock that was set back, is first removed from every
 * clock.
 */

import {
  absentMillis,
  invitationMillis,
  lateMillis,
  preparingMillis,
} from '@/contract/endpoints/game/online.ts'
import { rulesVersion } from '@/engine/rules-version.ts'
import { rivalOf } from '@/engine/seats.ts'
import type { Seat } from '@/engine/types.ts'
import type { AppContext } from '../../kernel/context.ts'
import { knownPlayers, moveHeartbeats } from '../ladder/players-repo.ts'
import { advance } from './advance.ts'
import { broadcastChange, broadcastTable } from './broadcast.ts'
import { cacheBattle, dropBattle, type LiveBattle, rebuildBattle } from './live-battles.ts'
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
import { lockLastLook, storeLook } from './table-watch-repo.ts'

/** Sends the complete battle to the table after clocks were moved. */
async function announceStandstill(
  context: Pick<AppContext, 'db' | 'live' | 'now'>,
  id: string,
): Promise<void> {
  dropBattle(context.db, id)
  const battle = await rebuildBattle(context.db, id)
  if (battle?.row.status !== 'playing') return
  cacheBattle(context.db, battle)
  const snapshot = await matchView(context.db, battle.row, null, context.now(), { battle })
  broadcastTable(context, battle.row, 'battle-snapshot', snapshot)
}

export const sweepTablesJob = 'sweep-tables'
export const sweepMillis = 1_000

const standstillMillis = 5_000 // a longer gap between two runs is a standstill
const setBackMillis = 60_000 // a larger step back cannot be a difference between processes: the machine's clock was set

type Sweeping = Pick<AppContext, 'db' | 'events' | 'live' | 'now' | 'ids' | 'log'>

const before = (now: Date, millis: number) => new Date(now.getTime() - millis)

/** May run in several processes at once. An error ends this run only. */
export async function sweepTables(context: Sweeping): Promise<void> {
  await takeOutStandstill(context)
  const now = context.now()
  for (const row of await endOutdated(context.db, rulesVersion, now)) await notifyOutdated(context, row)
  for (const { id } of await overdueMatches(context.db, before(now, lateMillis)))
    await actForClock(context, id)
  for (const { id } of await desertedMatches(context.db, before(now, absentMillis)))
    await endDeserted(context, id)
  for (const { id } of await expiredTables(
    context.db,
    before(now, invitationMillis),
    before(now, preparingMillis),
  ))
    await closeTable(context, id)
}

/** A server with new rules has started: battles of the old rules are void, because they would give another result. */
async function notifyOutdated(context: Sweeping, row: MatchRow): Promise<void> {
  context.log.warn({ battle: row.id, rules: row.rules_version }, 'a battle of older rules was ended')
  dropBattle(context.db, row.id)
  broadcastTable(context, row, 'battle-snapshot', await matchView(context.db, row, null, context.now()))
  broadcastChange(context, row)
}

/** The version of the row prevents two processes from acting twice. */
async function actForClock(context: Sweeping, id: string): Promise<void> {
  await advance(context, id, (battle, now) =>
    battle.row.status === 'playing' && isOverdue(battle, now) ? timeOut(battle, now) : null,
  )
}

async function endDeserted(context: Sweeping, id: string): Promise<void> {
  const row = await matchById(context.db, id)
  if (!row) return
  if (row.status !== 'playing') return closeTable(context, id)
  const people = seatsOf(row)
  const players = await knownPlayers(context.db, [people.player1, people.player2], context.now())
  const limit = before(context.now(), absentMillis).getTime()
  const isGone = (seat: Seat) => (players.get(people[seat])?.seen_at?.getTime() ?? 0) <= limit
  const absent = (['player1', 'player2'] as const).filter(isGone)
  const [first] = absent
  if (!first) return
  const end = (battle: LiveBattle, now: Date) =>
    absent.length === 2
      ? endOtherwise(battle, 'void', null, now)
      : endOtherwise(battle, 'absent', rivalOf(first), now)
  await advance(context, id, (battle, now) => (battle.row.status === 'playing' ? end(battle, now) : null))
}

async function closeTable(context: Sweeping, id: string): Promise<void> {
  const closed = await context.db.transaction(async tx => {
    const row = await claimMatch(tx, id)
    if (!row || (row.status !== 'waiting' && row.status !== 'preparing')) return undefined
    return changeMatch(tx, row, { status: 'closed', changed_at: context.now() })
  })
  if (closed) broadcastChange(context, closed)
}

/** One process removes it. The row of the table watch is its lock. */
async function takeOutStandstill(context: Sweeping): Promise<void> {
  const now = context.now()
  const moved = await context.db.transaction(async tx => {
    const last = await lockLastLook(tx, now)
    if (!last) return []
    const gap = now.getTime() - last.getTime()
    const isSetBack = gap < -setBackMillis
    await storeLook(tx, now, isSetBack)
    if (!isSetBack && gap <= standstillMillis) return []
    const missed = isSetBack ? gap : gap - sweepMillis
    await moveHeartbeats(tx, before(last, absentMillis), missed)
    return moveClocks(tx, missed)
  })
  if (moved.length > 0)
    context.log.warn({ battles: moved.length }, 'battles were interrupted; their clocks continue')
  for (const id of moved) await announceStandstill(context, id)
}
