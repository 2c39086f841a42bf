/**
 * Rewrites an unpaid order without the withdrawn items: lines, sums, discounts, stock and the amount due, like an edit.
 */
import { OrderEdit } from '@/contract/endpoints/admin/order-edit.ts'
import type { AppContext } from '../../../kernel/context.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { noAdditions } from '../edit/added-lines.ts'
import { discountsOfOrder } from '../edit/edit-discounts-repo.ts'
import { writeEdit } from '../edit/edit-order.ts'
import { editPlan } from '../edit/edit-plan.ts'
import { stockChanges } from '../edit/edit-stock-repo.ts'
import { linesOf, type OrderRow } from '../orders-repo.ts'

/**
 * Call it under the order's lock. Adds the event `edited` in the buyer's name and sends no email. The caller has
 * checked that the order may still change.
 */
export async function writeWithout(
  tx: Queryable,
  order: OrderRow,
  withdrawn: readonly { line_id: number; quantity: number }[],
  { freesShipping }: { freesShipping: boolean }, // nothing remains to be shipped
  { now }: Pick<AppContext, 'now'>,
): Promise<void> {
  const rows = await linesOf(tx, [order.id])
  const edit = OrderEdit.parse({
    version: '',
    lines: withdrawn.map(({ line_id, quantity }) => ({
      id: line_id,
      quantity: (rows.find(({ id }) => id === line_id)?.quantity ?? quantity) - quantity,
    })),
    ...(freesShipping && { shipping: 0 }),
  })
  const plan = editPlan(order, rows, edit, {
    may: { words: true, sums: true },
    stored: await discountsOfOrder(tx, order, rows),
    additions: noAdditions,
    carrier: undefined,
  })
  const stock = await stockChanges(tx, order.id, plan.lines)
  await writeEdit(
    tx,
    { order, rows, plan, stock },
    {},
    { userId: order.user_id, at: now(), reason: 'withdrawn' },
  )
}
