/** Rows of battles. Code that counts or rewards locks the player's row first, then the battle's. */
import { and, asc, count, desc, eq, gt, gte, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { users } from '../../db/schema/auth.ts'
import { battles } from '../../db/schema/battles.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { onPage, type PageAsked } from '../../kernel/db/paging.ts'

export type BattleRow = typeof battles.$inferSelect
export type UserRow = typeof users.$inferSelect

/** Returns undefined when the account was deleted. */
export async function lockPlayer(tx: Queryable, userId: number): Promise<UserRow | undefined> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deleted_at)))
    .for('update')
  return row
}

export type Progress = Pick<UserRow, 'user_xp' | 'user_level' | 'user_match_info'>

/** Call it under `lockPlayer`, with numbers computed from the row that it returned. */
export async function storeProgress(tx: Queryable, userId: number, progress: Progress): Promise<void> {
  await tx.update(users).set(progress).where(eq(users.id, userId))
}

/** Returns undefined when the battle does not exist, or another account opened it. */
export async function ownBattle(db: Queryable, userId: number, id: string): Promise<BattleRow | undefined> {
  const [row] = await db
    .select()
    .from(battles)
    .where(and(eq(battles.user_id, userId), eq(battles.id, id)))
  return row
}

/** Returns the longest waiting battle that no process works on. Claims older than `stale` do not count. */
export async function claimBattle(db: Queryable, now: Date, stale: Date): Promise<BattleRow | undefined> {
  const next = db
    .select({ id: battles.id })
    .from(battles)
    .where(
      and(eq(battles.status, 'checking'), or(isNull(battles.claimed_at), lte(battles.claimed_at, stale))),
    )
    .orderBy(asc(battles.sent_at), asc(battles.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const [row] = await db
    .update(battles)
    .set({ claimed_at: now })
    .where(eq(battles.id, sql`(${next})`))
    .returning()
  return row
}

/** Returns undefined when the battle does not exist. Lock the player first. */
export async function lockBattle(tx: Queryable, id: string): Promise<BattleRow | undefined> {
  const [row] = await tx.select().from(battles).where(eq(battles.id, id)).for('update')
  return row
}

/** Takes no lock. */
export async function storeBattle(
  tx: Queryable,
  id: string,
  change: Partial<typeof battles.$inferInsert>,
): Promise<void> {
  await tx.update(battles).set(change).where(eq(battles.id, id))
}

/** Counts rewarded battles sent between these times. */
export async function rewardedBetween(
  tx: Queryable,
  userId: number,
  from: Date,
  until: Date,
): Promise<number> {
  const [row] = await tx
    .select({ rewarded: count() })
    .from(battles)
    .where(
      and(
        eq(battles.user_id, userId),
        gte(battles.sent_at, from),
        lt(battles.sent_at, until),
        gt(battles.xp, 0),
        isNull(battles.rival_id), // battles between players have their own limits
      ),
    )
  return row?.rewarded ?? 0
}

/** Counts rewarded battles of these two players, on either side, since then. */
export async function rewardedTogether(
  tx: Queryable,
  [one, other]: readonly [number, number],
  since: Date,
): Promise<number> {
  const [row] = await tx
    .select({ together: count() })
    .from(battles)
    .where(
      and(
        or(
          and(eq(battles.user_id, one), eq(battles.rival_id, other)),
          and(eq(battles.user_id, other), eq(battles.rival_id, one)),
        ),
        gte(battles.sent_at, since),
        gt(battles.xp, 0),
      ),
    )
  return row?.together ?? 0
}

/**
 * Returns finished battles of an account on either side, newest first. `rival` is the opponent's nickname, null once
 * blocked.
 */
export async function pageOfBattles(
  db: Queryable,
  userId: number,
  query: PageAsked,
): Promise<{ rows: { battle: BattleRow; rival: string | null }[]; total: number }> {
  const own = or(eq(battles.user_id, userId), eq(battles.rival_id, userId))
  const finished = and(own, eq(battles.status, 'counted'))
  const [counted] = await db.select({ total: count() }).from(battles).where(finished)
  const other = sql`case when ${battles.user_id} = ${userId} then ${battles.rival_id} else ${battles.user_id} end`
  const rows = await onPage(
    db
      .select({ battle: battles, nickname: users.nickname, blocked_at: users.blocked_at })
      .from(battles)
      .leftJoin(users, eq(users.id, other))
      .where(finished)
      .orderBy(desc(battles.sent_at), desc(battles.id)),
    query,
  )
  return {
    rows: rows.map(({ battle, nickname, blocked_at }) => ({ battle, rival: blocked_at ? null : nickname })),
    total: counted?.total ?? 0,
  }
}

export interface FinishedBattle {
  battle: BattleRow
  nickname: string | null // of player1
  rival: string | null // of player2
}

/** Returns undefined unless the battle is finished. Nicknames are null once their account is blocked. */
export async function finishedBattle(db: Queryable, id: string): Promise<FinishedBattle | undefined> {
  const rivals = alias(users, 'rivals')
  const shown = (table: typeof users | typeof rivals) =>
    sql<string | null>`case when ${table.blocked_at} is null then ${table.nickname} end`
  const [row] = await db
    .select({ battle: battles, nickname: shown(users), rival: shown(rivals) })
    .from(battles)
    .innerJoin(users, eq(users.id, battles.user_id))
    .leftJoin(rivals, eq(rivals.id, battles.rival_id))
    .where(and(eq(battles.id, id), eq(battles.status, 'counted')))
  return row
}

/** For the export of personal data (decision 0009). */
export async function battlesOf(db: Queryable, userId: number): Promise<unknown[]> {
  const own = await db
    .select()
    .from(battles)
    .where(or(eq(battles.user_id, userId), eq(battles.rival_id, userId)))
    .orderBy(asc(battles.created_at), asc(battles.id))
  return own.map(({ user_id: _, rival_id: __, result_hash: ___, claimed_at: ____, ...battle }) => battle)
}

/**
 * Keeps finished battles without the person, because their links remain valid. Deletes tickets and unchecked results.
 */
export async function forgetBattles(tx: Queryable, userId: number): Promise<void> {
  await lockPlayer(tx, userId)
  await tx.delete(battles).where(and(eq(battles.user_id, userId), sql`${battles.status} <> 'counted'`))
}
