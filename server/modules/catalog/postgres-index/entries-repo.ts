/** Applies changes of the catalogue to `catalogue_entries`, in one process at a time. */
import { inArray, sql } from 'drizzle-orm'
import { catalogueEntries, catalogueEntriesState } from '../../../db/schema/catalogue-entries.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { cardPrice } from '../card-price.ts'
import { type Cursor, changesSince, currentCursor } from '../search-index/changes-repo.ts'
import { readProducts } from '../search-index/index-repo.ts'
import { audienceBits, type IndexProducts } from '../search-index/search-index.ts'

type Entry = typeof catalogueEntries.$inferInsert

const mostInserted = 1000 // rows of one statement
// Arbitrary numbers, unique in this project.
const entriesLock = 7_262_057
const fillingLock = 7_262_058 // shared by updates, which are short; held during the filling

function entriesOf({ rows, variants, links }: IndexProducts): Entry[] {
  const values = new Map<number, number[]>(rows.map(({ id }) => [id, []]))
  for (const { product_id, value_id } of links) values.get(product_id)?.push(value_id)
  return rows.map(row => {
    const own = variants.get(row.id) ?? []
    const [base, reseller, other] = [
      cardPrice(row, own, 'base'),
      cardPrice(row, own, 'reseller'),
      cardPrice(row, own, 'other'),
    ]
    return {
      product_id: row.id,
      category_id: row.category_id,
      element: row.element,
      audience: audienceBits(row),
      value_ids: values.get(row.id) ?? [],
      in_stock: row.in_stock,
      base_price: base.now,
      reseller_price: reseller.now,
      other_price: other.now,
      base_sale: base.percent > 0,
      reseller_sale: reseller.percent > 0,
      other_sale: other.percent > 0,
      position: row.position,
      published: row.published,
    }
  })
}

async function insertEntries(tx: Queryable, products: IndexProducts): Promise<void> {
  const entries = entriesOf(products)
  for (let from = 0; from < entries.length; from += mostInserted)
    await tx.insert(catalogueEntries).values(entries.slice(from, from + mostInserted))
}

/** Reads the catalogue in parts, so that the process never holds all of it. */
async function insertAll(tx: Queryable): Promise<void> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select id from products where status = 'published' order by id`,
  )
  for (let from = 0; from < rows.length; from += mostInserted)
    await insertEntries(
      tx,
      await readProducts(
        tx,
        rows.slice(from, from + mostInserted).map(({ id }) => id),
      ),
    )
}

async function replaceSome(tx: Queryable, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await tx.delete(catalogueEntries).where(inArray(catalogueEntries.product_id, [...ids]))
  await insertEntries(tx, await readProducts(tx, ids))
}

async function storeCursor(tx: Queryable, { snapshot, at }: Cursor): Promise<void> {
  await tx.delete(catalogueEntriesState)
  await tx.insert(catalogueEntriesState).values({ snapshot, at })
}

const isLocked = async (tx: Queryable, lock: number): Promise<boolean> => {
  const { rows } = await tx.execute<{ is_locked: boolean }>(
    sql`select pg_try_advisory_xact_lock_shared(${lock}) as is_locked`,
  )
  return rows[0]?.is_locked ?? false
}

const waitFor = (tx: Queryable, lock: number) => tx.execute(sql`select pg_advisory_xact_lock(${lock})`)

/**
 * Brings the entries up to date with everything committed. Returns false if they must be filled: they are empty or too old, or a
 * process is filling them.
 */
export const updateEntries = (db: Queryable): Promise<boolean> =>
  db.transaction(async tx => {
    if (!(await isLocked(tx, fillingLock))) return false
    await waitFor(tx, entriesLock)
    const [last] = await tx.select().from(catalogueEntriesState)
    const changes = last && (await changesSince(tx, last))
    if (!changes?.isComplete) return false
    await replaceSome(tx, [...changes.productIds, ...changes.stockIds])
    await storeCursor(tx, changes.cursor)
    return true
  })

/** Fills the entries unless another process just did. Readers see the old ones until the end. */
export async function fillEntries(db: Queryable): Promise<void> {
  if (await updateEntries(db)) return
  await db.transaction(async tx => {
    await waitFor(tx, fillingLock)
    await waitFor(tx, entriesLock)
    const [last] = await tx.select().from(catalogueEntriesState)
    if (last && (await changesSince(tx, last)).isComplete) return
    const cursor = await currentCursor(tx) // older than the data, so that changes meanwhile are applied next
    await tx.delete(catalogueEntries)
    await insertAll(tx)
    await storeCursor(tx, cursor)
  })
}
