/** Changing a placed order: first what it would come to, then the same under the order's lock (specification §2, orders/{id}). */
import { and, eq, inArray } from 'drizzle-orm'
import type { ParsedOf } from '../../../src/contract/endpoint.ts'
import type { AdminOrder } from '../../../src/contract/order-administration.ts'
import type * as contract from '../../../src/contract/order-desk.ts'
import { orderLines, orderNotes, payments } from '../../db/schema/orders.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { type Refusal, Rollback, refuse } from '../../kernel/route.ts'
import { mayEdit, mayEditLines, orderVersion, showAdminOrder } from './admin-view.ts'
import { couponOfOrder } from './edit-coupon-repo.ts'
import { type EditPlan, editPlan, sumsOf } from './edit-plan.ts'
import { isThere, moveStock, type StockChange, stockChanges } from './edit-stock-repo.ts'
import { linesOf, lockOrder, type OrderLineRow, type OrderRow, storeOrder, tell } from './orders-repo.ts'

type Edit = Pick<ParsedOf<typeof contract.applyEdit>, 'params' | 'body'>

interface Prepared {
  order: OrderRow
  rows: OrderLineRow[]
  plan: EditPlan
  stock: StockChange[]
}

/** Of the order as it stands; another version is refused with the order as it is now. */
async function prepare(tx: Queryable, { params, body }: Edit, context: CallContext): Promise<Prepared> {
  const order = await lockOrder(tx, params.id)
  if (!order) throw new Rollback(refuse('not_found'))
  const rows = await linesOf(tx, [order.id])
  if (orderVersion(order, rows) !== body.version) {
    const current = await showAdminOrder({ ...context, db: tx }, order.id)
    throw new Rollback(refuse('conflict', [], { current }))
  }
  const plan = editPlan(
    order,
    rows,
    body,
    { words: mayEdit(order), sums: mayEditLines(order) },
    await couponOfOrder(tx, order, rows),
  )
  return { order, rows, plan, stock: await stockChanges(tx, order.id, plan.lines) }
}

export const previewOrderEdit = (
  input: ParsedOf<typeof contract.previewEdit>,
  context: CallContext,
): Promise<contract.EditPreview | Refusal> =>
  Rollback.catching(() =>
    context.db.transaction(async tx => {
      const { order, plan, stock } = await prepare(tx, input, context)
      const problems = [...plan.problems]
      for (const change of stock)
        if (!(await isThere(tx, change)) && !problems.includes('not_enough_stock'))
          problems.push('not_enough_stock')
      return {
        before: sumsOf(order),
        after: plan.after,
        lines: plan.lines.map(({ row, quantity, unit_price }) => ({
          id: row.id,
          title: row.title,
          quantity: { from: row.quantity, to: quantity },
          unit_price: { from: row.unit_price, to: unit_price },
        })),
        stock: stock.map(({ title, pieces }) => ({ title, pieces })),
        parts: plan.parts,
        problems,
      }
    }),
  )

export async function applyOrderEdit(input: Edit, context: CallContext): Promise<AdminOrder | Refusal> {
  const refusal = await Rollback.catching(() =>
    context.db.transaction(async tx => {
      const prepared = await prepare(tx, input, context)
      if (prepared.plan.problems.length > 0) throw new Rollback(refuse('order_refused'))
      await write(tx, prepared, input, context)
    }),
  )
  return refusal ?? showAdminOrder(context, input.params.id)
}

async function write(
  tx: Queryable,
  { order, plan, stock }: Prepared,
  { body }: Edit,
  context: CallContext,
): Promise<void> {
  if (!(await moveStock(tx, order.id, stock))) throw new Rollback(refuse('sold_out'))
  for (const line of plan.lines) await writeLine(tx, line)
  const { shipping_address, billing_address, note } = body
  await storeOrder(tx, order.id, {
    ...plan.after,
    ...(shipping_address && { shipping_address }),
    ...(billing_address && { billing_address }),
    ...(note !== undefined && { note }),
  })
  const byHand = inArray(payments.provider, ['transfer', 'cash'])
  await tx
    .update(payments)
    .set({ amount: plan.after.due })
    .where(and(eq(payments.order_id, order.id), byHand))
  await tell(tx, order.id, 'edited', context.now(), callerOf(context).userId)
}

async function writeLine(
  tx: Queryable,
  { row, quantity, unit_price, price_reason }: EditPlan['lines'][number],
) {
  if (quantity === 0) {
    await tx.delete(orderLines).where(eq(orderLines.id, row.id))
    return
  }
  const listed = row.list_price ?? row.unit_price
  await tx
    .update(orderLines)
    .set({
      quantity,
      unit_price,
      total: quantity * unit_price,
      weight: Math.round((row.weight / row.quantity) * quantity),
      list_price: unit_price === listed ? null : listed,
      price_reason: unit_price === listed ? '' : price_reason,
    })
    .where(eq(orderLines.id, row.id))
}

/** Notes and the workshop's progress, as long as the order is alive. */
export async function changeOneLine(
  { params, body }: ParsedOf<typeof contract.changeLine>,
  context: CallContext,
): Promise<AdminOrder | Refusal> {
  const orderId = await context.db.transaction(async (tx): Promise<number | Refusal> => {
    const [line] = await tx.select().from(orderLines).where(eq(orderLines.id, params.id))
    const order = line && (await lockOrder(tx, line.order_id))
    if (!line || !order) return refuse('not_found')
    if (order.status === 'cancelled' || order.status === 'expired') return refuse('order_state')
    if (Object.keys(body).length > 0) await tx.update(orderLines).set(body).where(eq(orderLines.id, line.id))
    return order.id
  })
  return typeof orderId === 'number' ? showAdminOrder(context, orderId) : orderId
}

export async function writeNote(
  { params, body }: ParsedOf<typeof contract.noteOrder>,
  context: CallContext,
): Promise<AdminOrder | Refusal> {
  const refusal = await context.db.transaction(async (tx): Promise<Refusal | undefined> => {
    const order = await lockOrder(tx, params.id)
    if (!order) return refuse('not_found')
    const by = { by_user_id: callerOf(context).userId, at: context.now() }
    await tx.insert(orderNotes).values({ order_id: order.id, text: body.text, ...by })
    return undefined
  })
  return refusal ?? showAdminOrder(context, params.id)
}
