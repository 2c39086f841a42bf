/**
 * Emails that a guest requests: the link to the order, its documents, and the offer to create an account (decision 0047).
 */
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type { saveOrder, sendOrderLink } from '@/contract/endpoints/shop/guest-orders.ts'
import type { emailDocument } from '@/contract/endpoints/shop/sale-documents.ts'
import { done } from '@/contract/envelope.ts'
import { emailRequestsOf } from '../../../email/email-requests.ts'
import type { AppContext, CallContext } from '../../../kernel/context.ts'
import { type Refusal, refuse } from '../../../kernel/route.ts'
import { signLink } from '../../../kernel/signed-link.ts'
import { mayEmail } from '../../auth/email-limits.ts'
import { proveEmail } from '../../auth/email-proof.ts'
import { findUserByEmail } from '../../auth/users-repo.ts'
import { documentById, documentNumber } from '../../invoices/sale-documents-repo.ts'
import { invoiceWords } from '../../invoices/words.ts'
import { documentPath } from '../documents/document-link.ts'
import { heldOrder } from '../held-order.ts'
import { type OrderRow, orderById, orderByNumber } from '../orders-repo.ts'
import { opensWith, orderKey } from '../place/order-key.ts'

type Done = ResponseOf<typeof saveOrder>

const hour = 60 * 60_000
const documentHours = 24 // how long a link in an email opens the file

type Guests = OrderRow & { contact_email: string }

const isOfGuest = (order: OrderRow | undefined): order is Guests =>
  order !== undefined && order.user_id === null && order.contact_email !== null

const guests = async (context: CallContext, number: string): Promise<Guests | undefined> => {
  const order = await heldOrder(context, number)
  return isOfGuest(order) ? order : undefined
}

interface LinkRequest {
  number: string
  email: string
}

const linkRequests = emailRequestsOf<LinkRequest>('order-link')

/** Sends the same response in the same time whether or not the order exists, and regardless of its owner. */
export async function sendLinkToOrder(
  { body }: ParsedOf<typeof sendOrderLink>,
  { db, now }: CallContext,
): Promise<Done> {
  await linkRequests.request(db, body, now())
  return done
}

export const orderLinksJob = 'order-links'

/** Runs in the job. Sends at most ten links a day to one address. */
export const sendOrderLinks = (context: AppContext): Promise<void> =>
  linkRequests.handle(context, async (tx, { number, email }) => {
    const order = await orderByNumber(tx, number)
    if (!isOfGuest(order) || order.contact_email !== email) return
    const key = orderKey(order, context.config)
    if (!opensWith(order, key, context.config, context.now())) return
    if (!(await mayEmail(tx, context, 'order-link', email))) return
    const data = { number: order.number, key }
    await context.mail.send(
      { name: 'order-link', to: email, locale: order.locale, data, orderId: order.id },
      tx,
    )
  })

/**
 * Refuses `not_found` without the key, for an order of an account or a document of another order, and `rate_limited` after
 * ten a day. The link opens for a day.
 */
export async function emailDocumentLink(
  { params }: ParsedOf<typeof emailDocument>,
  context: CallContext,
): Promise<Done | Refusal> {
  const order = await guests(context, params.number)
  if (!order) return refuse('not_found')
  const document = await documentById(context.db, params.id)
  if (document?.order_id !== order.id) return refuse('not_found')
  if (!(await mayEmail(context.db, context, 'document-link', order.contact_email)))
    return refuse('rate_limited')
  const path = signLink(
    documentPath(document.id),
    context.config.appSecret,
    context.now(),
    documentHours * hour,
  )
  const title = invoiceWords(order.locale, `invoice.title_${document.kind}`)
  const data = {
    number: order.number,
    document: `${title} ${documentNumber(document, order.number)}`,
    path,
    hours: documentHours,
  }
  await context.mail.send(
    { name: 'document-link', to: order.contact_email, locale: order.locale, data, orderId: order.id },
    context.db,
  )
  return done
}

interface AccountRequest {
  orderId: number
}

const accountRequests = emailRequestsOf<AccountRequest>('order-account')

/** Refuses `not_found` without the key or for an order of an account, and `rate_limited` after ten a day to one address. */
export async function offerAccount(
  { params }: ParsedOf<typeof saveOrder>,
  context: CallContext,
): Promise<Done | Refusal> {
  const order = await guests(context, params.number)
  if (!order) return refuse('not_found')
  if (!(await mayEmail(context.db, context, 'order-account', order.contact_email)))
    return refuse('rate_limited')
  await accountRequests.request(context.db, { orderId: order.id }, context.now())
  return done
}

export const accountOffersJob = 'account-offers'

/**
 * Runs in the job. For a buyer with an account the email links to the login, which adopts the order. For other buyers it links to a
 * registration that needs no further email, because this one verifies the address.
 */
export const sendAccountOffers = (context: AppContext): Promise<void> =>
  accountRequests.handle(context, async (tx, { orderId }) => {
    const order = await orderById(tx, orderId)
    if (!isOfGuest(order)) return
    const { contact_email: to, locale, number } = order
    if (await findUserByEmail(tx, to)) {
      await context.mail.queue({ name: 'order-in-account', to, locale, data: { number }, orderId }, tx)
      return
    }
    const data = { number, email: to, proof: proveEmail(to, context.config, context.now()) }
    await context.mail.send({ name: 'order-save', to, locale, data, orderId }, tx)
  })
