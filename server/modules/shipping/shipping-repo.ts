/** Shipping methods in the database. */
import { asc, eq, sql } from 'drizzle-orm'
import { shippingMethods } from '../../db/schema/order-methods.ts'
import type { Queryable } from '../../kernel/db/database.ts'

export type ShippingRow = typeof shippingMethods.$inferSelect
type NewRow = Omit<typeof shippingMethods.$inferInsert, 'position'>

export interface ShippingUse {
  all: number // orders placed with it
  open: number // of these, orders still to be shipped
}

/** By code of the method. */
export async function usesOfMethods(db: Queryable): Promise<Map<string, ShippingUse>> {
  const { rows } = await db.execute<{ code: string; all: number; open: number }>(sql`
    select shipping_method as code, count(*) filter (where status not in ('draft', 'paying', 'abandoned'))::int as all,
      count(*) filter (where status in ('placed', 'confirmed', 'in_production') and parcel_status in ('preparing', 'partly_shipped')
        and payment_status <> 'refunded')::int as open
    from orders where shipping_method is not null group by 1`)
  return new Map(rows.map(({ code, ...use }) => [code, use]))
}

/** In the order of the checkout. */
export const everyMethod = (db: Queryable): Promise<ShippingRow[]> =>
  db.select().from(shippingMethods).orderBy(asc(shippingMethods.position), asc(shippingMethods.code))

/** Returns undefined when it was deleted. */
export async function methodByCode(db: Queryable, code: string): Promise<ShippingRow | undefined> {
  const [row] = await db.select().from(shippingMethods).where(eq(shippingMethods.code, code))
  return row
}

/** Locks all of them until the commit, so that two admins cannot deactivate the last two concurrently. */
export async function lockMethods(tx: Queryable): Promise<void> {
  await tx
    .select({ code: shippingMethods.code })
    .from(shippingMethods)
    .orderBy(asc(shippingMethods.code))
    .for('update')
}

/** Appends the method. Returns false when the code exists. */
export async function insertMethod(tx: Queryable, row: NewRow): Promise<boolean> {
  const position = sql`(select coalesce(max(position), -1) + 1 from ${shippingMethods})`
  const stored = await tx
    .insert(shippingMethods)
    .values({ ...row, position })
    .onConflictDoNothing()
    .returning({ code: shippingMethods.code })
  return stored.length > 0
}

/** Call it under the lock of `lockMethods`. */
export async function updateMethod(tx: Queryable, code: string, change: Partial<ShippingRow>): Promise<void> {
  await tx.update(shippingMethods).set(change).where(eq(shippingMethods.code, code))
}

/** Call it under the lock of `lockMethods`. */
export async function removeMethod(tx: Queryable, code: string): Promise<void> {
  await tx.delete(shippingMethods).where(eq(shippingMethods.code, code))
}
