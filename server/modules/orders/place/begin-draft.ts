/** Begins an order that the shop enters: for an account, empty or as a copy, or with more items of a paid order. */
import type { ParsedOf } from '@/contract/endpoint.ts'
import type * as contract from '@/contract/endpoints/admin/order-entry.ts'
import { vatChoices } from '@/domain/pricing.ts'
import { type CallContext, callerOf } from '../../../kernel/context.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { recordChange, writerOf } from '../../../kernel/records/record-change.ts'
import { inTransaction, type Refusal, Rollback, refuse } from '../../../kernel/route.ts'
import { findUser } from '../../auth/users-repo.ts'
import { shopSettings } from '../../settings/site-settings.ts'
import { insertOrder, linesOf, lockOrder, type OrderRow, orderById } from '../orders-repo.ts'
import { mayAdd } from '../view/admin-view.ts'
import { customerOfOrder, type DraftCustomer, tierOfCustomer } from './draft-customer.ts'
import { freshDraft, showDraft } from './draft-view.ts'

type Desk = contract.OrderEntry
const keyBytes = 16

/** Returns the content of an earlier order of this customer, or an empty draft when `id` is not one. */
async function contentOfOrder(
  tx: Queryable,
  userId: number,
  id: number | null,
): Promise<contract.OrderDraft> {
  const source = id === null ? undefined : await orderById(tx, id)
  if (!source || source.user_id !== userId) return freshDraft
  const lines = await linesOf(tx, [source.id])
  return {
    ...freshDraft,
    country: source.shipping_address?.country ?? freshDraft.country,
    shipping_address: source.shipping_address,
    billing_address: source.billing_address,
    lines: lines.map(line => ({
      product_id: line.product_id,
      variant_ids: line.configuration ? [] : line.variant_ids,
      quantity: line.quantity,
      note_worksheet: line.note_worksheet,
      note_production: line.note_production,
      configuration: line.configuration,
      unit_price: null,
      price_reason: '',
    })),
  }
}

/** Inserts the draft and audits it. `first` is the order that it adds items to. */
async function insertDraft(
  tx: Queryable,
  customer: DraftCustomer,
  draft: contract.OrderDraft,
  first: OrderRow | null,
  context: CallContext,
): Promise<Desk> {
  const { website_currency } = await shopSettings(tx)
  const order = await insertOrder(tx, {
    user_id: customer.id,
    contact_email: customer.id === null ? customer.email : null,
    locale: customer.locale,
    tier: tierOfCustomer(customer),
    currency: website_currency,
    status: 'draft',
    draft,
    subtotal: 0,
    shipping: 0,
    discount: 0,
    taxable: 0,
    vat: 0,
    due: 0,
    vat_percent: draft.vat_percent,
    payment_method: 'transfer',
    payment_name: '',
    idempotency_key: `desk-${context.ids.secret(keyBytes)}`,
    request_hash: '',
    added_to: first?.id ?? null,
    placed_by: callerOf(context).userId,
    placed_at: context.now(),
  })
  if (!order) throw new Error('the generated idempotency key already exists')
  await recordChange(tx, writerOf(context), {
    record: 'order',
    id: order.id,
    title: order.number,
    before: null,
    after: {
      status: 'draft',
      customer: customer.name || customer.email,
      ...(first && { added_to: first.number }),
    },
  })
  return showDraft(tx, order, customer, context)
}

/**
 * Refuses `not_found` when the customer does not exist. `copy_of` copies lines and addresses of one of the customer's
 * orders; any other id gives an empty draft. Audited.
 */
export const beginDraft = (
  { body }: ParsedOf<typeof contract.startDraft>,
  context: CallContext,
): Promise<Desk | Refusal> =>
  inTransaction(context, async tx => {
    const customer = await findUser(tx, body.user_id)
    if (!customer) throw new Rollback(refuse('not_found'))
    return insertDraft(tx, customer, await contentOfOrder(tx, customer.id, body.copy_of), null, context)
  })

/**
 * Begins a draft for more items of a paid order, with its addresses, shipping method and wish for an invoice. Refuses `not_found`, and
 * `order_state` unless the order is paid, is not cancelled and its buyer is known: an account, or a guest whose data was not erased. Audited.
 */
export const beginAddition = (
  { params }: ParsedOf<typeof contract.addToOrder>,
  context: CallContext,
): Promise<Desk | Refusal> =>
  inTransaction(context, async tx => {
    const first = await lockOrder(tx, params.id)
    if (!first || first.status === 'draft') return refuse('not_found')
    const customer = await customerOfOrder(tx, first)
    if (!customer || !mayAdd(first)) return refuse('order_state')
    const { shipping_address, billing_address, shipping_method, wants_invoice, vat_percent } = first
    const draft = {
      ...freshDraft,
      country: (shipping_address ?? billing_address)?.country ?? freshDraft.country,
      shipping_address,
      billing_address,
      shipping_method,
      wants_invoice,
      vat_percent: vatChoices.find(choice => choice === vat_percent) ?? freshDraft.vat_percent,
    }
    return insertDraft(tx, customer, draft, first, context)
  })
