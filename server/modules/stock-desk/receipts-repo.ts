import { and, desc, eq, gt, ne, type SQL, sql } from 'drizzle-orm'
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type { listReceipts, receiveGoods, StockReceipt } from '@/contract/endpoints/admin/goods-received.ts'
import type { Locale } from '@/contract/locales.ts'
import { stockMovements, stockReceipts } from '../../db/schema/stock.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { limitToPage, pageMeta } from '../../kernel/db/paging.ts'
import { wordsIn } from '../../kernel/db/search-words.ts'
import type { Writer } from '../../kernel/records/record-change.ts'
import { itemNames, itemOf, titleOfItem } from './movements-repo.ts'

/** Waits for a concurrent request with the same `request_id`. `isNew` is false when its receipt is stored. */
export async function insertReceipt(
  tx: Queryable,
  { request_id, supplier, note }: ParsedOf<typeof receiveGoods>['body'],
  { userId, at }: Writer,
): Promise<{ id: number; isNew: boolean }> {
  const [row] = await tx
    .insert(stockReceipts)
    .values({ request_id, supplier, note, by_user_id: userId, received_at: at })
    .onConflictDoNothing()
    .returning({ id: stockReceipts.id })
  if (row) return { id: row.id, isNew: true }
  const [stored] = await tx
    .select({ id: stockReceipts.id })
    .from(stockReceipts)
    .where(eq(stockReceipts.request_id, request_id))
  if (!stored) throw new Error('a receipt was neither stored nor found')
  return { id: stored.id, isNew: false }
}

/** Returns the keys of the received items. */
export async function receiptItems(db: Queryable, id: number): Promise<string[]> {
  const rows = await db
    .select({ item: stockMovements.item })
    .from(stockMovements)
    .where(eq(stockMovements.receipt_id, id))
  return rows.map(({ item }) => item)
}

/**
 * Stores the digest of the receipt. Returns another receipt with the same digest since then, if any. Waits for a concurrent receipt
 * with the same digest.
 */
export async function storeDigest(
  tx: Queryable,
  id: number,
  digest: string,
  since: Date,
): Promise<number | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('receipt'), hashtext(${digest}))`)
  await tx.update(stockReceipts).set({ digest }).where(eq(stockReceipts.id, id))
  const [same] = await tx
    .select({ id: stockReceipts.id })
    .from(stockReceipts)
    .where(
      and(eq(stockReceipts.digest, digest), gt(stockReceipts.received_at, since), ne(stockReceipts.id, id)),
    )
    .orderBy(desc(stockReceipts.id))
    .limit(1)
  return same?.id
}

const selectReceipts = (where: SQL, limit: SQL, locale: Locale): SQL => sql`
  select r.id, to_json(r.received_at)#>>'{}' as received_at, u.name as by, r.supplier, r.note, l.pieces, l.lines
  from (select * from stock_receipts r where ${where} order by r.id desc ${limit}) r
  left join users u on u.id = r.by_user_id
  cross join lateral (select coalesce(sum(m.delta), 0)::int as pieces,
      coalesce(json_agg(json_build_object('id', m.item, 'product_id', m.product_id, 'title', m.title, 'variant', m.variant,
        'sku', m.sku, 'pieces', m.delta) order by m.id), '[]') as lines
    from (select m.id, m.item, m.delta, ${itemNames(locale)} from stock_movements m
      ${itemOf(sql`m.item`)} ${titleOfItem(locale)} where m.receipt_id = r.id) m) l
  order by r.id desc`

export async function receiptPage(
  db: Queryable,
  query: ParsedOf<typeof listReceipts>['query'],
  locale: Locale,
): Promise<ResponseOf<typeof listReceipts>> {
  const where = wordsIn(query.search, sql`r.supplier`, sql`r.note`) ?? sql`true`
  const { rows } = await db.execute<StockReceipt & Record<string, unknown>>(
    selectReceipts(where, limitToPage(query), locale),
  )
  const counted = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from stock_receipts r where ${where}`,
  )
  return { data: rows, meta: pageMeta(query, counted.rows[0]?.total ?? 0) }
}

export async function receiptById(
  db: Queryable,
  id: number,
  locale: Locale,
): Promise<StockReceipt | undefined> {
  const { rows } = await db.execute<StockReceipt & Record<string, unknown>>(
    selectReceipts(sql`r.id = ${id}`, sql``, locale),
  )
  return rows[0]
}
