/** Goods sent back (decisions §4): the buyer asks, the shop answers, money follows by a refund. */
import type { OrderReturnStatus, requestReturn } from '../../../src/contract/after-sale.ts'
import type { AnswerOf, ParsedOf } from '../../../src/contract/endpoint.ts'
import type { AdminOrder, decideReturn } from '../../../src/contract/order-administration.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { recordChange } from '../audit/record-change.ts'
import { showAdminOrder } from '../orders/admin-view.ts'
import { writeOrderLetter } from '../orders/order-letters.ts'
import { showOrder } from '../orders/order-view.ts'
import { lockOrder, orderById, orderOfUser, tell } from '../orders/orders-repo.ts'
import { returnById, returnVersion } from './returns-list.ts'
import { insertReturn, lockReturn, storeReturn } from './returns-repo.ts'

type Requested = AnswerOf<typeof requestReturn>

/** More pieces than can still come back, or a line of another order: nothing is written. */
export async function requestOwnReturn(
  { params, body }: ParsedOf<typeof requestReturn>,
  context: CallContext,
): Promise<Requested | Refusal> {
  const own = await orderOfUser(context.db, callerOf(context).userId, params.number)
  if (!own) return refuse('not_found')
  return context.db.transaction(async (tx): Promise<Requested | Refusal> => {
    const order = await lockOrder(tx, own.id)
    if (!order) return refuse('not_found')
    const view = await showOrder({ ...context, db: tx }, order)
    const isFair = body.lines.every(
      ({ line_id, quantity }) => (view.lines.find(({ id }) => id === line_id)?.returnable ?? 0) >= quantity,
    )
    const isTwice = new Set(body.lines.map(({ line_id }) => line_id)).size < body.lines.length
    if (!view.return_until || !isFair || isTwice) return refuse('order_state')
    const now = context.now()
    const id = await insertReturn(tx, { order_id: order.id, ...body, created_at: now })
    await tell(tx, order.id, 'return_requested', now, order.user_id)
    await writeOrderLetter(tx, 'return-requested', order, context)
    const lines = body.lines.map(piece => ({ ...piece, title: titleOf(view.lines, piece.line_id) }))
    return {
      id,
      status: 'requested',
      reason: body.reason,
      text: body.text,
      answer: '',
      lines,
      created_at: now.toISOString(),
    }
  })
}

const titleOf = (lines: readonly { id: number; title: string }[], lineId: number): string =>
  lines.find(({ id }) => id === lineId)?.title ?? ''

const next: Record<OrderReturnStatus, readonly OrderReturnStatus[]> = {
  requested: ['approved', 'refused'],
  approved: ['received', 'refused'],
  refused: [],
  received: [],
}

export async function decideOnReturn(
  { params, body: { version, ...body } }: ParsedOf<typeof decideReturn>,
  context: CallContext,
): Promise<AdminOrder | Refusal> {
  const orderId = await context.db.transaction(async (tx): Promise<number | Refusal> => {
    const found = await lockReturn(tx, params.id)
    if (!found) return refuse('not_found')
    if (returnVersion(found) !== version)
      return refuse('conflict', [], { current: await returnById(tx, found.id) })
    if (!next[found.status].includes(body.status)) return refuse('order_state')
    await storeReturn(tx, found.id, { ...body, decided_at: context.now() })
    const order = await orderById(tx, found.order_id)
    const writer = { userId: callerOf(context).userId, at: context.now() }
    await recordChange(tx, writer, {
      record: 'return',
      id: found.id,
      title: order?.number ?? '',
      before: { status: found.status, answer: found.answer },
      after: body,
    })
    await tellBuyer(tx, found.order_id, body, context)
    return found.order_id
  })
  return typeof orderId === 'number' ? showAdminOrder(context, orderId) : orderId
}

async function tellBuyer(
  tx: Queryable,
  orderId: number,
  { status, answer }: Pick<ParsedOf<typeof decideReturn>['body'], 'status' | 'answer'>,
  context: CallContext,
): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (!order) return
  const kind = status === 'received' ? 'returned' : (`return_${status}` as const)
  await tell(tx, orderId, kind, context.now(), callerOf(context).userId)
  if (status !== 'received') await writeOrderLetter(tx, `return-${status}`, order, context, { said: answer })
}
