/**
 * Refunds withdrawn pieces that were never shipped and packs that stayed sealed: immediately, or as soon as the order is
 * paid.
 */
import type { AppContext } from '../../../kernel/context.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { isRefusal, type Refusal } from '../../../kernel/route.ts'
import type { OrderRow } from '../orders-repo.ts'
import { bookRefund } from './book-refund.ts'
import type { RefundRow } from './refunds-repo.ts'
import { storeWithdrawnRefund, unpaidWithdrawals } from './withdrawals-repo.ts'

type Lines = readonly { line_id: number; quantity: number; sent: number }[]

interface WithdrawnPart {
  key: string
  lines: Lines
  shipping: boolean // nothing is shipped any more
  userId: number | null // null for a guest
}

const hasMoney = ({ payment_status }: OrderRow): boolean =>
  payment_status === 'paid' || payment_status === 'partly_refunded'

/**
 * Returns undefined when there is nothing to refund: the pieces were shipped, unpaid or free. A refusal must roll back
 * the transaction.
 */
export async function refundWithdrawn(
  tx: Queryable,
  order: OrderRow,
  { key, lines, shipping, userId }: WithdrawnPart,
  context: Pick<AppContext, 'now' | 'log'>,
): Promise<RefundRow | Refusal | undefined> {
  const unsent = lines
    .map(({ line_id, quantity, sent }) => ({ line_id, quantity: quantity - sent }))
    .filter(({ quantity }) => quantity > 0)
  if (unsent.length === 0 || !hasMoney(order)) return undefined
  const request = {
    key: `withdrawal ${key}`,
    lines: unsent,
    shipping,
    isCapped: true,
    restock: false, // the withdrawal has restocked them
    leavesGoods: true,
    reason: '',
    byUserId: userId,
  }
  const booked = await bookRefund(tx, order, request, context.now())
  if (!isRefusal(booked) || booked.code !== 'not_refundable') return booked
  context.log.warn(
    { order: order.number, lines: unsent },
    'nothing was left to give back for withdrawn pieces',
  )
  return undefined
}

/**
 * Books the refunds of pieces withdrawn before the payment, in its transaction. The job that sends refunds pays them
 * out.
 */
export async function refundEarlierWithdrawals(
  tx: Queryable,
  order: OrderRow,
  context: Pick<AppContext, 'now' | 'log'>,
): Promise<void> {
  for (const { id, key, lines } of await unpaidWithdrawals(tx, order.id)) {
    const part = { key, lines, shipping: false, userId: order.user_id }
    const refund = await refundWithdrawn(tx, order, part, context)
    if (refund && !isRefusal(refund)) await storeWithdrawnRefund(tx, id, refund.amount)
  }
}
