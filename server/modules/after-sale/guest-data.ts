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
import type { CallContext } from '../../kernel/context.ts'
import { patiently } from '../../kernel/db/patience.ts'
import { isRefusal, type Refusal, Rollback, refuse } from '../../kernel/route.ts'
import { mayEmail } from '../auth/email-limits.ts'
import { isEmailProven, proveEmail } from '../auth/email-proof.ts'
import { heldOrder } from '../orders/held-order.ts'
import { type OrderStatus, stoppable } from '../orders/order-states.ts'
import { anonymiseOrders, lockOrders, ofGuest, ordersOf } from '../orders/people/personal-orders-repo.ts'
import { orderKey } from '../orders/place/order-key.ts'
import { withdrawalsOf } from '../orders/refund/withdrawals-repo.ts'
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
  const whose = ofGuest(body.email)
  return patiently(context.db, async tx => ({
    exported_at: context.now().toISOString(),
    email: body.email,
    orders: await ordersOf(tx, whose),
    withdrawals: await withdrawalsOf(tx, whose),
    withdrawal_statements: await statementsOf(tx, whose),
    returns: await returnsOf(tx, whose),
    questions: await questionsOf(tx, whose),
  }))
}

const isOpen = (status: OrderStatus) => status === 'paying' || stoppable.includes(status)

/**
 * Refuses `token_invalid`, and `order_state` while an order still has to be paid or shipped. Afterwards the keys of the
 * orders are invalid.
 */
export async function eraseDataOfGuest(
  { body }: ParsedOf<typeof eraseGuestData>,
  context: CallContext,
): Promise<Done | Refusal> {
  if (!isProven(body, context)) return refuse('token_invalid')
  const refusal = await Rollback.catching(() =>
    context.db.transaction(async tx => {
      const lockedOrders = await lockOrders(tx, ofGuest(body.email))
      if (lockedOrders.some(({ status }) => isOpen(status))) throw new Rollback(refuse('order_state'))
      await anonymiseOrders(tx, lockedOrders)
    }),
  )
  if (isRefusal(refusal)) return refusal
  await deleteOldEmails(context.config, body.email).catch(error =>
    context.log.error({ err: error }, 'letters of a guest still lie in the mail folder'),
  )
  return done
}
