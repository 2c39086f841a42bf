/** Tells the buyer what happened, in the language of the order and in the transaction of the change: no commit, no letter. */
import { eq, sql } from 'drizzle-orm'
import type { Address } from '../../../src/contract/address.ts'
import { type Locale, localeFacts } from '../../../src/contract/locales.ts'
import { users } from '../../db/schema/auth.ts'
import { paymentMethods } from '../../db/schema/orders.ts'
import type { World } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { prepared } from '../../kernel/db/prepared.ts'
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

/** What only this letter knows. */
export type LetterNews = Partial<Pick<OrderFacts, 'parcel' | 'refund' | 'said'>>

/** What the caller has read already. */
interface AtHand {
  lines?: readonly OrderLineRow[]
  reader?: LetterReader | undefined
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

export type LetterReader = Pick<typeof users.$inferSelect, 'name' | 'email' | 'deleted_at'>

const askedReader = prepared((db: Queryable) =>
  db
    .select({ name: users.name, email: users.email, deleted_at: users.deleted_at })
    .from(users)
    .where(eq(users.id, sql.placeholder('id'))),
)

export async function letterReader(db: Queryable, id: number): Promise<LetterReader | undefined> {
  const [reader] = await askedReader(db, { id })
  return reader
}

/** Nothing is sent to an account that was deleted. */
export async function writeOrderLetter(
  tx: Queryable,
  name: OrderLetterName,
  order: OrderRow,
  { mail }: Pick<World, 'mail'>,
  news: LetterNews = {},
  atHand: AtHand = {},
): Promise<void> {
  const reader = atHand.reader ?? (await letterReader(tx, order.user_id))
  if (!reader || reader.deleted_at) return
  const facts = await factsOf(tx, order, reader.name, atHand.lines ?? (await linesOf(tx, [order.id])))
  const data = { order: { ...facts, ...news } }
  await mail.send({ name, to: reader.email, locale: order.locale, data, orderId: order.id }, tx)
}
