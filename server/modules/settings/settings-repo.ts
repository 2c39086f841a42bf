import { asc, eq, sql } from 'drizzle-orm'
import type { PaymentMethodCode } from '@/contract/endpoints/shop/checkout.ts'
import type { PaymentKind } from '@/contract/endpoints/shop/orders.ts'
import { readSettings } from '@/contract/settings.ts'
import { paymentMethods } from '../../db/schema/order-methods.ts'
import { settings } from '../../db/schema/settings.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { prepared } from '../../kernel/db/prepared.ts'

/** The key of the draft, which is not a setting. */
export const draftKey = 'draft'

const text = sql<string>`coalesce(json_object_agg(key, value order by key), '{}')::text`

/** As one text, which is parsed only when it has changed: every order reads the settings several times. */
const storedQuery = prepared((db: Queryable) => db.select({ text }).from(settings))

/** The text as a subquery, for a statement that reads more. */
export const settingsText = sql<string>`(select ${text} from ${settings})`

let parsed = { text: '{}', record: {} as Record<string, unknown> }

/** The setting `low_stock_threshold` as a subquery, with its default unless it is stored as a number. */
export const lowStockSetting = sql<number>`coalesce((select case when value #>> '{}' ~ '^[0-9]{1,4}$'
  then (value #>> '{}')::int end from settings where key = 'low_stock_threshold'), ${sql.raw(String(readSettings({}).low_stock_threshold))})`

/** Returns key → stored value of a text that the database returned. The same object is returned until a value changes. */
export function storedIn(settingsOfShop: string): Readonly<Record<string, unknown>> {
  if (settingsOfShop !== parsed.text)
    parsed = { text: settingsOfShop, record: JSON.parse(settingsOfShop) as Record<string, unknown> }
  return parsed.record
}

/** Like `storedIn`. The contract adds defaults. */
export async function storedSettings(db: Queryable): Promise<Readonly<Record<string, unknown>>> {
  const [row] = await storedQuery(db, {})
  return storedIn(row?.text ?? '{}')
}

/** Returns active payment methods in the shop's order. */
export function activePaymentMethods(
  db: Queryable,
): Promise<{ code: PaymentMethodCode; kinds: readonly PaymentKind[] }[]> {
  return db
    .select({ code: paymentMethods.code, kinds: paymentMethods.kinds })
    .from(paymentMethods)
    .where(eq(paymentMethods.is_active, true))
    .orderBy(asc(paymentMethods.position), asc(paymentMethods.code))
}

/** Locks the table until the commit: one writer at a time. Readers do not wait. */
export async function lockSettings(tx: Queryable): Promise<void> {
  await tx.execute(sql`lock table settings in exclusive mode`)
}

/** Writes the given keys only. Call it under the lock of `lockSettings`. */
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

/** Restores the default. Does nothing when the key was not stored. Call it under the lock of `lockSettings`. */
export async function dropSetting(tx: Queryable, key: string): Promise<void> {
  await tx.delete(settings).where(eq(settings.key, key))
}
