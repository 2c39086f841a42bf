/** What an email about an order needs beside the order. */
import { eq, sql } from 'drizzle-orm'
import { users } from '../../db/schema/auth.ts'
import { paymentMethods } from '../../db/schema/order-methods.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { prepared } from '../../kernel/db/prepared.ts'
import type { OrderRow } from './orders-repo.ts'

export type EmailRecipient = Pick<typeof users.$inferSelect, 'name' | 'email' | 'deleted_at'>

const askedReader = prepared((db: Queryable) =>
  db
    .select({ name: users.name, email: users.email, deleted_at: users.deleted_at })
    .from(users)
    .where(eq(users.id, sql.placeholder('id'))),
)

/** Undefined when there is no such account; a deleted one carries its date. A guest is named by the parcel or the invoice. */
export async function emailRecipient(
  db: Queryable,
  order: Pick<OrderRow, 'user_id' | 'contact_email' | 'shipping_address' | 'billing_address'>,
): Promise<EmailRecipient | undefined> {
  const { user_id: id, contact_email: email, shipping_address, billing_address } = order
  if (id === null)
    return email === null
      ? undefined
      : { name: (shipping_address ?? billing_address)?.name ?? '', email, deleted_at: null }
  const [reader] = await askedReader(db, { id })
  return reader
}

/** The bank account of a payment method; undefined when there is no such method. */
export async function bankAccountOf(
  tx: Queryable,
  code: OrderRow['payment_method'],
): Promise<{ holder: string; iban: string } | undefined> {
  const [bank] = await tx
    .select({ holder: paymentMethods.holder, iban: paymentMethods.iban })
    .from(paymentMethods)
    .where(eq(paymentMethods.code, code))
  return bank
}
