/**
 * Changes a placed order: a preview of the new totals, then the same change under the order's lock
 * (specification notes §2, orders/{id}).
 */
import type { ParsedOf } from '@/contract/endpoint.ts'
import type * as contract from '@/contract/endpoints/admin/order-edit.ts'
import type { changeLine, noteOrder } from '@/contract/endpoints/admin/order-entry.ts'
import type { AdminOrder } from '@/contract/endpoints/admin/orders.ts'
import { isAllowed } from '@/contract/permissions.ts'
import { isMadeToOrder } from '@/domain/made-to-order.ts'
import { pick } from '@/lib/pick.ts'
import { type CallContext, callerOf } from '../../../kernel/context.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { refuseStale } from '../../../kernel/records/record-version.ts'
import { inTransaction, isRefusal, type Refusal, Rollback, refuse } from '../../../kernel/route.ts'
import { latestPayment, recordEvent } from '../../payments/payments-repo.ts'
import { insertOrderEvent } from '../order-events-repo.ts'
import {
  insertLines,
  linesOf,
  lockOrder,
  type OrderLineRow,
  type OrderRow,
  orderById,
  storeOrder,
} from '../orders-repo.ts'
import { type StoppedPayment, stopPayment } from '../pay/online-payments.ts'
import { limitChanceGoods } from '../place/chance-limits.ts'
import { lineRow } from '../place/write-order.ts'
import { piecesToShip } from '../refund/returnable.ts'
import { mayEdit, mayEditLines, orderVersion, showAdminOrder } from '../view/admin-view.ts'
import { historyOf } from '../view/after-sale-repo.ts'
import { inShopWords } from '../view/shop-words.ts'
import { type Additions, readAdditions } from './added-lines.ts'
import { discountsOfOrder, storeDiscountUses } from './edit-discounts-repo.ts'
import { carrierOf, insertNote, lineById, storeLine, storeOwnDue, writeLine } from './edit-order-repo.ts'
import { type EditPlan, editPlan, sumsOf } from './edit-plan.ts'
import {
  leftWhenShort,
  moveChanged,
  type StockChange,
  shownChanges,
  stockChanges,
} from './edit-stock-repo.ts'
import { writeTags } from './tag-order.ts'

type Edit = Pick<ParsedOf<typeof contract.applyEdit>, 'params' | 'body'>

interface Prepared {
  order: OrderRow
  rows: OrderLineRow[]
  refused: Additions['refused']
  plan: EditPlan
  shown: EditPlan['added'] // in the language of the caller
  stock: StockChange[]
}

/** Lines and shipping costs move money. */
const movesMoney = ({ lines, added, shipping }: Edit['body']): boolean =>
  lines.length > 0 || added.length > 0 || shipping !== undefined

/** Locks the order. Throws `Rollback` with `not_found`, `forbidden` for lines and costs without the permission for money, or with `conflict` and the current order for an old version. */
async function prepare(tx: Queryable, { params, body }: Edit, context: CallContext): Promise<Prepared> {
  if (movesMoney(body) && !isAllowed('admin:money:write', context.caller))
    throw new Rollback(refuse('forbidden'))
  const order = await lockOrder(tx, params.id)
  if (!order) throw new Rollback(refuse('not_found'))
  const rows = await inShopWords(tx, order, await linesOf(tx, [order.id]), context.locale)
  const stale = await refuseStale(body.version, orderVersion(order, rows, context.config), () =>
    showAdminOrder({ ...context, db: tx }, order.id),
  )
  if (stale) throw new Rollback(stale)
  const additions = await readAdditions(tx, order, body.added, context)
  const plan = editPlan(order, rows, body, {
    may: { words: mayEdit(order), sums: mayEditLines(order) },
    stored: await discountsOfOrder(tx, order, [...rows, ...additions.lines]),
    additions,
    carrier: await carrierOf(tx, order),
  })
  const shown = await inShopWords(tx, order, plan.added, context.locale)
  const added = shown.map(line => ({ row: { ...line, quantity: 0 }, quantity: line.quantity }))
  const stock = await stockChanges(tx, order.id, [...plan.lines, ...added])
  return { order, rows, refused: additions.refused, plan, shown, stock }
}

/**
 * Writes nothing. Refuses `not_found`, and `conflict` with the current order for an old version. Reasons that prevent
 * the edit are listed in `problems`. Amounts are in cents.
 */
export const previewOrderEdit = (
  input: ParsedOf<typeof contract.previewEdit>,
  context: CallContext,
): Promise<contract.EditPreview | Refusal> =>
  Rollback.catching(() =>
    context.db.transaction(async tx => {
      const { order, refused, plan, shown, stock } = await prepare(tx, input, context)
      const changes = await shownChanges(tx, stock)
      const isShort = changes.some(({ left }) => left !== null)
      return {
        before: sumsOf(order),
        after: plan.after,
        lines: plan.lines.map(({ row, quantity, unit_price }) => ({
          id: row.id,
          title: row.title,
          quantity: { from: row.quantity, to: quantity },
          unit_price: { from: row.unit_price, to: unit_price },
        })),
        added: shown.map(({ title, choice, ...line }) => ({
          title: [title, choice].filter(Boolean).join(', '),
          ...pick(line, ['product_id', 'quantity', 'unit_price']),
        })),
        refused: [...refused],
        stock: changes,
        parts: plan.parts,
        problems: isShort ? [...plan.problems, 'not_enough_stock' as const] : plan.problems,
      }
    }),
  )

/**
 * Refuses `not_found`, `conflict` with the current order for an old version, `order_refused` when the plan has problems, `total_changed` for
 * another total than expected, `sold_out` when stock is short, and `unavailable` when the provider of a started card payment does not
 * respond. A refusal writes nothing, but may have cancelled a started card payment. Sends no email.
 */
export async function applyOrderEdit(input: Edit, context: CallContext): Promise<AdminOrder | Refusal> {
  const stopped = await stopForEdit(input, context)
  if (isRefusal(stopped)) return stopped
  const refusal = await Rollback.catching(() =>
    context.db.transaction(async tx => {
      const prepared = await prepareToWrite(tx, input, context)
      const by = { userId: callerOf(context).userId, at: context.now() }
      await endStopped(tx, prepared.order, input, stopped, context)
      await writeEdit(tx, prepared, input.body, by)
    }),
  )
  return refusal ?? showAdminOrder(context, input.params.id)
}

/** Like `prepare`; also throws `Rollback` with `order_refused` and `total_changed`. */
async function prepareToWrite(tx: Queryable, input: Edit, context: CallContext): Promise<Prepared> {
  const prepared = await prepare(tx, input, context)
  const { problems, after } = prepared.plan
  if (problems.length > 0) throw new Rollback(refuse('order_refused'))
  if ((input.body.expected_due ?? after.due) !== after.due) throw new Rollback(refuse('total_changed'))
  return prepared
}

/** Ends a started card payment, unless the edit is refused anyway. Before the transaction of the edit, because the provider may be slow. */
async function stopForEdit(input: Edit, context: CallContext): Promise<StoppedPayment | Refusal | undefined> {
  const order = await orderById(context.db, input.params.id)
  if (!movesMoney(input.body) || order?.payment_method !== 'card') return undefined
  const refusal = await Rollback.catching(() =>
    context.db.transaction(async tx => {
      await prepareToWrite(tx, input, context)
    }),
  )
  return refusal ?? stopPayment(order, context)
}

/**
 * Records the cancellation, so that the provider's report about it is not handled as a failed payment. Throws `Rollback` with `conflict` when
 * the buyer has begun another payment since.
 */
async function endStopped(
  tx: Queryable,
  order: OrderRow,
  { body }: Edit,
  stopped: StoppedPayment | undefined,
  context: CallContext,
): Promise<void> {
  if (!movesMoney(body) || order.payment_method !== 'card') return
  const latest = await latestPayment(tx, order.id)
  if (latest?.provider === 'stripe' && latest.id !== stopped?.payment.id)
    throw new Rollback(
      refuse('conflict', [], { current: await showAdminOrder({ ...context, db: tx }, order.id) }),
    )
  if (!stopped) return
  const { kind, amount, reason = null, key } = stopped.report
  if (kind === 'failed')
    await recordEvent(tx, stopped.payment.id, { kind, amount, reason, provider_event: key }, context.now())
}

/**
 * Changes addresses, note and tags in one transaction. Refuses like `applyOrderEdit` and `changeTags`. A refusal writes nothing. Sends no
 * email.
 */
export async function patchOneOrder(
  { params, body }: ParsedOf<typeof contract.patchOrder>,
  context: CallContext,
): Promise<AdminOrder | Refusal> {
  const { version, add_tags: add, remove_tags: remove, ...parts } = body
  const refusal = await inTransaction(context, async tx => {
    if (version) {
      const edit = { version, ...parts, lines: [], added: [] }
      const prepared = await prepare(tx, { params, body: edit }, context)
      if (prepared.plan.problems.length > 0) return refuse('order_refused')
      if (prepared.plan.parts.length > 0)
        await writeEdit(tx, prepared, edit, { userId: callerOf(context).userId, at: context.now() })
    }
    const order = await lockOrder(tx, params.id)
    if (!order) return refuse('not_found')
    await writeTags(tx, order, { add, remove })
    return undefined
  })
  return refusal ?? showAdminOrder(context, params.id)
}

const spendsMoreOnChance = ({ row, quantity, unit_price }: EditPlan['lines'][number]): boolean =>
  (row.is_chance || row.pack_rarity !== null) && quantity * unit_price > row.total

/** After the last line. */
function addedRows({ id }: OrderRow, rows: readonly OrderLineRow[], added: EditPlan['added']) {
  const next = Math.max(-1, ...rows.map(({ position }) => position)) + 1
  return added.map((line, at) => lineRow(id, next + at, line))
}

/**
 * Call it under the order's lock. Throws `Rollback` with `sold_out` when stock is short, and with `order_refused` when more is spent on
 * chance goods than the buyer's limits allow. Adds the event `edited` and
 * sends no email.
 */
export async function writeEdit(
  tx: Queryable,
  { order, rows, plan, stock }: Omit<Prepared, 'refused' | 'shown'>,
  {
    shipping_address,
    billing_address,
    note,
  }: Pick<Edit['body'], 'shipping_address' | 'billing_address' | 'note'>,
  { userId, at, reason = 'edited' }: { userId: number | null; at: Date; reason?: 'edited' | 'withdrawn' },
): Promise<void> {
  const short = await moveChanged(tx, order.id, stock, { reason, byUserId: userId, at })
  if (short) {
    const params = { name: short.title, count: (await leftWhenShort(tx, short)) ?? 0 }
    throw new Rollback(refuse('sold_out', [{ path: 'lines', code: 'stock_left', params }]))
  }
  for (const line of plan.lines) await writeLine(tx, line)
  if (plan.added.length > 0) await insertLines(tx, addedRows(order, rows, plan.added))
  for (const { id, discount } of plan.lineDiscounts) await storeLine(tx, id, { discount })
  if (plan.lines.some(spendsMoreOnChance) || plan.added.some(line => line.is_chance))
    await limitChanceGoods(tx, order, false, at)
  await storeOrder(tx, order.id, {
    ...plan.after,
    tax: plan.tax,
    discounts: plan.discounts,
    ...(shipping_address && { shipping_address }),
    ...(billing_address && { billing_address }),
    ...(note !== undefined && { note }),
  })
  await storeDiscountUses(tx, order.id, plan.discounts)
  await storeOwnDue(tx, order.id, plan.after.due)
  await insertOrderEvent(tx, order.id, 'edited', at, userId)
}

/**
 * Changes notes and production state of a line. Refuses `not_found`, `not_made_to_order` for the state of a line that is only packed, and `order_state` when the order is cancelled or
 * expired.
 */
export async function changeOneLine(
  { params, body }: ParsedOf<typeof changeLine>,
  context: CallContext,
): Promise<AdminOrder | Refusal> {
  const orderId = await context.db.transaction(async (tx): Promise<number | Refusal> => {
    const line = await lineById(tx, params.id)
    const order = line && (await lockOrder(tx, line.order_id))
    if (!line || !order) return refuse('not_found')
    if (order.status === 'cancelled' || order.status === 'expired') return refuse('order_state')
    const isMade = isMadeToOrder(line, piecesToShip(line, await historyOf(tx, order.id)))
    if (body.production_state !== undefined && !isMade) return refuse('not_made_to_order')
    if (Object.keys(body).length > 0) await storeLine(tx, line.id, body)
    return order.id
  })
  return typeof orderId === 'number' ? showAdminOrder(context, orderId) : orderId
}

/** Refuses `not_found` when the order does not exist. Allowed in every state. Only the administration shows notes. */
export async function writeNote(
  { params, body }: ParsedOf<typeof noteOrder>,
  context: CallContext,
): Promise<AdminOrder | Refusal> {
  const refusal = await context.db.transaction(async (tx): Promise<Refusal | undefined> => {
    const order = await lockOrder(tx, params.id)
    if (!order) return refuse('not_found')
    const by = { by_user_id: callerOf(context).userId, at: context.now() }
    await insertNote(tx, { order_id: order.id, text: body.text, ...by })
    return undefined
  })
  return refusal ?? showAdminOrder(context, params.id)
}
