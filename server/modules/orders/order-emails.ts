/**
 * Emails to the buyer, in the language of the order and in the transaction of the change: without a commit there is no
 * email.
 */
import { href } from '@/contract/paths.ts'
import { sharesOfTax } from '@/domain/tax/taxed-totals.ts'
import { pick } from '@/lib/pick.ts'
import type { Config } from '../../config.ts'
import type { TemplateData } from '../../email/email-template.ts'
import type { OrderFacts } from '../../email/order-facts.ts'
import { packData, unpackData } from '../../email/template-data.ts'
import { writtenAddress } from '../../email/written-address.ts'
import type { AppContext } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { sealedPacks } from '../packs/bought-packs-repo.ts'
import { headsOf } from '../pages/legal/legal-versions-repo.ts'
import { shopSettings } from '../settings/site-settings.ts'
import { pickupPlace } from '../shipping/delivery-promise.ts'
import {
  bankAccountOf,
  type EmailRecipient,
  emailRecipient,
  failedBeforeEdit,
  storeContent,
} from './order-emails-repo.ts'
import { linesOf, type OrderLineRow, type OrderRow } from './orders-repo.ts'
import { orderKey } from './place/order-key.ts'
import { surchargeOf } from './place/surcharge.ts'

export type OrderEmailName =
  | `order-placed-${OrderRow['payment_method']}`
  | 'order-processing'
  | 'order-payment-failed'
  | 'order-paid'
  | 'order-shipped'
  | 'order-ready'
  | 'order-cancelled'
  | 'order-withdrawn'
  | 'order-expired'
  | 'order-refunded'
  | 'order-late-refund'
  | 'return-requested'
  | 'return-approved'
  | 'return-refused'
  | 'ticket-answered'

/** Fields that only this email shows. */
export type EmailNews = Partial<
  Pick<OrderFacts, 'can_withdraw' | 'parcel' | 'refund' | 'returned' | 'said' | 'withdrawal'>
>

/** What the buyer of an unpaid order has to know. */
type UnpaidFacts = Pick<OrderFacts, 'expires_at' | 'transfer'>

/** Rows that the caller has read already, to avoid a second query. */
interface AtHand {
  lines?: readonly OrderLineRow[]
  reader?: EmailRecipient | undefined
}

async function bankOf(tx: Queryable, order: OrderRow): Promise<OrderFacts['transfer']> {
  if (order.payment_method !== 'transfer' || order.status !== 'placed') return null
  return (await bankAccountOf(tx, order.payment_method)) ?? null
}

/**
 * A guest's packs wait until an account adopts the order. The email is sent with the payment, before anything can be
 * refunded.
 */
async function packsOf(tx: Queryable, order: OrderRow, lines: readonly OrderLineRow[]): Promise<number> {
  const withPacks = lines.filter(line => line.pack_rarity)
  if (order.user_id === null)
    return withPacks.reduce((sum, { quantity, pack_count }) => sum + quantity * pack_count, 0)
  return sealedPacks(
    tx,
    withPacks.map(({ id }) => id),
  )
}

async function factsOf(
  tx: Queryable,
  order: OrderRow,
  name: string,
  lines: readonly OrderLineRow[],
): Promise<Omit<OrderFacts, 'key'>> {
  return {
    name,
    number: order.number,
    placed_at: order.placed_at,
    currency: order.currency,
    lines,
    subtotal: order.subtotal,
    discount: order.discount,
    coupon_code: order.coupon_code,
    discounts: order.discounts,
    shipping: order.shipping,
    surcharge: surchargeOf(order),
    needs_shipping: order.shipping_method !== null,
    delivery:
      order.delivery_from && order.delivery_to ? { from: order.delivery_from, to: order.delivery_to } : null,
    pickup: order.is_pickup ? pickupPlace(await shopSettings(tx), order.locale) : null,
    due: order.due,
    vat: order.vat,
    vat_percent: order.vat_percent,
    taxes: order.tax && sharesOfTax(order.tax),
    address: writtenAddress(order.shipping_address, order.locale),
    shipping_name: order.shipping_name,
    payment_name: order.payment_name,
    transfer: await bankOf(tx, order),
    expires_at: order.expires_at,
    parcel: null,
    refund: null,
    is_refunded_by_hand: order.payment_method !== 'card',
    can_withdraw: order.status !== 'cancelled' && order.status !== 'expired',
    withdrawal: null,
    returned: [],
    packs: order.payment_status === 'paid' ? await packsOf(tx, order, lines) : 0,
    digital_consent_at: null,
    legal: [],
    sells_goods: false,
    said: '',
  }
}

/**
 * Whether the email is the confirmation of the contract, which contains the legal texts (art. 51 Codice del consumo). A payment at the
 * checkout is confirmed with the payment, everything else with the order.
 */
const confirmsContract = (name: OrderEmailName, { payment_method, due }: OrderRow): boolean =>
  name.startsWith('order-placed-') ||
  name === 'order-processing' ||
  (name === 'order-paid' && (payment_method === 'card' || due === 0))

/** What the buyer agreed to and is informed of. */
async function agreementOf(
  tx: Queryable,
  { legal_version_ids, locale, digital_consent_at }: OrderRow,
  lines: readonly OrderLineRow[],
): Promise<Pick<OrderFacts, 'digital_consent_at' | 'legal' | 'sells_goods'>> {
  const heads = await headsOf(tx, legal_version_ids, locale)
  return {
    digital_consent_at,
    sells_goods: lines.some(line => !line.is_digital),
    legal: heads.map(({ id, title, effective_from }) => ({
      title,
      effective_from: new Date(effective_from),
      path: href('legalVersion', locale, { id }),
    })),
  }
}

/** Returns what an email about the order contains, for a preview: with the accepted texts, without a guest's key. */
export async function orderPreview(
  db: Queryable,
  order: OrderRow,
): Promise<Omit<OrderFacts, keyof EmailNews>> {
  const reader = await emailRecipient(db, order)
  const lines = await linesOf(db, [order.id])
  const facts = await factsOf(db, order, reader?.name ?? '', lines)
  return { ...facts, ...(await agreementOf(db, order, lines)), key: null }
}

/** Returns recipient and data, or undefined when the account was deleted. */
async function contentOf(
  tx: Queryable,
  name: OrderEmailName,
  order: OrderRow,
  config: Config,
  news: EmailNews & Partial<UnpaidFacts>,
  atHand: AtHand = {},
) {
  const reader = atHand.reader ?? (await emailRecipient(tx, order))
  if (!reader || reader.deleted_at) return undefined
  const lines = atHand.lines ?? (await linesOf(tx, [order.id]))
  const facts = await factsOf(tx, order, reader.name, lines)
  const key = order.user_id === null ? orderKey(order, config) : null
  const agreement = confirmsContract(name, order) ? await agreementOf(tx, order, lines) : {}
  const legalVersionIds = confirmsContract(name, order) ? order.legal_version_ids : []
  return { to: reader.email, data: { order: { ...facts, ...agreement, ...news, key } }, legalVersionIds }
}

/**
 * Queues the email in the caller's transaction, in the language of the order. Sends none when the account was deleted.
 */
export async function sendOrderEmail(
  tx: Queryable,
  name: OrderEmailName,
  order: OrderRow,
  { mail, config }: Pick<AppContext, 'config' | 'mail'>,
  news: EmailNews = {},
  atHand: AtHand = {},
): Promise<void> {
  const content = await contentOf(tx, name, order, config, news, atHand)
  if (content) await mail.queue({ name, locale: order.locale, orderId: order.id, ...content }, tx)
}

/**
 * Emails that describe an order or request its payment. The others report an event, such as a shipment or a refund, with the facts of
 * that event.
 */
const describing = [
  'order-placed-card',
  'order-placed-transfer',
  'order-placed-cash',
  'order-processing',
  'order-payment-failed',
  'order-paid',
] as const satisfies OrderEmailName[]

/**
 * Returns an email that describes the order, with the order as it is now. `sent` is the data of its first sending: once the order is paid or
 * cancelled, its bank account and deadline exist only there. Returns undefined for an email about an event.
 */
export async function presentEmail(
  tx: Queryable,
  letter: string,
  order: OrderRow,
  sent: TemplateData,
  config: Config,
) {
  const name = describing.find(known => known === letter)
  if (!name) return undefined
  const facts = order.status === 'placed' ? {} : pick(sent.order as OrderFacts, ['expires_at', 'transfer'])
  return contentOf(tx, name, order, config, facts)
}

/**
 * Call it before failed emails are sent again: those that describe an order that was edited since get the order as it is now. Without `id`
 * for all failed emails.
 */
export async function renewFailed(tx: Queryable, { config }: Pick<AppContext, 'config'>, id?: number) {
  for (const email of await failedBeforeEdit(tx, describing, id)) {
    const content = await presentEmail(tx, email.letter, email.order, unpackData(email.sent), config)
    if (content) await storeContent(tx, email.id, packData(content.data))
  }
}
