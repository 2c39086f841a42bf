/** Rows of battles while they are tickets, until the first result is stored. */
import { and, asc, count, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Command } from '@/engine/commands.ts'
import { rulesVersion } from '@/engine/rules-version.ts'
import { battles } from '../../db/schema/battles.ts'
import { characters } from '../../db/schema/game.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import type { BattleRow } from './battles-repo.ts'
import type { Dealable } from './ticket-setup.ts'

/** The data that dealing needs, sorted by card number, because the engine's shuffle depends on the order. */
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
      tratto: characters.tratto,
      mosse: characters.mosse,
    })
    .from(characters)
    .orderBy(asc(characters.numero_carta))

/** Uses this server's rules version unless the row contains one. */
export async function insertBattle(tx: Queryable, row: typeof battles.$inferInsert): Promise<BattleRow> {
  const [stored] = await tx
    .insert(battles)
    .values({ rules_version: rulesVersion, ...row })
    .returning()
  if (!stored) throw new Error('a battle was not stored')
  return stored
}

/** Returns undefined when another account has claimed a battle with the same ticket. */
export async function insertGuestBattle(
  tx: Queryable,
  row: typeof battles.$inferInsert,
): Promise<BattleRow | undefined> {
  const [stored] = await tx
    .insert(battles)
    .values({ rules_version: rulesVersion, ...row })
    .onConflictDoNothing()
    .returning()
  return stored
}

/** Counts all tickets, however they ended. Call it under `lockPlayer` to enforce a limit. */
export async function ticketsSince(tx: Queryable, userId: number, since: Date): Promise<number> {
  const [row] = await tx
    .select({ asked: count() })
    .from(battles)
    .where(and(eq(battles.user_id, userId), gte(battles.created_at, since)))
  return row?.asked ?? 0
}

/**
 * Keeps the `most` newest open tickets, of those not begun or of those begun, and lets the others expire: a battle in
 * progress is never dropped for a new ticket. The player's row must be locked.
 */
export async function dropOldTickets(
  tx: Queryable,
  userId: number,
  which: 'kept' | 'begun',
  most: number,
): Promise<void> {
  const hasBegun = which === 'begun' ? isNotNull(battles.begun_at) : isNull(battles.begun_at)
  const open = await tx
    .select({ id: battles.id })
    .from(battles)
    .where(and(eq(battles.user_id, userId), eq(battles.status, 'open'), hasBegun))
    .orderBy(desc(which === 'begun' ? battles.begun_at : battles.created_at), desc(battles.id))
    .offset(most)
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

/** Returns undefined when the ticket is no longer open: only its first result is stored. */
export async function takeResult(
  db: Queryable,
  { id, userId, now }: { id: string; userId: number; now: Date },
  result: { sent: Command[]; is_forfeit: boolean; result_hash: string },
): Promise<BattleRow | undefined> {
  const [row] = await db
    .update(battles)
    .set({ ...result, status: 'checking', sent_at: now })
    .where(and(eq(battles.id, id), eq(battles.user_id, userId), playable(now)))
    .returning()
  return row
}

/** Returns undefined when the ticket can no longer be played. The first beginning is kept. */
export async function beginTicket(
  db: Queryable,
  { id, userId, now }: { id: string; userId: number; now: Date },
): Promise<BattleRow | undefined> {
  const [row] = await db
    .update(battles)
    .set({ begun_at: sql`coalesce(${battles.begun_at}, ${now})` })
    .where(and(eq(battles.id, id), eq(battles.user_id, userId), playable(now)))
    .returning()
  return row
}

/** Open, not expired, and begun under this server's rules. */
const playable = (now: Date) =>
  and(eq(battles.status, 'open'), gt(battles.expires_at, now), eq(battles.rules_version, rulesVersion))

/** By time only: tickets of older rules are refused when they are used. */
export async function expireTickets(db: Queryable, now: Date): Promise<void> {
  await db
    .update(battles)
    .set({ status: 'expired' })
    .where(and(eq(battles.status, 'open'), lte(battles.expires_at, now)))
}

/** Deletes expired tickets and refused results whose time ended before that moment. */
export async function deleteSpentTickets(db: Queryable, before: Date): Promise<void> {
  await db
    .delete(battles)
    .where(and(inArray(battles.status, ['expired', 'refused']), lt(battles.expires_at, before)))
}
