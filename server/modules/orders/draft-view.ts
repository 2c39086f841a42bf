/** A draft as the form shows it: what it holds, what it costs today with the customer's prices, what it still lacks. */
import type { AnswerOf } from '../../../src/contract/endpoint.ts'
import type { OrderDraft, readDraft } from '../../../src/contract/order-desk.ts'
import { tierOf } from '../../../src/contract/pricing.ts'
import type { CallContext } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { versionOf } from '../../kernel/record-version.ts'
import { addressesOf } from '../addresses/repo.ts'
import type { UserRow } from '../auth/users-repo.ts'
import { quoteOf } from '../cart-quote/quote.ts'
import { readSaleFacts } from '../cart-quote/sale-facts-repo.ts'
import type { OrderRow } from './orders-repo.ts'

type Desk = AnswerOf<typeof readDraft>

export const freshDraft: OrderDraft = {
  lines: [],
  country: 'IT',
  shipping_method: null,
  payment_method: null,
  coupon_code: null,
  vat_percent: 22,
  shipping_address: null,
  billing_address: null,
  note: '',
}

function missingOf(draft: OrderDraft, quote: Desk['quote']): Desk['missing'] {
  if (!quote || quote.lines.length === 0) return ['lines']
  if (quote.needs_shipping) return draft.shipping_address ? [] : ['shipping_address']
  return draft.billing_address || draft.shipping_address ? [] : ['billing_address']
}

async function quoteFor(
  tx: Queryable,
  draft: OrderDraft,
  customer: UserRow,
  { config, now }: CallContext,
): Promise<Desk['quote']> {
  if (draft.lines.length === 0) return null
  const buyer = { userId: customer.id, role: customer.role, locale: customer.locale }
  const facts = await readSaleFacts(tx, draft, buyer, config)
  const { quote, lines } = quoteOf(facts, draft, customer.locale, now())
  return {
    ...quote,
    tier: tierOf(customer.role),
    lines: quote.lines.map((line, at) => ({
      ...line,
      list_price: lines[at]?.list_price ?? line.unit_price,
    })),
  }
}

export async function showDraft(
  tx: Queryable,
  order: OrderRow,
  customer: UserRow,
  context: CallContext,
): Promise<Desk> {
  const draft = order.draft ?? freshDraft
  const quote = await quoteFor(tx, draft, customer, context)
  const { id, name, email, role, locale } = customer
  return {
    id: order.id,
    number: order.number,
    customer: { id, name, email, role, locale },
    draft,
    quote,
    missing: missingOf(draft, quote),
    addresses: await addressesOf(tx, customer.id),
    version: versionOf(order.draft),
    saved_at: order.placed_at.toISOString(),
  }
}
