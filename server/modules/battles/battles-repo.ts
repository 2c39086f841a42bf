/** Rows of battles. Whoever counts or awards holds the player's row first, then the battle's. */
import { and, asc, count, desc, eq, gt, gte, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Command } from '../../../src/engine/commands.ts'
import { users } from '../../db/schema/auth.ts'
import { battles } from '../../db/schema/battles.ts'
import { characters } from '../../db/schema/game.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import type { Dealable } from './ticket-setup.ts'

export type BattleRow = typeof battles.$inferSelect
export type UserRow = typeof users.$inferSelect

/** What dealing needs of the catalogue, in the order of its numbers: the engine's shuffle depends on it. */
export const dealableCards = (db: Queryable): Promise<Dealable[]> =>
  db
    .select({
      id: characters.id,
      numero_carta: characters.numero_carta,
      nome: characters.nome,
      tipo: characters.tipo,
      rarita: characters.rarita,
      pv: characters.pv,
      resistenza: characters.resistenza,
      mosse: characters.mosse,
    })
    .from(characters)
    .orderBy(asc(characters.numero_carta))

/** Undefined when the account is gone. */
export async function lockPlayer(tx: Queryable, userId: number): Promise<UserRow | undefined> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deleted_at)))
    .for('update')
  return row
}

export async function insertBattle(tx: Queryable, row: typeof battles.$inferInsert): Promise<BattleRow> {
  const [stored] = await tx.insert(battles).values(row).returning()
  if (!stored) throw new Error('a battle was not stored')
  return stored
}

export async function ticketsSince(tx: Queryable, userId: number, since: Date): Promise<number> {
  const [row] = await tx
    .select({ asked: count() })
    .from(battles)
    .where(and(eq(battles.user_id, userId), gte(battles.created_at, since)))
  return row?.asked ?? 0
}

/** Keeps the `kept` youngest open tickets and lets the others expire. Run it under the player's row. */
export async function dropOldTickets(tx: Queryable, userId: number, kept: number): Promise<void> {
  const open = await tx
    .select({ id: battles.id })
    .from(battles)
    .where(and(eq(battles.user_id, userId), eq(battles.status, 'open')))
    .orderBy(desc(battles.created_at), desc(battles.id))
    .offset(kept)
  if (open.length === 0) return
  await tx
    .update(battles)
    .set({ status: 'expired' })
    .where(
      and(
        inArray(
          battles.id,
          open.map(({ id }) => id),
        ),
        eq(battles.status, 'open'),
      ),
    )
}

export async function ownBattle(db: Queryable, userId: number, id: string): Promise<BattleRow | undefined> {
  const [row] = await db
    .select()
    .from(battles)
    .where(and(eq(battles.user_id, userId), eq(battles.id, id)))
  return row
}

/** Undefined when the ticket is not open any more: only the first result of a ticket is taken. */
export async function takeResult(
  db: Queryable,
  { id, userId, now }: { id: string; userId: number; now: Date },
  result: { sent: Command[]; is_forfeit: boolean; result_hash: string },
): Promise<BattleRow | undefined> {
  const [row] = await db
    .update(battles)
    .set({ ...result, status: 'checking', sent_at: now })
    .where(
      and(
        eq(battles.id, id),
        eq(battles.user_id, userId),
        eq(battles.status, 'open'),
        gt(battles.expires_at, now),
      ),
    )
    .returning()
  return row
}

/** The longest waiting one that no process is at; a claim from before `stale` is void. */
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

export async function lockBattle(tx: Queryable, id: string): Promise<BattleRow | undefined> {
  const [row] = await tx.select().from(battles).where(eq(battles.id, id)).for('update')
  return row
}

export async function storeBattle(
  tx: Queryable,
  id: string,
  change: Partial<typeof battles.$inferInsert>,
): Promise<void> {
  await tx.update(battles).set(change).where(eq(battles.id, id))
}

/** Battles sent between these moments that earned something. */
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
      ),
    )
  return row?.rewarded ?? 0
}

export async function pageOfBattles(
  db: Queryable,
  userId: number,
  { page, per_page }: { page: number; per_page: number },
): Promise<{ rows: BattleRow[]; total: number }> {
  const finished = and(eq(battles.user_id, userId), eq(battles.status, 'counted'))
  const [counted] = await db.select({ total: count() }).from(battles).where(finished)
  const rows = await db
    .select()
    .from(battles)
    .where(finished)
    .orderBy(desc(battles.sent_at), desc(battles.id))
    .limit(per_page)
    .offset((page - 1) * per_page)
  return { rows, total: counted?.total ?? 0 }
}

/** With what others may know of its player: the nickname, while nobody shut the account. */
export async function finishedBattle(
  db: Queryable,
  id: string,
): Promise<{ battle: BattleRow; nickname: string | null } | undefined> {
  const [row] = await db
    .select({ battle: battles, nickname: users.nickname, blocked_at: users.blocked_at })
    .from(battles)
    .innerJoin(users, eq(users.id, battles.user_id))
    .where(and(eq(battles.id, id), eq(battles.status, 'counted')))
  return row && { battle: row.battle, nickname: row.blocked_at ? null : row.nickname }
}

export async function expireTickets(db: Queryable, now: Date): Promise<void> {
  await db
    .update(battles)
    .set({ status: 'expired' })
    .where(and(eq(battles.status, 'open'), lte(battles.expires_at, now)))
}

/** Tickets nobody played and results nobody believed: of no use to anyone after a while. */
export async function deleteSpentTickets(db: Queryable, before: Date): Promise<void> {
  await db
    .delete(battles)
    .where(and(inArray(battles.status, ['expired', 'refused']), lt(battles.expires_at, before)))
}

/** For the copy of one's data (decisions §3). */
export async function battlesOf(db: Queryable, userId: number): Promise<unknown[]> {
  const own = await db
    .select()
    .from(battles)
    .where(eq(battles.user_id, userId))
    .orderBy(asc(battles.created_at), asc(battles.id))
  return own.map(({ user_id: _, result_hash: __, claimed_at: ___, ...battle }) => battle)
}

/** Finished battles stay without a person, as their links promise; tickets and unchecked results go. */
export async function forgetBattles(tx: Queryable, userId: number): Promise<void> {
  await lockPlayer(tx, userId)
  await tx.delete(battles).where(and(eq(battles.user_id, userId), sql`${battles.status} <> 'counted'`))
}
