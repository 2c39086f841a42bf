/** Rows of tables and their battles. Lock order: players by id, then the table, then accounts by id. */
import { and, asc, desc, eq, gt, gte, inArray, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Command } from '@/engine/commands.ts'
import { users } from '../../db/schema/auth.ts'
import { matches, matchSteps, onlinePlayers } from '../../db/schema/online.ts'
import type { Queryable } from '../../kernel/db/database.ts'

export type MatchRow = typeof matches.$inferSelect
export type NewMatch = typeof matches.$inferInsert

/** Returns undefined when the table does not exist. */
export async function matchById(db: Queryable, id: string): Promise<MatchRow | undefined> {
  const [row] = await db.select().from(matches).where(eq(matches.id, id))
  return row
}

/** Returns undefined when the table does not exist. Locks the row until the transaction ends. */
export async function lockMatch(tx: Queryable, id: string): Promise<MatchRow | undefined> {
  const [row] = await tx.select().from(matches).where(eq(matches.id, id)).for('update')
  return row
}

/** Returns undefined when the table does not exist, or another process has locked it. */
export async function claimMatch(tx: Queryable, id: string): Promise<MatchRow | undefined> {
  const [row] = await tx.select().from(matches).where(eq(matches.id, id)).for('update', { skipLocked: true })
  return row
}

/** Returns undefined when a unique value exists already: the code, or the rematch of a battle. */
export async function insertMatch(tx: Queryable, row: NewMatch): Promise<MatchRow | undefined> {
  const [stored] = await tx.insert(matches).values(row).onConflictDoNothing().returning()
  return stored
}

/** Increments the version. `row` must have been read under its lock. Throws when it no longer exists. */
export async function changeMatch(
  tx: Queryable,
  row: MatchRow,
  change: Partial<NewMatch>,
): Promise<MatchRow> {
  const [stored] = await tx
    .update(matches)
    .set({ version: row.version + 1, ...change })
    .where(eq(matches.id, row.id))
    .returning()
  if (!stored) throw new Error(`table ${row.id} is gone`)
  return stored
}

/** Leaves the version unchanged. */
export async function storeResults(
  tx: Queryable,
  id: string,
  results: Pick<MatchRow, 'result1' | 'result2'>,
): Promise<void> {
  await tx.update(matches).set(results).where(eq(matches.id, id))
}

const isSeated = (userId: number): SQL | undefined =>
  or(eq(matches.host_id, userId), eq(matches.guest_id, userId))

/** Returns the id of the table where this player prepares or plays, or undefined. */
export async function engagedAt(db: Queryable, userId: number): Promise<string | undefined> {
  const [row] = await db
    .select({ id: matches.id })
    .from(matches)
    .where(and(isSeated(userId), inArray(matches.status, ['preparing', 'playing'])))
    .limit(1)
  return row?.id
}

/** Closes this player's tables that no opponent has joined, and returns them. */
export async function closeWaiting(tx: Queryable, userId: number, now: Date): Promise<MatchRow[]> {
  return tx
    .update(matches)
    .set({ status: 'closed', changed_at: now, version: sql`${matches.version} + 1` })
    .where(and(eq(matches.host_id, userId), eq(matches.status, 'waiting')))
    .returning()
}

/** Returns challenges without a reply. */
export const invitationsFor = (db: Queryable, userId: number, since: Date): Promise<MatchRow[]> =>
  db
    .select()
    .from(matches)
    .where(and(eq(matches.invited_id, userId), eq(matches.status, 'waiting'), gte(matches.created_at, since)))
    .orderBy(asc(matches.created_at))

/** Returns public tables, oldest first, at most 50. */
export const openTables = (db: Queryable): Promise<MatchRow[]> =>
  db
    .select()
    .from(matches)
    .where(and(eq(matches.status, 'waiting'), eq(matches.kind, 'open')))
    .orderBy(asc(matches.created_at))
    .limit(50)

/** Returns battles that the lobby lists for watching. Private ones can be watched only by their link. */
export const battlesToWatch = (db: Queryable): Promise<MatchRow[]> =>
  db
    .select()
    .from(matches)
    .where(and(eq(matches.status, 'playing'), eq(matches.is_private, false)))
    .orderBy(desc(matches.starts_at))
    .limit(50)

/** `code` as `readTableCode` returns it. Returns undefined when no waiting table has it. */
export async function waitingByCode(db: Queryable, code: string): Promise<MatchRow | undefined> {
  const [row] = await db
    .select()
    .from(matches)
    .where(and(eq(matches.code, code), eq(matches.status, 'waiting')))
  return row
}

/** Returns the rematch of battle `id`, or undefined when there is none or it was closed. */
export async function rematchOf(db: Queryable, id: string): Promise<MatchRow | undefined> {
  const [row] = await db
    .select()
    .from(matches)
    .where(and(eq(matches.rematch_of, id), ne(matches.status, 'closed')))
  return row
}

/** In the order they were played. @param after version of the table before the first of them @param upTo version after the last */
export async function stepsOf(db: Queryable, id: string, after = 0, upTo?: number): Promise<Command[]> {
  const isWanted = and(
    eq(matchSteps.match_id, id),
    gt(matchSteps.version, after),
    upTo === undefined ? undefined : lte(matchSteps.version, upTo),
  )
  const rows = await db
    .select({ command: matchSteps.command })
    .from(matchSteps)
    .where(isWanted)
    .orderBy(asc(matchSteps.version))
  return rows.map(({ command }) => command)
}

/** Returns the version that the action with this id produced, or undefined when it was not stored. */
export async function versionOfAction(
  db: Queryable,
  id: string,
  actionId: string,
): Promise<number | undefined> {
  const [row] = await db
    .select({ version: matchSteps.version })
    .from(matchSteps)
    .where(and(eq(matchSteps.match_id, id), eq(matchSteps.action_id, actionId)))
  return row?.version
}

export interface Step {
  next: MatchRow // the table after the step
  command: Command | null
  actionId: string | null
}

const stepColumns =
  sql.raw(`g(id text, version int, status text, to_act text, turn int, turn_began_at timestamptz,
  deadline_at timestamptz, reserve1 int, reserve2 int, late1 int, late2 int, ending text, winner text, changed_at timestamptz,
  command jsonb, action_id text)`)

const givenOf = ({ next, command, actionId }: Step) => ({
  id: next.id,
  version: next.version,
  status: next.status,
  to_act: next.to_act,
  turn: next.turn,
  turn_began_at: next.turn_began_at,
  deadline_at: next.deadline_at,
  reserve1: next.reserve1,
  reserve2: next.reserve2,
  late1: next.late1,
  late2: next.late2,
  ending: next.ending,
  winner: next.winner,
  changed_at: next.changed_at,
  command,
  action_id: actionId,
})

/**
 * Stores rows and commands of different battles in one statement. Each row is locked, in the order of the ids, and
 * changed only if it has the version that the step was computed for. Of two concurrent writers one is missing from the
 * returned ids and must read again.
 */
export async function storeSteps(db: Queryable, steps: readonly Step[]): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with given as materialized (select * from jsonb_to_recordset(${JSON.stringify(steps.map(givenOf))}::jsonb) as ${stepColumns}),
    held as materialized (select m.id from matches m where m.id in (select id from given) order by m.id for update),
    moved as (update matches m set version = g.version, status = g.status, to_act = g.to_act, turn = g.turn,
        turn_began_at = g.turn_began_at, deadline_at = g.deadline_at, reserve1 = g.reserve1, reserve2 = g.reserve2,
        late1 = g.late1, late2 = g.late2, ending = g.ending, winner = g.winner, changed_at = g.changed_at
      from given g join held using (id) where m.id = g.id and m.version = g.version - 1 and m.status = 'playing' returning m.id),
    stored as (insert into match_steps (match_id, version, command, action_id, at)
      select g.id, g.version, g.command, g.action_id, g.changed_at from given g join moved using (id)
      where g.command is not null)
    select id from moved`)
  return new Set(rows.map(({ id }) => id))
}

/** Returns running battles whose clock has run out. */
export const overdueMatches = (db: Queryable, before: Date): Promise<{ id: string }[]> =>
  db
    .select({ id: matches.id })
    .from(matches)
    .where(and(eq(matches.status, 'playing'), lte(matches.deadline_at, before)))
    .orderBy(asc(matches.deadline_at))
    .limit(100)

/** Ends running battles of older rules without a winner. */
export const endOutdated = (db: Queryable, rulesVersion: number, now: Date): Promise<MatchRow[]> =>
  db
    .update(matches)
    .set({
      status: 'over',
      ending: 'outdated',
      winner: null,
      to_act: null,
      version: sql`${matches.version} + 1`,
      changed_at: now,
    })
    .where(and(eq(matches.status, 'playing'), lt(matches.rules_version, rulesVersion)))
    .returning()

/**
 * Returns tables with a player who has sent no heartbeat since `since`. The query starts from active tables, because
 * there are many absent players.
 */
export async function desertedMatches(db: Queryable, since: Date): Promise<{ id: string }[]> {
  const [host, guest] = [alias(onlinePlayers, 'host'), alias(onlinePlayers, 'guest')]
  return db
    .select({ id: matches.id })
    .from(matches)
    .leftJoin(host, eq(host.user_id, matches.host_id))
    .leftJoin(guest, eq(guest.user_id, matches.guest_id))
    .where(
      and(
        inArray(matches.status, ['waiting', 'preparing', 'playing']),
        or(lte(host.seen_at, since), lte(guest.seen_at, since)),
      ),
    )
    .limit(100)
}

/** Returns challenges without a reply, and full tables whose battle does not begin. */
export const expiredTables = (db: Queryable, unanswered: Date, unbegun: Date): Promise<{ id: string }[]> =>
  db
    .select({ id: matches.id })
    .from(matches)
    .where(
      or(
        and(
          eq(matches.status, 'waiting'),
          sql`${matches.invited_id} is not null`,
          lte(matches.changed_at, unanswered),
        ),
        and(eq(matches.status, 'preparing'), lte(matches.changed_at, unbegun)),
      ),
    )
    .limit(100)

/** Moves the clocks of running battles by `millis` (negative: back). Returns their ids. */
export async function moveClocks(tx: Queryable, millis: number): Promise<string[]> {
  const gap = sql`${millis} * interval '1 millisecond'`
  const moved = await tx
    .update(matches)
    .set({
      turn_began_at: sql`${matches.turn_began_at} + ${gap}`,
      deadline_at: sql`${matches.deadline_at} + ${gap}`,
    })
    .where(eq(matches.status, 'playing'))
    .returning({ id: matches.id })
  return moved.map(({ id }) => id)
}

/**
 * Deletes finished or closed tables whose last change was before `before`. The history has its own rows (`battles`).
 */
export async function deleteOldMatches(db: Queryable, before: Date): Promise<void> {
  await db
    .delete(matches)
    .where(and(inArray(matches.status, ['over', 'closed']), lt(matches.changed_at, before)))
}

/** Returns whether the account exists and is neither blocked nor deleted. */
export async function isMeetable(db: Queryable, userId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deleted_at), isNull(users.blocked_at)))
  return row !== undefined
}
