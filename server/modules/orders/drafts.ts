/**
 * Orders the shop puts together for a customer (specification §2, createb). A draft is an order that is offered to nobody: it
 * holds what the form holds, takes nothing and tells nobody until it is placed by the same writing as a shopper's.
 */
import { eq } from 'drizzle-orm'
import type { AnswerOf, ParsedOf } from '../../../src/contract/endpoint.ts'
import { done } from '../../../src/contract/envelope.ts'
import type * as contract from '../../../src/contract/order-desk.ts'
import { tierOf } from '../../../src/contract/pricing.ts'
import { orders } from '../../db/schema/orders.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { versionOf } from '../../kernel/record-version.ts'
import { isRefusal, type Refusal, Rollback, refuse } from '../../kernel/route.ts'
import { recordChange } from '../audit/record-change.ts'
import { findUser, type UserRow } from '../auth/users-repo.ts'
import { shopSettings } from '../settings/site-settings.ts'
import { freshDraft, showDraft } from './draft-view.ts'
import { insertOrder, linesOf, lockOrder, type OrderRow, orderById, storeOrder } from './orders-repo.ts'
import { writeOrder } from './write-order.ts'

type Desk = contract.DeskOrder
const keyBytes = 16

/** A draft with its customer, locked; anything else is refused. */
async function lockDraft(tx: Queryable, id: number): Promise<{ order: OrderRow; customer: UserRow }> {
  const order = await lockOrder(tx, id)
  if (!order) throw new Rollback(refuse('not_found'))
  const customer = await findUser(tx, order.user_id)
  if (order.status !== 'draft' || !customer) throw new Rollback(refuse('order_state'))
  return { order, customer }
}

const inOneGo = <T>(context: CallContext, work: (tx: Queryable) => Promise<T>): Promise<T | Refusal> =>
  Rollback.catching(() => context.db.transaction(work))

const writerOf = (context: CallContext) => ({ userId: callerOf(context).userId, at: context.now() })

/** What an order of his held, to begin with. */
async function copied(tx: Queryable, customer: UserRow, id: number | null): Promise<contract.OrderDraft> {
  const known = id === null ? undefined : await orderById(tx, id)
  if (!known || known.user_id !== customer.id) return freshDraft
  const lines = await linesOf(tx, [known.id])
  return {
    ...freshDraft,
    country: known.shipping_address?.country ?? freshDraft.country,
    shipping_address: known.shipping_address,
    billing_address: known.billing_address,
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

export const beginDraft = (
  { body }: ParsedOf<typeof contract.startDraft>,
  context: CallContext,
): Promise<Desk | Refusal> =>
  inOneGo(context, async tx => {
    const customer = await findUser(tx, body.user_id)
    if (!customer) throw new Rollback(refuse('not_found'))
    const { website_currency } = await shopSettings(tx)
    const draft = await copied(tx, customer, body.copy_of)
    const order = await insertOrder(tx, {
      user_id: customer.id,
      locale: customer.locale,
      tier: tierOf(customer.role),
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
      placed_by: callerOf(context).userId,
      placed_at: context.now(),
    })
    if (!order) throw new Error('a key drawn by chance was there already')
    await recordChange(tx, writerOf(context), {
      record: 'order',
      id: order.id,
      title: order.number,
      before: null,
      after: { status: 'draft', customer: customer.name },
    })
    return showDraft(tx, order, customer, context)
  })

export const openDraft = (
  { params }: ParsedOf<typeof contract.readDraft>,
  context: CallContext,
): Promise<Desk | Refusal> =>
  inOneGo(context, async tx => {
    const { order, customer } = await lockDraft(tx, params.id)
    return showDraft(tx, order, customer, context)
  })

export const keepDraft = (
  { params, body }: ParsedOf<typeof contract.saveDraft>,
  context: CallContext,
): Promise<Desk | Refusal> =>
  inOneGo(context, async tx => {
    const { order, customer } = await lockDraft(tx, params.id)
    if (versionOf(order.draft) !== body.version) {
      const current = await showDraft(tx, order, customer, context)
      throw new Rollback(refuse('conflict', [], { current }))
    }
    const { draft } = body
    const kept = await storeOrder(tx, order.id, {
      draft,
      placed_at: context.now(),
      tier: tierOf(customer.role),
    })
    const shown = await showDraft(tx, kept, customer, context)
    const { subtotal = 0, due = 0 } = shown.quote?.totals ?? {}
    await storeOrder(tx, order.id, { subtotal, due })
    await recordChange(tx, writerOf(context), {
      record: 'order',
      id: order.id,
      title: order.number,
      before: order.draft,
      after: draft,
    })
    return shown
  })

export const throwDraftAway = (
  { params }: ParsedOf<typeof contract.discardDraft>,
  context: CallContext,
): Promise<typeof done | Refusal> =>
  inOneGo(context, async tx => {
    const { order, customer } = await lockDraft(tx, params.id)
    await tx.delete(orders).where(eq(orders.id, order.id))
    await recordChange(tx, writerOf(context), {
      record: 'order',
      id: order.id,
      title: order.number,
      before: { status: 'draft', customer: customer.name, draft: order.draft },
      after: null,
    })
    return done
  })

type Placed = AnswerOf<typeof contract.placeDraft>

/** A draft that was placed with this very wish is answered again. */
export async function placeDraft(
  { params, body }: ParsedOf<typeof contract.placeDraft>,
  context: CallContext,
): Promise<Placed | Refusal> {
  const hash = versionOf({ version: body.version, due: body.expected_due })
  const placed = await inOneGo(context, async tx => {
    const known = await lockOrder(tx, params.id)
    if (known && known.status !== 'draft' && known.request_hash === hash) return known
    const { order: draft, customer } = await lockDraft(tx, params.id)
    if (!draft.draft || versionOf(draft.draft) !== body.version) {
      const current = await showDraft(tx, draft, customer, context)
      throw new Rollback(refuse('conflict', [], { current }))
    }
    const unexplained = draft.draft.lines.flatMap((line, at) =>
      line.unit_price !== null && line.price_reason === ''
        ? [{ path: `lines.${at}.price_reason`, code: 'price_reason' }]
        : [],
    )
    if (unexplained.length > 0) throw new Rollback(refuse('validation', unexplained))
    const { order, lines } = await writeOrder(
      tx,
      {
        body: {
          ...draft.draft,
          ticket_request: false,
          digital_consent: false,
          expected_due: body.expected_due,
        },
        buyer: { userId: customer.id, role: customer.role, locale: customer.locale },
        key: draft.idempotency_key,
        hash,
        desk: { draft, adminId: callerOf(context).userId, tell: body.tell },
      },
      context,
    )
    await recordChange(tx, writerOf(context), {
      record: 'order',
      id: order.id,
      title: order.number,
      before: { status: 'draft' },
      after: {
        status: order.status,
        due: order.due,
        vat_percent: order.vat_percent,
        prices: lines
          .filter(({ list_price }) => list_price !== null)
          .map(({ title, list_price, unit_price, price_reason }) => ({
            title,
            list_price,
            unit_price,
            price_reason,
          })),
      },
    })
    return order
  })
  if (isRefusal(placed)) return placed
  return { id: placed.id, number: placed.number }
}
