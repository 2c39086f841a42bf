/** Emails that a guest asks for: the link to the order, its invoice, and the way into an account (decision 0047). */
import type { ParsedOf, ResponseOf } from '../../../src/contract/endpoint.ts'
import type {
  emailInvoice,
  saveOrder,
  sendOrderLink,
} from '../../../src/contract/endpoints/shop/guest-orders.ts'
import { done } from '../../../src/contract/envelope.ts'
import type { CallContext } from '../../kernel/context.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { signLink } from '../../kernel/signed-link.ts'
import { proveEmail } from '../auth/email-proof.ts'
import { findUserByEmail } from '../auth/users-repo.ts'
import { invoiceOf } from '../invoices/invoices-repo.ts'
import { heldOrder } from './held-order.ts'
import { invoicePath } from './invoice-link.ts'
import { opensWith, orderKey } from './order-key.ts'
import { type OrderRow, orderByNumber } from './orders-repo.ts'

type Done = ResponseOf<typeof saveOrder>

const hour = 60 * 60_000
const invoiceHours = 24 // that a link in an email opens the file

type Guests = OrderRow & { contact_email: string }

const isOfGuest = (order: OrderRow | undefined): order is Guests =>
  order !== undefined && order.user_id === null && order.contact_email !== null

const guests = async (context: CallContext, number: string): Promise<Guests | undefined> => {
  const order = await heldOrder(context, number)
  return isOfGuest(order) ? order : undefined
}

/** The same response whether or not there is such an order, and whose it is. */
export async function sendLinkToOrder(
  { body }: ParsedOf<typeof sendOrderLink>,
  context: CallContext,
): Promise<Done> {
  const { config, db } = context
  const order = await orderByNumber(db, body.number)
  if (!isOfGuest(order) || order.contact_email !== body.email) return done
  const key = orderKey(order, config)
  if (!opensWith(order, key, config, context.now())) return done
  const data = { number: order.number, key }
  await context.mail.send(
    { name: 'order-link', to: order.contact_email, locale: order.locale, data, orderId: order.id },
    db,
  )
  return done
}

/** `not_found` without the key or for an order of an account; `order_state` until it was paid. The link opens for a day. */
export async function emailInvoiceLink(
  { params }: ParsedOf<typeof emailInvoice>,
  context: CallContext,
): Promise<Done | Refusal> {
  const order = await guests(context, params.number)
  if (!order) return refuse('not_found')
  if (!(await invoiceOf(context.db, order.id))) return refuse('order_state')
  const path = signLink(
    invoicePath(order.number),
    context.config.appSecret,
    context.now(),
    invoiceHours * hour,
  )
  const data = { number: order.number, path, hours: invoiceHours }
  await context.mail.send(
    { name: 'invoice-link', to: order.contact_email, locale: order.locale, data, orderId: order.id },
    context.db,
  )
  return done
}

/**
 * `not_found` without the key or for an order of an account. Who has an account is led to the login, which adopts the order; whoever has
 * none to a registration that needs no further email, as this one proves the address.
 */
export async function offerAccount(
  { params }: ParsedOf<typeof saveOrder>,
  context: CallContext,
): Promise<Done | Refusal> {
  const order = await guests(context, params.number)
  if (!order) return refuse('not_found')
  const { contact_email: to, locale, number, id: orderId } = order
  const isKnown = (await findUserByEmail(context.db, to)) !== undefined
  const data = isKnown
    ? { number }
    : { number, email: to, proof: proveEmail(to, context.config, context.now()) }
  await context.mail.send(
    { name: isKnown ? 'order-in-account' : 'order-save', to, locale, data, orderId },
    context.db,
  )
  return done
}
