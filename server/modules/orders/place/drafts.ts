/**
 * Orders that the shop enters for a customer (specification notes §2, createb). Only the shop sees a draft. It stores
 * the content of the form, takes no stock and sends no email until it is placed by the same code as a shopper's order.
 */
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type * as contract from '@/contract/endpoints/admin/order-entry.ts'
import { done } from '@/contract/envelope.ts'
import { markAudited } from '../../../kernel/audited-writes.ts'
import { type CallContext, callerOf } from '../../../kernel/context.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { recordChange, writerOf } from '../../../kernel/records/record-change.ts'
import { refuseStale, versionOf } from '../../../kernel/records/record-version.ts'
import { inTransaction, isRefusal, type Refusal, Rollback, refuse } from '../../../kernel/route.ts'
import { eraseDeletedFromAuditLog } from '../../audit/erasure-repo.ts'
import { lockOrder, type OrderRow, orderById, removeOrder, storeOrder } from '../orders-repo.ts'
import { buyerOf, customerOfDraft, type DraftCustomer, tierOfCustomer } from './draft-customer.ts'
import { freshDraft, showDraft } from './draft-view.ts'
import { writeOrder } from './write-order.ts'

type Desk = contract.OrderEntry

interface Draft {
  order: OrderRow
  customer: DraftCustomer
}

/**
 * Returns the draft with its customer. Throws `Rollback` with `not_found`, or with `order_state` when it is no longer a
 * draft.
 */
async function draftOf(tx: Queryable, order: OrderRow | undefined): Promise<Draft> {
  if (!order) throw new Rollback(refuse('not_found'))
  const customer = order.status === 'draft' ? await customerOfDraft(tx, order) : undefined
  if (!customer) throw new Rollback(refuse('order_state'))
  return { order, customer }
}

/** Like `draftOf`, with the row locked until the transaction ends. */
const lockDraft = async (tx: Queryable, id: number): Promise<Draft> => draftOf(tx, await lockOrder(tx, id))

/**
 * Refuses `not_found`, and `order_state` when it is no longer a draft. Takes no lock: the version is compared when the
 * draft is saved.
 */
export const openDraft = (
  { params }: ParsedOf<typeof contract.readDraft>,
  context: CallContext,
): Promise<Desk | Refusal> =>
  inTransaction(context, async tx => {
    const { order, customer } = await draftOf(tx, await orderById(tx, params.id))
    return showDraft(tx, order, customer, context)
  })

/**
 * Replaces the whole draft and quotes it again for the customer's current role. Refuses `not_found`, `order_state` when
 * it is no longer a draft, and `conflict` with the current draft for an old version. Audited.
 */
export const storeDraft = (
  { params, body }: ParsedOf<typeof contract.saveDraft>,
  context: CallContext,
): Promise<Desk | Refusal> =>
  inTransaction(context, async tx => {
    const { order, customer } = await lockDraft(tx, params.id)
    const stale = await refuseStale(body.version, versionOf(order.draft), () =>
      showDraft(tx, order, customer, context),
    )
    if (stale) return stale
    const { draft } = body
    const stored = await storeOrder(tx, order.id, {
      draft,
      placed_at: context.now(),
      tier: tierOfCustomer(customer),
    })
    const view = await showDraft(tx, stored, customer, context)
    const { subtotal = 0, due = 0 } = view.quote?.totals ?? {}
    await storeOrder(tx, order.id, { subtotal, due })
    await recordChange(tx, writerOf(context), {
      record: 'order',
      id: order.id,
      title: order.number,
      before: order.draft,
      after: draft,
    })
    return view
  })

/** Deletes the draft and its texts in the audit log. Refuses `not_found`, and `order_state` when it is no longer a draft. Audited. */
export const throwDraftAway = (
  { params }: ParsedOf<typeof contract.discardDraft>,
  context: CallContext,
): Promise<typeof done | Refusal> =>
  inTransaction(context, async tx => {
    const { order, customer } = await lockDraft(tx, params.id)
    await removeOrder(tx, order.id)
    await recordChange(tx, writerOf(context), {
      record: 'order',
      id: order.id,
      title: order.number,
      before: { status: 'draft', customer: customer.name || customer.email, draft: order.draft },
      after: null,
    })
    await eraseDeletedFromAuditLog(tx, 'order', [order.id])
    return done
  })

type Placed = ResponseOf<typeof contract.placeDraft>

/**
 * A repeated call returns the placed order. Refuses `not_found`, `order_state`, `conflict`, `validation`, or what
 * `writeOrder` refuses. Audited.
 */
export async function placeDraft(
  { params, body }: ParsedOf<typeof contract.placeDraft>,
  context: CallContext,
): Promise<Placed | Refusal> {
  const hash = versionOf({ version: body.version, due: body.expected_due })
  const placed = await inTransaction(context, async tx => {
    const locked = await lockOrder(tx, params.id)
    if (locked && locked.status !== 'draft' && locked.request_hash === hash) {
      markAudited() // by the call that placed it
      return locked
    }
    const { order: draft, customer } = await lockDraft(tx, params.id)
    const current = () => showDraft(tx, draft, customer, context)
    const stale = await refuseStale(body.version, versionOf(draft.draft), current)
    if (stale || !draft.draft) return stale ?? refuse('conflict', [], { current: await current() })
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
          ...freshDraft,
          ...draft.draft,
          zip: '',
          company: null,
          ticket_request: false,
          digital_consent: false,
          legal_version_ids: [],
          adult_declaration: false,
          expected_due: body.expected_due,
        },
        buyer: buyerOf(customer),
        key: draft.idempotency_key,
        hash,
        desk: { draft, adminId: callerOf(context).userId, notifiesCustomer: body.tell },
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
