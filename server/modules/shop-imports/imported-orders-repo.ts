/** Orders that were imported as history. */
import { and, desc, eq, getTableColumns, lt, type SQL, sql } from 'drizzle-orm'
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type { adminImportedOrders, ImportedOrder } from '@/contract/endpoints/admin/imported-orders.ts'
import type { listEarlierOrders } from '@/contract/endpoints/shop/earlier-orders.ts'
import { users } from '../../db/schema/auth.ts'
import { importedOrders } from '../../db/schema/shop-imports.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { pageMeta } from '../../kernel/db/paging.ts'
import { wordsIn } from '../../kernel/db/search-words.ts'
import { recordTable } from '../../kernel/records/record-table.ts'
import type { ForeignOrder } from './read-order.ts'

const table = recordTable(importedOrders)

type Row = typeof importedOrders.$inferSelect
const shown = ({ placed_at, external_id: _, ...row }: Row) => ({ ...row, placed_at: placed_at.toISOString() })

/** Returns undefined if the order was not imported. Locks its row until the commit. */
export async function storedOrder(
  tx: Queryable,
  { source, external_id }: Pick<ForeignOrder, 'source' | 'external_id'>,
): Promise<{ id: number; order: ForeignOrder } | undefined> {
  const [row] = await tx
    .select()
    .from(importedOrders)
    .where(and(eq(importedOrders.source, source), eq(importedOrders.external_id, external_id)))
    .for('update')
  if (!row) return undefined
  const { id, placed_at, ...order } = row
  return { id, order: { ...order, placed_at: placed_at.toISOString() } }
}

/** Returns the id of the order. */
export async function storeOrder(tx: Queryable, { placed_at, ...order }: ForeignOrder): Promise<number> {
  const row = { ...order, placed_at: new Date(placed_at) }
  const [stored] = await tx
    .insert(importedOrders)
    .values(row)
    .onConflictDoUpdate({ target: [importedOrders.source, importedOrders.external_id], set: row })
    .returning({ id: importedOrders.id })
  return (stored as { id: number }).id
}

export async function pageOfImportedOrders(
  db: Queryable,
  query: ParsedOf<typeof adminImportedOrders>['query'],
): Promise<ResponseOf<typeof adminImportedOrders>> {
  const { number, name, email, status, placed_at, id } = getTableColumns(importedOrders)
  const where = and(
    wordsIn(query.search, number, name, email),
    query.status && eq(status, query.status),
    query.email === undefined ? undefined : eq(email, query.email),
  )
  const { rows, total } = await table.page(db, { where, orderBy: [desc(placed_at), desc(id)] }, query)
  return { data: rows.map(shown), meta: pageMeta(query, total) }
}

/** Condition for the orders of an account: those with its verified email. */
export const importedOfAccount = (userId: number): SQL =>
  sql`${importedOrders.email} = (select ${users.email} from ${users} where ${users.id} = ${userId} and ${users.email_verified_at} is not null)`

/** Orders with the verified email of the account, newest first. */
export async function pageOfEarlierOrders(
  db: Queryable,
  userId: number,
  query: ParsedOf<typeof listEarlierOrders>['query'],
): Promise<ResponseOf<typeof listEarlierOrders>> {
  const orderBy = [desc(importedOrders.placed_at), desc(importedOrders.id)]
  const { rows, total } = await table.page(db, { where: importedOfAccount(userId), orderBy }, query)
  return { data: rows.map(shown), meta: pageMeta(query, total) }
}

/** Condition for the orders of a guest who has proven the email. */
export const importedOfGuest = (email: string): SQL => eq(importedOrders.email, email)

export const importedOrdersOf = async (db: Queryable, whose: SQL): Promise<ImportedOrder[]> =>
  (await db.select().from(importedOrders).where(whose).orderBy(importedOrders.id)).map(shown)

export async function forgetImportedOrders(tx: Queryable, whose: SQL): Promise<void> {
  await tx.delete(importedOrders).where(whose)
}

/** Also ends the exception for imported guests, so that those without orders are deleted (decision 0063). */
export async function deleteImportedBefore(db: Queryable, before: Date): Promise<void> {
  await db.delete(importedOrders).where(lt(importedOrders.placed_at, before))
  await db.execute(sql`delete from imported_records r using customers c where r.record = 'customer'
    and c.id = r.record_id and c.created_at < ${before.toISOString()}::timestamptz`)
}
