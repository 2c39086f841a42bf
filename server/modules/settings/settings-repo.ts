import { asc, eq, sql } from 'drizzle-orm'
import type { PaymentMethodCode } from '../../../src/contract/endpoints/shop/checkout.ts'
import type { PaymentKind } from '../../../src/contract/endpoints/shop/orders.ts'
import { readSettings } from '../../../src/contract/settings.ts'
import { paymentMethods } from '../../db/schema/order-methods.ts'
import { settings } from '../../db/schema/settings.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { prepared } from '../../kernel/db/prepared.ts'

/** The key of the draft; it is no setting. */
export const draftKey = 'draft'

const asked = prepared((db: Queryable) =>
  db.select({ key: settings.key, value: settings.value }).from(settings),
)

/** The setting `low_stock_threshold` inside another query, its default where it is not stored as a number. */
export const lowStockSetting = sql<number>`coalesce((select case when value #>> '{}' ~ '^[0-9]{1,4}$'
  then (value #>> '{}')::int end from settings where key = 'low_stock_threshold'), ${sql.raw(String(readSettings({}).low_stock_threshold))})`

/** Key → value as stored; the contract fills in what is absent. */
export async function storedSettings(db: Queryable): Promise<Record<string, unknown>> {
  const rows = await asked(db, {})
  return Object.fromEntries(rows.map(row => [row.key, row.value]))
}

/** The ways to pay that are switched on, in the shop's order. */
export function activePaymentMethods(
  db: Queryable,
): Promise<{ code: PaymentMethodCode; kinds: readonly PaymentKind[] }[]> {
  return db
    .select({ code: paymentMethods.code, kinds: paymentMethods.kinds })
    .from(paymentMethods)
    .where(eq(paymentMethods.is_active, true))
    .orderBy(asc(paymentMethods.position), asc(paymentMethods.code))
}

/** Locks the table until the commit: one writer at a time; readers do not wait. */
export async function lockSettings(tx: Queryable): Promise<void> {
  await tx.execute(sql`lock table settings in exclusive mode`)
}

/** Writes the given keys only. Under the lock of `lockSettings`. */
export async function storeSettings(
  tx: Queryable,
  values: Readonly<Record<string, unknown>>,
  now: Date,
): Promise<void> {
  const rows = Object.entries(values).map(([key, value]) => ({ key, value, updated_at: now }))
  if (rows.length === 0) return
  await tx
    .insert(settings)
    .values(rows)
    .onConflictDoUpdate({
      target: settings.key,
      set: { value: sql`excluded.value`, updated_at: sql`excluded.updated_at` },
    })
}

/** Its default applies again; nothing happens when it was not stored. Under the lock of `lockSettings`. */
export async function dropSetting(tx: Queryable, key: string): Promise<void> {
  await tx.delete(settings).where(eq(settings.key, key))
}
