/** Credit notes by hand: what is left of an invoice, and a note for a part of it. They refund no money. */
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type * as contract from '@/contract/endpoints/admin/credit-notes.ts'
import { type CallContext, callerOf } from '../../../kernel/context.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { recordChange, writerOf } from '../../../kernel/records/record-change.ts'
import { isRefusal, type Refusal, Rollback, refuse } from '../../../kernel/route.ts'
import {
  documentById,
  documentsOf,
  documentView,
  type SaleDocumentRow,
} from '../../invoices/sale-documents-repo.ts'
import { linesOf, lockOrder, type OrderLineRow, type OrderRow, orderById } from '../orders-repo.ts'
import {
  type EarlierRefund,
  moneyLeft,
  piecesLeft,
  refundOffer,
  refundPlan,
  shippingLeft,
} from '../refund/refund-plan.ts'
import { refundsOf } from '../refund/refunds-repo.ts'
import { insertCreditNote } from './credit-note.ts'

interface Invoiced {
  order: OrderRow
  lines: readonly OrderLineRow[]
  documents: readonly SaleDocumentRow[]
  credited: readonly EarlierRefund[] // by the credit notes of the invoice
}

async function readInvoiced(db: Queryable, order: OrderRow): Promise<Invoiced> {
  const lines = await linesOf(db, [order.id])
  const documents = await documentsOf(db, order.id)
  const refunds = await refundsOf(db, order.id)
  const credited = documents
    .filter(({ kind }) => kind === 'credit_note')
    .map(({ content, refund_id, due }): EarlierRefund => {
      const covered = content.credited ?? refunds.find(({ id }) => id === refund_id)
      return { lines: covered?.lines ?? [], shipping: covered?.shipping ?? 0, amount: due }
    })
  return { order, lines, documents, credited }
}

/** Returns undefined unless the id names an invoice. */
async function orderOfInvoice(db: Queryable, id: number): Promise<number | undefined> {
  const document = await documentById(db, id)
  return document?.kind === 'invoice' ? document.order_id : undefined
}

/** Refuses `not_found` unless the id names an invoice, and `not_refundable` if more pieces are requested than are left. */
export async function showCreditNote(
  { params, body }: ParsedOf<typeof contract.previewCreditNote>,
  { db }: CallContext,
): Promise<ResponseOf<typeof contract.previewCreditNote> | Refusal> {
  const orderId = await orderOfInvoice(db, params.id)
  const order = orderId === undefined ? undefined : await orderById(db, orderId)
  if (!order) return refuse('not_found')
  const { lines, credited } = await readInvoiced(db, order)
  const offer = refundOffer(order, lines, credited, { lines: body.lines, shipping: body.shipping })
  if (!offer) return refuse('not_refundable')
  return {
    ...offer,
    left: {
      amount: moneyLeft(order, credited),
      shipping: shippingLeft(order, lines, credited),
      lines: lines.map(line => ({
        line_id: line.id,
        title: [line.title, line.choice].filter(Boolean).join(' · '),
        quantity: piecesLeft(line, credited),
      })),
    },
  }
}

/**
 * Issues the note under the lock of the order, so that notes and refunds together never exceed the invoice. The same idempotency key
 * issues one note. Refuses `not_found`, `idempotency_key` without the header, `validation` (`credit_too_much`), and `not_refundable` for
 * pieces that are credited already and for an empty request.
 */
export async function creditByHand(
  { params, body }: ParsedOf<typeof contract.issueCreditNote>,
  context: CallContext,
): Promise<ResponseOf<typeof contract.issueCreditNote> | Refusal> {
  const key = context.request.idempotencyKey
  if (!key) return refuse('idempotency_key')
  const orderId = await orderOfInvoice(context.db, params.id)
  if (orderId === undefined) return refuse('not_found')
  const issueKey = `${callerOf(context).userId}-${key}`
  const note = await Rollback.catching(() =>
    context.db.transaction(async tx => {
      const order = await lockOrder(tx, orderId)
      if (!order) throw new Error(`the order ${orderId} of an invoice is gone`)
      const state = await readInvoiced(tx, order)
      const stored = state.documents.find(({ issue_key }) => issue_key === issueKey)
      return stored ?? Rollback.unlessRefused(await issue(tx, state, { ...body, issueKey }, context))
    }),
  )
  if (isRefusal(note)) return note
  return { document: documentView(note, note.content.order.number), amount: note.due }
}

type Wish = ParsedOf<typeof contract.issueCreditNote>['body'] & { issueKey: string }

async function issue(
  tx: Queryable,
  { order, lines, documents, credited }: Invoiced,
  { issueKey, reason, ...wish }: Wish,
  context: CallContext,
): Promise<SaleDocumentRow | Refusal> {
  const left = moneyLeft(order, credited)
  if (wish.amount !== undefined && wish.amount > left)
    return refuse('validation', [{ path: 'amount', code: 'credit_too_much' }])
  const credit = refundPlan(order, lines, credited, wish)
  if (!credit || credit.amount === 0) return refuse('not_refundable')
  const byHand = { key: issueKey, reason }
  await insertCreditNote(tx, { order, documents, credit, byHand, now: context.now() })
  const note = (await documentsOf(tx, order.id)).find(({ issue_key }) => issue_key === issueKey)
  if (!note) throw new Error('a credit note was not stored')
  const { number } = documentView(note, order.number)
  await recordChange(tx, writerOf(context), {
    record: 'order',
    id: order.id,
    title: order.number,
    before: {},
    after: { credit_note: number, reason },
  })
  return note
}
