/**
 * A buyer withdraws from the contract (contract/withdrawals.ts). It runs under the order's lock, so a concurrent parcel
 * is shipped either before it (its pieces are then returned) or after it (they are then not shipped). Then an order
 * without remaining pieces is cancelled, and an unpaid one is rewritten. Otherwise unshipped pieces are refunded, and
 * shipped ones are awaited.
 */
import type { ParsedOf } from '@/contract/endpoint.ts'
import type { Withdrawal, withdrawFromOrder } from '@/contract/endpoints/shop/withdrawals.ts'
import { isWithdrawable } from '@/domain/withdrawal-exceptions.ts'
import type { CallContext } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { isRefusal, type Refusal, Rollback, refuse } from '../../kernel/route.ts'
import { moveChanged, stockChanges } from '../orders/edit/edit-stock-repo.ts'
import { heldOrder } from '../orders/held-order.ts'
import { sendOrderEmail } from '../orders/order-emails.ts'
import { insertOrderEvent } from '../orders/order-events-repo.ts'
import { stoppable } from '../orders/order-states.ts'
import { lockOrder, type OrderRow, orderById } from '../orders/orders-repo.ts'
import { writeWithout } from '../orders/people/write-without.ts'
import { refundWithdrawn } from '../orders/refund/refund-withdrawn.ts'
import { release, settleRelease } from '../orders/refund/release-order.ts'
import { droppedPieces, ownedPieces, sentPieces, withdrawablePieces } from '../orders/refund/returnable.ts'
import { sendRefunds } from '../orders/refund/send-refunds.ts'
import { insertWithdrawal, type WithdrawalRow, withdrawalByKey } from '../orders/refund/withdrawals-repo.ts'
import { followGoods } from '../orders/ship/parcels.ts'
import { mayEditLines } from '../orders/view/admin-view.ts'
import { type History, historyOf } from '../orders/view/after-sale-repo.ts'
import { shopSettings } from '../settings/site-settings.ts'
import { insertReturn } from './returns-repo.ts'

type Line = WithdrawalRow['lines'][number]

export interface Outcome {
  row: WithdrawalRow
  afterCommit?: () => Promise<void>
}

const withdrawalView = ({ id, lines, refund, declared_at }: WithdrawalRow): Withdrawal => ({
  id,
  lines,
  refund,
  declared_at: declared_at.toISOString(),
})

/**
 * Refuses `idempotency_key` when it is missing, `not_found`, `withdrawal_excluded` for items without a right of withdrawal, and
 * `order_state` when more is requested than can be withdrawn. The same key returns the first withdrawal. Queues a
 * confirmation. Money is refunded after the commit.
 */
export async function withdrawFromOwnOrder(
  { params, body }: ParsedOf<typeof withdrawFromOrder>,
  context: CallContext,
): Promise<Withdrawal | Refusal> {
  const key = context.request.idempotencyKey
  if (!key) return refuse('idempotency_key')
  const own = await heldOrder(context, params.number)
  if (!own) return refuse('not_found')
  const outcome = await Rollback.catching(() =>
    context.db.transaction(async (tx): Promise<Outcome> => {
      const order = await lockOrder(tx, own.id)
      if (!order) throw new Rollback(refuse('not_found'))
      const existing = await withdrawalByKey(tx, order.id, key)
      const statement = { order, key, wanted: body.lines, declaredAt: context.now() }
      return existing ? { row: existing } : withdraw(tx, statement, context)
    }),
  )
  if (isRefusal(outcome)) return outcome
  await outcome.afterCommit?.()
  return withdrawalView(outcome.row)
}

interface Statement {
  order: OrderRow
  key: string
  declaredAt: Date // the periods are evaluated at this time
  wanted: readonly { line_id: number; quantity: number }[]
}

/**
 * The order must be locked. Throws `Rollback` with `withdrawal_excluded` or `order_state`. The caller runs `afterCommit` after the commit.
 */
export async function withdraw(tx: Queryable, statement: Statement, context: CallContext): Promise<Outcome> {
  const { order, declaredAt: now } = statement
  const history = await historyOf(tx, order.id)
  if (hasExcluded(statement, history)) throw new Rollback(refuse('withdrawal_excluded'))
  const lines = withdrawnLines(statement, history, now)
  if (!lines) throw new Rollback(refuse('order_state'))
  await insertOrderEvent(tx, order.id, 'withdrawn', now, order.user_id)
  const outcome = await follow(tx, { ...statement, lines, history }, context)
  const stored = (await orderById(tx, order.id)) ?? order
  const { name, street, place } = (await shopSettings(tx)).company
  const withdrawal = {
    at: now,
    lines,
    refund: outcome.row.refund,
    is_rewritten: outcome.row.is_rewritten,
    back_to: [name, street, place].filter(Boolean),
  }
  const remaining = await historyOf(tx, order.id)
  const can_withdraw = remaining.lines.some(
    line => withdrawablePieces(line, { order: stored, ...remaining }, now) > 0,
  )
  await sendOrderEmail(tx, 'order-withdrawn', stored, context, { withdrawal, can_withdraw })
  return outcome
}

const hasExcluded = ({ wanted }: Statement, { lines }: History): boolean =>
  lines.some(line => !isWithdrawable(line) && wanted.some(({ line_id }) => line_id === line.id))

/**
 * Returns undefined when the request exceeds what can be withdrawn, or names a line twice. Unshipped pieces are
 * withdrawn first.
 */
function withdrawnLines(
  { order, wanted }: Statement,
  { lines, parcels, after }: History,
  now: Date,
): Line[] | undefined {
  const chosen: Line[] = []
  for (const { line_id, quantity } of wanted) {
    const line = lines.find(({ id }) => id === line_id)
    if (!line || chosen.some(chosenLine => chosenLine.line_id === line_id)) return undefined
    if (quantity > withdrawablePieces(line, { order, parcels, after }, now)) return undefined
    const unshipped = line.is_digital
      ? line.quantity
      : line.quantity - sentPieces(line_id, parcels) - droppedPieces(line_id, after)
    const sent = Math.max(0, quantity - Math.max(0, unshipped))
    chosen.push({ line_id, quantity, sent, title: line.title, choice: line.choice })
  }
  return chosen
}

interface Decided extends Statement {
  lines: Line[]
  history: History
}

async function follow(tx: Queryable, decided: Decided, context: CallContext): Promise<Outcome> {
  const { order, key, lines, history, declaredAt } = decided
  const base = { order_id: order.id, key, lines, declared_at: declaredAt }
  const isNothingGone = history.parcels.length === 0
  const remainingLines = history.lines.map(line => ({
    line,
    pieces:
      ownedPieces(line, history.after) - (lines.find(({ line_id }) => line_id === line.id)?.quantity ?? 0),
  }))
  if (
    isNothingGone &&
    stoppable.includes(order.status) &&
    remainingLines.every(({ pieces }) => pieces === 0)
  ) {
    const request = {
      kind: 'cancelled',
      byUserId: order.user_id,
      mayStop: stoppable,
      sendsEmail: false,
    } as const
    const released = Rollback.unlessRefused(await release(tx, order.id, request, context))
    const row = await insertWithdrawal(tx, { ...base, refund: released.refund?.amount ?? 0 })
    return { row, afterCommit: () => settleRelease(released, context) }
  }
  const travels = remainingLines.some(({ line, pieces }) => !line.is_digital && pieces > 0)
  if (mayEditLines(order) && order.payment_method !== 'card') {
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

/** Restocks the unshipped pieces. */
async function shelveUnsent(tx: Queryable, { order, lines, history }: Decided, now: Date): Promise<void> {
  const changed = history.lines.flatMap(row => {
    const chosen = lines.find(({ line_id }) => line_id === row.id)
    return chosen ? [{ row, quantity: row.quantity - (chosen.quantity - chosen.sent) }] : []
  })
  const by = { reason: 'withdrawn', byUserId: order.user_id, at: now } as const
  await moveChanged(tx, order.id, await stockChanges(tx, order.id, changed), by)
}

/** Shipped pieces will be returned, without an approval of the shop. */
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
