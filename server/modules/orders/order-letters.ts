/** Tells the buyer what happened, in the language of the order and in the transaction of the change: no commit, no letter. */
import { eq } from 'drizzle-orm'
import type { Address } from '../../../src/contract/address.ts'
import { type Locale, localeFacts } from '../../../src/contract/locales.ts'
import { users } from '../../db/schema/auth.ts'
import { paymentMethods } from '../../db/schema/orders.ts'
import type { World } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import type { OrderFacts } from '../../mail/order-facts.ts'
import { sealedPacks } from '../packs/bought-packs.ts'
import { linesOf, type OrderLineRow, type OrderRow } from './orders-repo.ts'

export type OrderLetterName =
  | `order-placed-${OrderRow['payment_method']}`
  | 'order-paid'
  | 'order-shipped'
  | 'order-cancelled'
  | 'order-expired'
  | 'order-refunded'
  | 'order-late-refund'
  | 'return-requested'
  | 'return-approved'
  | 'return-refused'
  | 'ticket-answered'

/** What only this letter knows, and the order's lines when they are at hand. */
export interface LetterNews extends Partial<Pick<OrderFacts, 'parcel' | 'refund' | 'said'>> {
  lines?: readonly OrderLineRow[]
}

const countries = new Map<Locale, Intl.DisplayNames>()

/** Making a list of names costs far more than reading it. */
function countryNames(locale: Locale): Intl.DisplayNames {
  const known = countries.get(locale) ?? new Intl.DisplayNames(localeFacts[locale].iso, { type: 'region' })
  countries.set(locale, known)
  return known
}

export function writtenAddress(address: Address | null, locale: Locale): string[] {
  if (!address) return []
  const country = countryNames(locale).of(address.country)
  return [
    address.company,
    address.name,
    [address.street, address.street_extra].filter(Boolean).join(', '),
    [address.zip, address.city, address.province].filter(Boolean).join(' '),
    country ?? address.country,
  ].filter(Boolean)
}

async function bankOf(tx: Queryable, order: OrderRow): Promise<OrderFacts['transfer']> {
  if (order.payment_method !== 'transfer' || order.status !== 'placed') return null
  const [bank] = await tx
    .select({ holder: paymentMethods.holder, iban: paymentMethods.iban })
    .from(paymentMethods)
    .where(eq(paymentMethods.code, order.payment_method))
  return bank ?? null
}

async function factsOf(
  tx: Queryable,
  order: OrderRow,
  name: string,
  lines: readonly OrderLineRow[],
): Promise<OrderFacts> {
  const withPacks = lines.filter(line => line.pack_rarity).map(({ id }) => id)
  return {
    name,
    number: order.number,
    placed_at: order.placed_at,
    currency: order.currency,
    lines,
    subtotal: order.subtotal,
    discount: order.discount,
    coupon_code: order.coupon_code,
    shipping: order.shipping,
    needs_shipping: order.shipping_method !== null,
    due: order.due,
    vat: order.vat,
    vat_percent: order.vat_percent,
    address: writtenAddress(order.shipping_address, order.locale),
    shipping_name: order.shipping_name,
    payment_name: order.payment_name,
    transfer: await bankOf(tx, order),
    expires_at: order.expires_at,
    parcel: null,
    refund: null,
    packs: order.payment_status === 'paid' ? await sealedPacks(tx, withPacks) : 0,
    said: '',
  }
}

/** Nothing is sent to an account that was deleted. */
export async function writeOrderLetter(
  tx: Queryable,
  name: OrderLetterName,
  order: OrderRow,
  { mail }: Pick<World, 'mail'>,
  news: LetterNews = {},
): Promise<void> {
  const [buyer] = await tx
    .select({ name: users.name, email: users.email, deleted_at: users.deleted_at })
    .from(users)
    .where(eq(users.id, order.user_id))
  if (!buyer || buyer.deleted_at) return
  const facts = await factsOf(tx, order, buyer.name, news.lines ?? (await linesOf(tx, [order.id])))
  const data = { order: { ...facts, ...news } }
  await mail.send({ name, to: buyer.email, locale: order.locale, data, orderId: order.id }, tx)
}
