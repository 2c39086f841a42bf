/**
 * Withdrawal with name, order number and email (contract/withdrawal-statements.ts). The call stores the statement and returns, so that
 * neither the response nor its duration reveals an order. A job compares it with the orders and sends the acknowledgement.
 */
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type { declareWithdrawal } from '@/contract/endpoints/shop/withdrawal-statements.ts'
import { done } from '@/contract/envelope.ts'
import type { AppContext, CallContext } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { mayEmail } from '../auth/email-limits.ts'
import { emailRecipient } from '../orders/order-emails-repo.ts'
import { unordered } from '../orders/order-states.ts'
import { type OrderRow, orderByNumber } from '../orders/orders-repo.ts'
import { orderKey } from '../orders/place/order-key.ts'
import { insertStatement, lockReceived, type StatementRow, storeStatement } from './statements-repo.ts'

/** The response is the same whether or not an order matches. */
export async function storeDeclaration(
  { body }: ParsedOf<typeof declareWithdrawal>,
  { db, now, locale }: CallContext,
): Promise<ResponseOf<typeof declareWithdrawal>> {
  const declared_at = now()
  await insertStatement(db, { ...body, locale, declared_at })
  return { ...done, declared_at: declared_at.toISOString() }
}

export const statementsJob = 'withdrawal-statements'

const batch = 20

/** Runs in the job. Sends at most ten emails a day to one address. */
export async function matchStatements(context: AppContext): Promise<void> {
  const rows = await context.db.transaction(async tx => {
    const received = await lockReceived(tx, batch)
    for (const row of received) await match(tx, row, context)
    return received
  })
  if (rows.length === batch) await matchStatements(context)
}

/** Returns the order only if the email is that of its buyer. */
async function orderOf(tx: Queryable, { number, email }: StatementRow): Promise<OrderRow | undefined> {
  const order = await orderByNumber(tx, number)
  if (!order || unordered.some(status => status === order.status)) return undefined
  const buyer = await emailRecipient(tx, order)
  return buyer && !buyer.deleted_at && buyer.email === email ? order : undefined
}

async function match(tx: Queryable, row: StatementRow, context: AppContext): Promise<void> {
  const order = await orderOf(tx, row)
  await storeStatement(tx, row.id, {
    status: order ? 'open' : 'unmatched',
    order_id: order?.id ?? null,
  })
  if (!(await mayEmail(tx, context, 'withdrawal', row.email))) return
  await acknowledge(tx, row, order, context)
}

/** The email to an address without a matching order contains nothing that was typed freely. */
async function acknowledge(
  tx: Queryable,
  { name, number, email: to, goods, declared_at, locale }: StatementRow,
  order: OrderRow | undefined,
  { mail, config }: AppContext,
): Promise<void> {
  const moment = declared_at.toISOString()
  if (!order) {
    await mail.send({ name: 'withdrawal-unmatched', to, locale, data: { number, moment } }, tx)
    return
  }
  const key = order.user_id === null ? orderKey(order, config) : ''
  const data = { name, number: order.number, key, goods, moment }
  await mail.queue({ name: 'withdrawal-declared', to, locale, data, orderId: order.id }, tx)
}
