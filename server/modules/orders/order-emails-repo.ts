/** Data for an order email that is not part of the order. */
import { and, eq, inArray, sql } from 'drizzle-orm'
import { users } from '../../db/schema/auth.ts'
import { mails } from '../../db/schema/mail.ts'
import { paymentMethods } from '../../db/schema/order-methods.ts'
import { orderEvents, orders } from '../../db/schema/orders.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { prepared } from '../../kernel/db/prepared.ts'
import type { OrderRow } from './orders-repo.ts'

/** The account that an order belongs to, or the guest. A guest's email is never verified. */
export type EmailRecipient = Pick<
  typeof users.$inferSelect,
  'name' | 'email' | 'email_verified_at' | 'deleted_at'
>

const recipientQuery = prepared((db: Queryable) =>
  db
    .select({
      name: users.name,
      email: users.email,
      email_verified_at: users.email_verified_at,
      deleted_at: users.deleted_at,
    })
    .from(users)
    .where(eq(users.id, sql.placeholder('id'))),
)

/**
 * Returns undefined when the account does not exist; a deleted account includes its date. A guest's name comes from the
 * parcel or the invoice.
 */
export async function emailRecipient(
  db: Queryable,
  order: Pick<OrderRow, 'user_id' | 'contact_email' | 'shipping_address' | 'billing_address'>,
): Promise<EmailRecipient | undefined> {
  const { user_id: id, contact_email: email, shipping_address, billing_address } = order
  if (id === null)
    return email === null
      ? undefined
      : {
          name: (shipping_address ?? billing_address)?.name ?? '',
          email,
          email_verified_at: null,
          deleted_at: null,
        }
  const [reader] = await recipientQuery(db, { id })
  return reader
}

/** Returns undefined when the order has no such email. */
export async function emailOfOrder(
  tx: Queryable,
  orderId: number,
  id: number,
): Promise<typeof mails.$inferSelect | undefined> {
  const [email] = await tx
    .select()
    .from(mails)
    .where(and(eq(mails.id, id), eq(mails.order_id, orderId)))
  return email
}

/** An email whose order was edited after the email was queued. */
interface OutdatedEmail {
  id: number
  letter: string
  sent: unknown // its packed data
  order: OrderRow
}

/** Returns failed emails with one of these names, or the one with the id, whose order was edited after they were queued. */
export async function failedBeforeEdit(
  tx: Queryable,
  letters: readonly string[],
  id?: number,
): Promise<OutdatedEmail[]> {
  const edited = sql`exists (select from ${orderEvents} e where e.order_id = ${orders.id} and e.kind = 'edited'
    and e.at >= ${mails.created_at})`
  return tx
    .select({
      id: mails.id,
      letter: mails.letter,
      sent: sql<unknown>`coalesce(${mails.data}, ${mails.resend_data})`,
      order: orders,
    })
    .from(mails)
    .innerJoin(orders, eq(orders.id, mails.order_id))
    .where(
      and(
        eq(mails.status, 'failed'),
        inArray(mails.letter, [...letters]),
        id === undefined ? undefined : eq(mails.id, id),
        edited,
        sql`coalesce(${mails.data}, ${mails.resend_data}) is not null`,
      ),
    )
}

/** The email is rendered again from this data. */
export async function storeContent(tx: Queryable, id: number, data: unknown): Promise<void> {
  await tx.update(mails).set({ data }).where(eq(mails.id, id))
}

/** Returns the bank account of a payment method, or undefined when the method does not exist. */
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
