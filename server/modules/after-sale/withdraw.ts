/**
 * A buyer withdraws from the contract (contract/withdrawals.ts). Under the order's lock, so that a parcel that leaves at the same moment
 * comes before it (then its pieces come back) or after it (then they do not leave). What follows: an order nothing is left of is
 * cancelled; an unpaid one is written anew; otherwise the money of what stays goes back and what has left is awaited.
 */
import type { ParsedOf } from '../../../src/contract/endpoint.ts'
import type { Withdrawal, withdrawFromOrder } from '../../../src/contract/endpoints/shop/withdrawals.ts'
import type { CallContext } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { isRefusal, type Refusal, Rollback, refuse } from '../../kernel/route.ts'
import { sellerNow } from '../invoices/issue-invoice.ts'
import { mayEditLines } from '../orders/admin-view.ts'
import { type History, historyOf } from '../orders/after-sale-repo.ts'
import { moveStock, stockChanges } from '../orders/edit-stock-repo.ts'
import { heldOrder } from '../orders/held-order.ts'
import { sendOrderEmail } from '../orders/order-emails.ts'
import { stoppable } from '../orders/order-states.ts'
import { insertOrderEvent, lockOrder, type OrderRow, orderById } from '../orders/orders-repo.ts'
import { followGoods } from '../orders/parcels.ts'
import { refundWithdrawn } from '../orders/refund-withdrawn.ts'
import { release, settleRelease } from '../orders/release-order.ts'
import { droppedPieces, ownedPieces, sentPieces, withdrawablePieces } from '../orders/returnable.ts'
import { sendRefunds } from '../orders/send-refunds.ts'
import { insertWithdrawal, type WithdrawalRow, withdrawalByKey } from '../orders/withdrawals-repo.ts'
import { writeWithout } from '../orders/write-without.ts'
import { insertReturn } from './returns-repo.ts'

type Line = WithdrawalRow['lines'][number]

interface Outcome {
  row: WithdrawalRow
  afterCommit?: () => Promise<void>
}

const shown = ({ id, lines, refund, declared_at }: WithdrawalRow): Withdrawal => ({
  id,
  lines,
  refund,
  declared_at: declared_at.toISOString(),
})

/**
 * Refuses `idempotency_key` when it is missing, `not_found`, `withdrawal_excluded` for personalised items, `order_state` when more is
 * asked than can be withdrawn. The same key returns
 * the first withdrawal. Queues a confirmation; money is sent back after the commit.
 */
export async function withdrawFromOwnOrder(
  { params, body }: ParsedOf<typeof withdrawFromOrder>,
  context: CallContext,
): Promise<Withdrawal | Refusal> {
  const key = context.request.idempotencyKey
  if (!key) return refuse('idempotency_key')
  const own = await heldOrder(context, params.number)
  if (!own) return refuse('not_found')
  const done = await Rollback.catching(() =>
    context.db.transaction(async (tx): Promise<Outcome> => {
      const order = await lockOrder(tx, own.id)
      if (!order) throw new Rollback(refuse('not_found'))
      const known = await withdrawalByKey(tx, order.id, key)
      return known ? { row: known } : withdraw(tx, { order, key, wanted: body.lines }, context)
    }),
  )
  if (isRefusal(done)) return done
  await done.afterCommit?.()
  return shown(done.row)
}

interface Statement {
  order: OrderRow
  key: string
  wanted: readonly { line_id: number; quantity: number }[]
}

async function withdraw(tx: Queryable, statement: Statement, context: CallContext): Promise<Outcome> {
  const { order } = statement
  const now = context.now()
  const history = await historyOf(tx, order.id)
  if (hasPersonalised(statement, history)) throw new Rollback(refuse('withdrawal_excluded'))
  const lines = withdrawnLines(statement, history, now)
  if (!lines) throw new Rollback(refuse('order_state'))
  await insertOrderEvent(tx, order.id, 'withdrawn', now, order.user_id)
  const outcome = await follow(tx, { ...statement, lines, history }, context)
  const stored = (await orderById(tx, order.id)) ?? order
  const { name, street, place } = await sellerNow(tx)
  const withdrawal = {
    at: now,
    lines,
    refund: outcome.row.refund,
    is_rewritten: outcome.row.is_rewritten,
    back_to: [name, street, place].filter(Boolean),
  }
  const rest = await historyOf(tx, order.id)
  const can_withdraw = rest.lines.some(line => withdrawablePieces(line, { order: stored, ...rest }, now) > 0)
  await sendOrderEmail(tx, 'order-withdrawn', stored, context, { withdrawal, can_withdraw })
  return outcome
}

const hasPersonalised = ({ wanted }: Statement, { lines }: History): boolean =>
  lines.some(line => line.is_personalised && wanted.some(({ line_id }) => line_id === line.id))

/** Undefined when it asks for more than can be withdrawn, or for a line twice. What has not left goes first. */
function withdrawnLines(
  { order, wanted }: Statement,
  { lines, parcels, after }: History,
  now: Date,
): Line[] | undefined {
  const chosen: Line[] = []
  for (const { line_id, quantity } of wanted) {
    const line = lines.find(({ id }) => id === line_id)
    if (!line || chosen.some(one => one.line_id === line_id)) return undefined
    if (quantity > withdrawablePieces(line, { order, parcels, after }, now)) return undefined
    const here = line.is_digital
      ? line.quantity
      : line.quantity - sentPieces(line_id, parcels) - droppedPieces(line_id, after)
    const sent = Math.max(0, quantity - Math.max(0, here))
    chosen.push({ line_id, quantity, sent, title: line.title, choice: line.choice })
  }
  return chosen
}

interface Decided extends Statement {
  lines: Line[]
  history: History
}

async function follow(tx: Queryable, decided: Decided, context: CallContext): Promise<Outcome> {
  const { order, key, lines, history } = decided
  const base = { order_id: order.id, key, lines, declared_at: context.now() }
  const isNothingGone = history.parcels.length === 0
  const rest = history.lines.map(line => ({
    line,
    pieces:
      ownedPieces(line, history.after) - (lines.find(({ line_id }) => line_id === line.id)?.quantity ?? 0),
  }))
  if (isNothingGone && stoppable.includes(order.status) && rest.every(({ pieces }) => pieces === 0)) {
    const wish = {
      kind: 'cancelled',
      byUserId: order.user_id,
      mayStop: stoppable,
      sendsEmail: false,
    } as const
    const released = Rollback.unlessRefused(await release(tx, order.id, wish, context))
    const row = await insertWithdrawal(tx, { ...base, refund: released.refund?.amount ?? 0 })
    return { row, afterCommit: () => settleRelease(released, context) }
  }
  const travels = rest.some(({ line, pieces }) => !line.is_digital && pieces > 0)
  if (mayEditLines(order)) {
    const row = await insertWithdrawal(tx, { ...base, is_rewritten: true })
    await writeWithout(tx, order, lines, { freesShipping: !travels }, context)
    await followGoods(tx, order, context)
    return { row }
  }
  const shipping = isNothingGone && !travels
  const part = { key, lines, shipping, userId: order.user_id }
  const refund = Rollback.unlessRefused(await refundWithdrawn(tx, order, part, context))
  await shelveUnsent(tx, decided, context.now())
  const row = await insertWithdrawal(tx, { ...base, refund: refund?.amount ?? 0 })
  await awaitReturn(tx, row, context)
  await followGoods(tx, order, context)
  return { row, afterCommit: () => sendRefunds(context, refund ? [refund.id] : []) }
}

/** What has not left is for sale again. */
async function shelveUnsent(tx: Queryable, { order, lines, history }: Decided, now: Date): Promise<void> {
  const changed = history.lines.flatMap(row => {
    const chosen = lines.find(({ line_id }) => line_id === row.id)
    return chosen ? [{ row, quantity: row.quantity - (chosen.quantity - chosen.sent) }] : []
  })
  await moveStock(tx, order.id, await stockChanges(tx, order.id, changed), now)
}

/** What had left comes back; nobody has to agree to that. */
async function awaitReturn(tx: Queryable, row: WithdrawalRow, { now }: CallContext): Promise<void> {
  const lines = row.lines
    .filter(({ sent }) => sent > 0)
    .map(({ line_id, sent }) => ({ line_id, quantity: sent }))
  if (lines.length === 0) return
  await insertReturn(tx, {
    order_id: row.order_id,
    reason: 'withdrawal',
    lines,
    status: 'approved',
    withdrawal_id: row.id,
    created_at: row.declared_at,
    decided_at: now(),
  })
}
