/**
 * A draft as its form shows it: content, today's price for the customer, and what is missing before it can be placed.
 */
import type { ResponseOf } from '@/contract/endpoint.ts'
import type { OrderDraft, readDraft } from '@/contract/endpoints/admin/order-entry.ts'
import type { CallContext } from '../../../kernel/context.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { versionOf } from '../../../kernel/records/record-version.ts'
import { addressesOf } from '../../addresses/addresses-repo.ts'
import { quoteOf } from '../../cart-quote/quote.ts'
import { readSaleFacts } from '../../cart-quote/sale-facts-repo.ts'
import { atItsAddresses } from '../../tax/tax-of-sale.ts'
import { type OrderRow, orderById } from '../orders-repo.ts'
import { buyerOf, customerOfDraft, type DraftCustomer, tierOfCustomer } from './draft-customer.ts'

type OrderEntryView = ResponseOf<typeof readDraft>

export const freshDraft: OrderDraft = {
  lines: [],
  country: 'IT',
  shipping_method: null,
  payment_method: null,
  coupon_code: null,
  vat_percent: 22,
  shipping_address: null,
  billing_address: null,
  wants_invoice: false,
  note: '',
}

function missingOf(draft: OrderDraft, quote: OrderEntryView['quote']): OrderEntryView['missing'] {
  if (!quote || quote.lines.length === 0) return ['lines']
  if (quote.needs_address) return draft.shipping_address ? [] : ['shipping_address']
  return draft.billing_address || draft.shipping_address ? [] : ['billing_address']
}

async function quoteFor(
  tx: Queryable,
  draft: OrderDraft,
  customer: DraftCustomer,
  context: CallContext,
): Promise<OrderEntryView['quote']> {
  if (draft.lines.length === 0) return null
  const { locale, now } = context
  const buyer = { ...buyerOf(customer), locale, isShop: true, launchVisitor: null } // for the administration
  const request = atItsAddresses({ zip: '', company: null, ...draft })
  const facts = await readSaleFacts(tx, request, buyer, context)
  const { quote, lines } = quoteOf(facts, request, locale, now())
  return {
    ...quote,
    tier: tierOfCustomer(customer),
    lines: quote.lines.map((line, at) => ({
      ...line,
      list_price: lines[at]?.list_price ?? line.unit_price,
    })),
  }
}

/** Returns the amount due in cents at today's prices, or 0 without lines. */
export async function draftDue(db: Queryable, order: OrderRow, context: CallContext): Promise<number> {
  const customer = order.draft && (await customerOfDraft(db, order))
  if (!order.draft || !customer) return order.due
  return (await quoteFor(db, order.draft, customer, context))?.totals.due ?? 0
}

/**
 * `quote` is null without lines. Prices are today's, in cents, for the customer's role. `missing` lists what is
 * required before placing. `version` covers the draft only.
 */
export async function showDraft(
  tx: Queryable,
  order: OrderRow,
  customer: DraftCustomer,
  context: CallContext,
): Promise<OrderEntryView> {
  const draft = { ...freshDraft, ...order.draft } // a draft of an earlier version lacks newer fields
  const quote = await quoteFor(tx, draft, customer, context)
  const first = order.added_to === null ? undefined : await orderById(tx, order.added_to)
  return {
    id: order.id,
    number: order.number,
    customer,
    draft,
    quote,
    missing: missingOf(draft, quote),
    addresses: customer.id === null ? [] : await addressesOf(tx, customer.id),
    added_to: first ? { id: first.id, number: first.number } : null,
    version: versionOf(order.draft),
    saved_at: order.placed_at.toISOString(),
  }
}
