/** Batches of printed codes. Only hashes are stored: a code is shown once, when its batch is created. */
import { and, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { PackBatch } from '@/contract/endpoints/admin/pack-batches.ts'
import type { PageQuery } from '@/contract/envelope.ts'
import { products } from '../../db/schema/catalog.ts'
import { packTypes } from '../../db/schema/game.ts'
import { packCodeBatches, packCodes, packCodeTries } from '../../db/schema/pack-codes.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { onPage, pageMeta } from '../../kernel/db/paging.ts'
import { wordsIn } from '../../kernel/db/search-words.ts'

export interface FoundCode {
  code_hash: string
  rarity: PackBatch['rarity']
  redeemed_at: Date | null
  voided_at: Date | null // of the batch
}

/**
 * Returns undefined for an unknown code. Locks the code until the commit, so that it is redeemed once; `holdBatchOf`
 * locks its batch.
 */
export async function holdCode(tx: Queryable, codeHash: string): Promise<FoundCode | undefined> {
  const [row] = await tx
    .select({
      code_hash: packCodes.code_hash,
      rarity: packTypes.rarity,
      redeemed_at: packCodes.redeemed_at,
      voided_at: packCodeBatches.voided_at,
    })
    .from(packCodes)
    .innerJoin(packCodeBatches, eq(packCodeBatches.id, packCodes.batch_id))
    .innerJoin(packTypes, eq(packTypes.id, packCodeBatches.pack_type_id))
    .where(eq(packCodes.code_hash, codeHash))
    .for('update', { of: packCodes })
  return row
}

/** Locks the code's batch against voiding until the commit. Returns false when it is void. */
export async function holdBatchOf(tx: Queryable, codeHash: string): Promise<boolean> {
  const [row] = await tx
    .select({ voided_at: packCodeBatches.voided_at })
    .from(packCodeBatches)
    .innerJoin(packCodes, eq(packCodes.batch_id, packCodeBatches.id))
    .where(eq(packCodes.code_hash, codeHash))
    .for('share', { of: packCodeBatches })
  return row?.voided_at === null
}

/** Call it under the lock of `holdCode`. */
export async function storeRedeemed(
  tx: Queryable,
  codeHash: string,
  facts: { userId: number; packId: string; now: Date },
): Promise<void> {
  const { userId, packId, now } = facts
  await tx
    .update(packCodes)
    .set({ redeemed_at: now, redeemed_by: userId, pack_id: packId })
    .where(eq(packCodes.code_hash, codeHash))
}

/** Counts an attempt before it is checked. Returns the number in this window. */
export async function countTry(
  db: Queryable,
  userId: number,
  now: Date,
  windowMillis: number,
): Promise<number> {
  const window_ends_at = new Date(now.getTime() + windowMillis)
  const isOver = sql`${packCodeTries.window_ends_at} <= ${now.toISOString()}::timestamptz`
  const [row] = await db
    .insert(packCodeTries)
    .values({ user_id: userId, tries: 1, window_ends_at })
    .onConflictDoUpdate({
      target: packCodeTries.user_id,
      set: {
        tries: sql`case when ${isOver} then 1 else ${packCodeTries.tries} + 1 end`,
        window_ends_at: sql`case when ${isOver} then excluded.window_ends_at else ${packCodeTries.window_ends_at} end`,
      },
    })
    .returning({ tries: packCodeTries.tries })
  return row?.tries ?? 0
}

/** Reverts the count of `countTry`, because a known code is not a failed attempt. */
export async function takeTryBack(tx: Queryable, userId: number): Promise<void> {
  await tx
    .update(packCodeTries)
    .set({ tries: sql`greatest(${packCodeTries.tries} - 1, 0)` })
    .where(eq(packCodeTries.user_id, userId))
}

type NewBatch = Omit<typeof packCodeBatches.$inferInsert, 'id' | 'pack_type_id'> & {
  rarity: PackBatch['rarity']
}

const rowsAtOnce = 1000

/** `hashes` are in the order of their serial numbers. */
export async function insertBatch(
  tx: Queryable,
  { rarity, ...batch }: NewBatch,
  hashes: readonly string[],
): Promise<number> {
  const [type] = await tx.select({ id: packTypes.id }).from(packTypes).where(eq(packTypes.rarity, rarity))
  if (!type) throw new Error(`there is no pack of rarity ${rarity}`)
  const [row] = await tx
    .insert(packCodeBatches)
    .values({ ...batch, pack_type_id: type.id })
    .returning({ id: packCodeBatches.id })
  if (!row) throw new Error('a batch was not stored')
  for (let from = 0; from < hashes.length; from += rowsAtOnce)
    await tx.insert(packCodes).values(
      hashes.slice(from, from + rowsAtOnce).map((code_hash, at) => ({
        code_hash,
        batch_id: row.id,
        serial: from + at + 1,
      })),
    )
  return row.id
}

const batchColumns = {
  id: packCodeBatches.id,
  label: packCodeBatches.label,
  rarity: packTypes.rarity,
  product_id: packCodeBatches.product_id,
  codes: sql<number>`(select count(*)::int from ${packCodes} c where c.batch_id = ${packCodeBatches}.id)`,
  redeemed: sql<number>`(select count(*)::int from ${packCodes} c
    where c.batch_id = ${packCodeBatches}.id and c.redeemed_at is not null)`,
  created_at: packCodeBatches.created_at,
  voided_at: packCodeBatches.voided_at,
}

const readBatches = (db: Queryable, condition: SQL | undefined) =>
  db
    .select(batchColumns)
    .from(packCodeBatches)
    .innerJoin(packTypes, eq(packTypes.id, packCodeBatches.pack_type_id))
    .where(condition)
    .orderBy(desc(packCodeBatches.created_at), desc(packCodeBatches.id))

const batchView = (row: Awaited<ReturnType<typeof readBatches>>[number]): PackBatch => ({
  ...row,
  created_at: row.created_at.toISOString(),
  voided_at: row.voided_at?.toISOString() ?? null,
})

/** Returns undefined when the batch does not exist. */
export async function batchById(db: Queryable, id: number): Promise<PackBatch | undefined> {
  const [row] = await readBatches(db, eq(packCodeBatches.id, id))
  return row && batchView(row)
}

/** Sorted newest first. `search` matches the label. */
export async function batchPage(db: Queryable, query: PageQuery) {
  const { search } = query
  const named = wordsIn(search, packCodeBatches.label)
  const rows = await onPage(readBatches(db, named), query)
  const [all] = await db.select({ total: count() }).from(packCodeBatches).where(named)
  return { data: rows.map(batchView), meta: pageMeta(query, all?.total ?? 0) }
}

/** Call it under the lock of `holdBatch`. A batch that is already void keeps its time. */
export async function storeVoided(tx: Queryable, id: number, now: Date): Promise<void> {
  await tx
    .update(packCodeBatches)
    .set({ voided_at: now })
    .where(and(eq(packCodeBatches.id, id), isNull(packCodeBatches.voided_at)))
}

/** Locks the batch until the commit, so that none of its codes is redeemed in the meantime. */
export const holdBatch = (tx: Queryable, id: number) =>
  tx.select({ id: packCodeBatches.id }).from(packCodeBatches).where(eq(packCodeBatches.id, id)).for('update')

export async function hasProduct(tx: Queryable, id: number): Promise<boolean> {
  const rows = await tx.select({ id: products.id }).from(products).where(eq(products.id, id))
  return rows.length > 0
}
