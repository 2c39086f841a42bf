/**
 * A guest's personal data (decision 0051). The order's key requests a link by email, and the link exports or erases the
 * data.
 */
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type {
  eraseGuestData,
  exportGuestData,
  requestGuestData,
} from '@/contract/endpoints/shop/guest-orders.ts'
import { done } from '@/contract/envelope.ts'
import { deleteOldEmails } from '../../email/delete-old-emails.ts'
import type { AppContext, CallContext } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { patiently } from '../../kernel/db/patience.ts'
import { inTransaction, isRefusal, type Refusal, refuse } from '../../kernel/route.ts'
import { queueErasure } from '../../kernel/webhook-outbox.ts'
import { eraseGuestFromAuditLog } from '../audit/erasure-repo.ts'
import { mayEmail } from '../auth/email-limits.ts'
import { isEmailProven, proveEmail } from '../auth/email-proof.ts'
import { heldOrder } from '../orders/held-order.ts'
import { type OrderStatus, stoppable } from '../orders/order-states.ts'
import { anonymiseOrders, lockOrders, ofGuest, ordersOf } from '../orders/people/personal-orders-repo.ts'
import { orderKey } from '../orders/place/order-key.ts'
import { withdrawalsOf } from '../orders/refund/withdrawals-repo.ts'
import {
  consentsOf,
  dropGuestsWithoutOrders,
  guestWithEmail,
  lockCustomer,
  notedAbout,
} from '../shop-customers/customers-repo.ts'
import {
  forgetImportedOrders,
  importedOfGuest,
  importedOrdersOf,
} from '../shop-imports/imported-orders-repo.ts'
import { addressData, eraseAddress } from './address-data.ts'
import { questionsOf, returnsOf } from './personal-data-repo.ts'
import { statementsOf } from './statements-repo.ts'

type Done = ResponseOf<typeof requestGuestData>

/**
 * Refuses `not_found` without the key or for an order of an account, and `rate_limited` after ten a day to one address.
 */
export async function sendDataLink(
  { params }: ParsedOf<typeof requestGuestData>,
  context: CallContext,
): Promise<Done | Refusal> {
  const { config, now } = context
  const order = await heldOrder(context, params.number)
  if (!order || order.user_id !== null || order.contact_email === null) return refuse('not_found')
  const { contact_email: to, locale, number, id: orderId } = order
  if (!(await mayEmail(context.db, context, 'order-data', to))) return refuse('rate_limited')
  const data = {
    number,
    key: orderKey(order, config),
    email: to,
    proof: proveEmail(to, config, now(), 'guest-data'),
  }
  await context.mail.send({ name: 'order-data', to, locale, data, orderId }, context.db)
  return done
}

const isProven = (
  { email, proof }: ParsedOf<typeof exportGuestData>['body'],
  { config, now }: CallContext,
): boolean => isEmailProven(email, proof, config, now(), 'guest-data')

/**
 * Refuses `token_invalid`. Returns what an account's export contains about its orders, for orders that no account has
 * adopted.
 */
export async function exportDataOfGuest(
  { body }: ParsedOf<typeof exportGuestData>,
  context: CallContext,
): Promise<ResponseOf<typeof exportGuestData> | Refusal> {
  if (!isProven(body, context)) return refuse('token_invalid')
  return patiently(context.db, tx => guestData(tx, body.email, context))
}

/** Everything that is stored about a guest. Call it only after the address was verified, or for the shop. */
export async function guestData(tx: Queryable, email: string, { now }: Pick<AppContext, 'now'>) {
  const whose = ofGuest(email)
  const guest = await guestWithEmail(tx, email)
  return {
    exported_at: now().toISOString(),
    email,
    orders: await ordersOf(tx, whose),
    withdrawals: await withdrawalsOf(tx, whose),
    withdrawal_statements: await statementsOf(tx, whose),
    returns: await returnsOf(tx, whose),
    questions: await questionsOf(tx, whose),
    imported_orders: await importedOrdersOf(tx, importedOfGuest(email)),
    shop_notes: await notedAbout(tx, guest),
    consents: guest ? await consentsOf(tx, guest.id) : [],
    ...(await addressData(tx, email)),
  }
}

/** Whether an order still has to be paid or shipped. */
export const isOpen = (status: OrderStatus) => status === 'paying' || stoppable.includes(status)

/**
 * Refuses `token_invalid`, and `order_state` while an order still has to be paid or shipped. Afterwards the keys of the
 * orders are invalid.
 */
export async function eraseDataOfGuest(
  { body }: ParsedOf<typeof eraseGuestData>,
  context: CallContext,
): Promise<Done | Refusal> {
  if (!isProven(body, context)) return refuse('token_invalid')
  const refusal = await inTransaction(context, tx => eraseGuest(tx, body.email))
  if (isRefusal(refusal)) return refusal
  await deleteEmailFiles(body.email, context)
  return done
}

/**
 * Keeps orders without the person, ends what the shop sends to the address, and notifies webhooks. Refuses `order_state` like
 * `eraseDataOfGuest`. The guest is no customer afterwards.
 */
export async function eraseGuest(tx: Queryable, email: string): Promise<undefined | Refusal> {
  const found = await guestWithEmail(tx, email)
  const guest = found && (await lockCustomer(tx, found.id))
  const lockedOrders = await lockOrders(tx, ofGuest(email))
  if (lockedOrders.some(({ status }) => isOpen(status))) return refuse('order_state')
  if (guest) {
    await queueErasure(tx, { customerIds: [guest.id] })
    await eraseGuestFromAuditLog(tx, guest.id)
  }
  await anonymiseOrders(tx, lockedOrders)
  await forgetImportedOrders(tx, importedOfGuest(email))
  await eraseAddress(tx, email)
  if (guest) await dropGuestsWithoutOrders(tx, [guest.id])
  return undefined
}

/** Call it after the commit. A failure is only logged. */
export const deleteEmailFiles = (email: string, { config, log }: AppContext): Promise<void> =>
  deleteOldEmails(config, email).catch(error =>
    log.error({ err: error }, 'letters of a deleted person still lie in the mail folder'),
  )
