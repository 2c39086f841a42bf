/** Rows of print files. A row is claimed before its file is rendered, and the claim counts as an attempt. */
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Configuration } from '@/contract/endpoints/shop/collections.ts'
import type { PrintOffer } from '@/contract/endpoints/shop/print-design.ts'
import type { PrintSide } from '@/domain/print-sides.ts'
import { orderPrints } from '../../db/schema/designs.ts'
import type { Queryable } from '../../kernel/db/database.ts'

/** Number of attempts before a file counts as failed. An attempt that a crashed process never finished counts. */
export const mostTries = 6

/** The order is paid, or the shop has accepted it: it placed the order or began the production of order or line. */
const isAccepted = sql`(o.status in ('in_production', 'completed') or o.status = 'confirmed' and
  (o.payment_status in ('paid', 'partly_refunded') or o.placed_by is not null or l.production_state <> 'waiting'))`

const hasFailed = (now: Date): SQL =>
  sql`p.made_at is null and p.tries >= ${mostTries} and p.next_try_at <= ${now.toISOString()}::timestamptz`

/** Planning the same side of a line twice changes nothing. */
export async function planPrints(tx: Queryable, rows: (typeof orderPrints.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(orderPrints).values(rows).onConflictDoNothing()
}

/** Deletes the planned prints of an order that is cancelled. */
export const dropPlannedPrints = (tx: Queryable, orderId: number) =>
  tx.execute(sql`delete from order_prints p using order_lines l
    where l.id = p.line_id and l.order_id = ${orderId} and p.made_at is null`)

/** A type, not an interface: rows of raw SQL must be assignable to a record. */
export type PrintToMake = {
  id: number
  side: PrintSide
  file: string
  tries: number // including this one
  configuration: Configuration
  print: PrintOffer | null
}

/** Claims one print of an accepted order until `until`, so that two processes never render the same file. */
export async function claimPrint(db: Queryable, now: Date, until: Date): Promise<PrintToMake | undefined> {
  const { rows } = await db.execute<PrintToMake>(sql`
    with due as (
      select p.id, l.configuration from order_prints p
      join order_lines l on l.id = p.line_id
      join orders o on o.id = l.order_id and ${isAccepted}
      where p.made_at is null and p.tries < ${mostTries} and p.next_try_at <= ${now.toISOString()}::timestamptz
      order by p.next_try_at, p.id limit 1 for update of p skip locked)
    update order_prints p set tries = p.tries + 1, next_try_at = ${until.toISOString()}::timestamptz
    from due where p.id = due.id
    returning p.id, p.side, p.file, p.tries, due.configuration,
      (select c.print from collections c where c.id = (due.configuration->>'collection_id')::int) as print`)
  return rows[0]
}

export const retryPrintAt = (db: Queryable, id: number, at: Date) =>
  db.update(orderPrints).set({ next_try_at: at }).where(eq(orderPrints.id, id))

export const markPrintMade = (
  db: Queryable,
  id: number,
  size: { width: number; height: number },
  now: Date,
) =>
  db
    .update(orderPrints)
    .set({ ...size, made_at: now })
    .where(eq(orderPrints.id, id))

export type ShownPrint = {
  id: number
  line_id: number
  side: PrintSide
  width: number
  height: number
  state: 'unpaid' | 'waiting' | 'failed' | 'made'
}

/** By line and side, for these lines only. */
export async function printsOfLines(
  db: Queryable,
  lineIds: readonly number[],
  now: Date,
): Promise<ShownPrint[]> {
  if (lineIds.length === 0) return []
  const { rows } = await db.execute<ShownPrint>(sql`
    select p.id, p.line_id, p.side, p.width, p.height, case
      when p.made_at is not null then 'made'
      when ${hasFailed(now)} then 'failed'
      when ${isAccepted} then 'waiting' else 'unpaid' end as state
    from order_prints p join order_lines l on l.id = p.line_id join orders o on o.id = l.order_id
    where p.line_id in ${[...lineIds]} order by p.line_id, p.side desc`)
  return rows
}

export type PrintRow = typeof orderPrints.$inferSelect & { order_id: number; number: string; sku: string }

export async function printById(db: Queryable, id: number): Promise<PrintRow | undefined> {
  const { rows } = await db.execute<PrintRow>(sql`
    select p.*, o.id as order_id, o.number, l.sku from order_prints p
    join order_lines l on l.id = p.line_id join orders o on o.id = l.order_id where p.id = ${id}`)
  return rows[0]
}

/** Returns false for a print that has not failed. */
export async function restartFailedPrint(tx: Queryable, id: number, now: Date): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update order_prints p set tries = 0, next_try_at = ${now.toISOString()}::timestamptz
    where p.id = ${id} and ${hasFailed(now)}`)
  return rowCount === 1
}
