/**
 * Reads `catalogue_changes`. A reader remembers the snapshot of its last read. A transaction that was still running then is not visible
 * in it, so its rows are read later, although transactions with higher numbers were read before.
 */
import { sql } from 'drizzle-orm'
import type { ChangedPart } from '../../../db/schema/catalogue-changes.ts'
import type { Queryable } from '../../../kernel/db/database.ts'

const mostRead = 2000 // reading more products one by one costs more than reading all
const storedHours = 2

/** A point in the history of changes. */
export interface Cursor {
  snapshot: string // of PostgreSQL
  at: number // seconds of the database's clock
}

export interface Changes {
  cursor: Cursor // of this read
  isComplete: boolean // false: read the whole catalogue
  hasStructure: boolean
  hasSettings: boolean
  productIds: readonly number[]
  stockIds: readonly number[] // of products that changed in nothing but their stock
}

type Change = [part: ChangedPart, id: number | null]

interface ChangesRow extends Record<string, unknown> {
  snapshot: string
  at: number
  is_older: boolean // than the last read: the database was restored
  changes: Change[]
}

/** Returns the current point, without changes. */
export async function currentCursor(db: Queryable): Promise<Cursor> {
  const { rows } = await db.execute<{ snapshot: string; at: number }>(sql`
    select pg_current_snapshot()::text as snapshot, extract(epoch from clock_timestamp())::float8 as at`)
  return rows[0]!
}

/**
 * Returns what was committed since `last`. A replica cannot list the running transactions in its snapshots, so there a change may be
 * returned twice. Rows with a number that no transaction has reached come from a restored copy of another database.
 */
export async function changesSince(db: Queryable, last: Cursor): Promise<Changes> {
  const { rows } = await db.execute<ChangesRow>(sql`
    select pg_current_snapshot()::text as snapshot, extract(epoch from clock_timestamp())::float8 as at,
      pg_snapshot_xmax(pg_current_snapshot()) < pg_snapshot_xmax(${last.snapshot}::pg_snapshot) as is_older,
      coalesce((select json_agg(json_build_array(part, product_id)) from (
        select distinct part, product_id from catalogue_changes
        where transaction >= pg_snapshot_xmin(${last.snapshot}::pg_snapshot)
          and transaction < pg_snapshot_xmax(pg_current_snapshot())
          and (pg_is_in_recovery() or not pg_visible_in_snapshot(transaction, ${last.snapshot}::pg_snapshot))
        limit ${sql.raw(String(mostRead + 1))}) c), '[]') as changes`)
  const { snapshot, at, is_older, changes } = rows[0]!
  const idsOf = (part: ChangedPart) =>
    changes.flatMap(([own, id]) => (own === part && id !== null ? [id] : []))
  const products = new Set(idsOf('product'))
  return {
    cursor: { snapshot, at },
    isComplete: !is_older && changes.length <= mostRead && at - last.at < (storedHours * 3600) / 2,
    hasStructure: changes.some(([part]) => part === 'structure'),
    hasSettings: changes.some(([part]) => part === 'settings'),
    productIds: [...products],
    stockIds: idsOf('stock').filter(id => !products.has(id)),
  }
}

/** Deletes changes that every running process has read. A process that was frozen for longer reads the whole catalogue. */
export async function deleteOldChanges(db: Queryable): Promise<void> {
  await db.execute(sql`
    delete from catalogue_changes where changed_at < clock_timestamp() - ${`${storedHours} hours`}::interval
      or transaction >= pg_snapshot_xmax(pg_current_snapshot())`)
}
