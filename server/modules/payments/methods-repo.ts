/** Payment methods in the database: one row for each that the server supports. */
import { asc, eq, sql } from 'drizzle-orm'
import type { PaymentMethodCode } from '@/contract/endpoints/shop/checkout.ts'
import type { PaymentKind } from '@/contract/endpoints/shop/orders.ts'
import { paymentMethods } from '../../db/schema/order-methods.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { prepared } from '../../kernel/db/prepared.ts'

export type PaymentMethodRow = typeof paymentMethods.$inferSelect

/** In the order of the checkout. */
export const everyMethod = (db: Queryable): Promise<PaymentMethodRow[]> =>
  db.select().from(paymentMethods).orderBy(asc(paymentMethods.position), asc(paymentMethods.code))

const kindsQuery = prepared((db: Queryable) =>
  db
    .select({ kinds: paymentMethods.kinds })
    .from(paymentMethods)
    .where(eq(paymentMethods.code, sql.placeholder('code'))),
)

/** Returns the online kinds that the shop accepts for this method, or `card` when none is chosen. */
export async function kindsOf(db: Queryable, code: PaymentMethodCode): Promise<readonly PaymentKind[]> {
  const [row] = await kindsQuery(db, { code })
  return orCard(row?.kinds ?? [])
}

export const orCard = (kinds: readonly PaymentKind[]): readonly PaymentKind[] =>
  kinds.length > 0 ? kinds : ['card']

/** Locks all of them until the commit, so that two admins cannot switch off the last two concurrently. */
export async function lockMethods(tx: Queryable): Promise<void> {
  await tx
    .select({ code: paymentMethods.code })
    .from(paymentMethods)
    .orderBy(asc(paymentMethods.code))
    .for('update')
}

/** Call it under the lock of `lockMethods`. */
export async function updateMethod(
  tx: Queryable,
  code: PaymentMethodCode,
  change: Partial<PaymentMethodRow>,
): Promise<void> {
  await tx.update(paymentMethods).set(change).where(eq(paymentMethods.code, code))
}
