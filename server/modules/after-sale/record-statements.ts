/** The shop records a statement of withdrawal: it chooses the pieces, and refunds and returns follow as for a buyer’s own withdrawal. */
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type * as contract from '@/contract/endpoints/admin/withdrawals.ts'
import type { Locale } from '@/contract/locales.ts'
import type { CallContext } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { pageMeta } from '../../kernel/db/paging.ts'
import { recordChange, writerOf } from '../../kernel/records/record-change.ts'
import { isRefusal, type Refusal, Rollback, refuse } from '../../kernel/route.ts'
import { lockOrder, orderById } from '../orders/orders-repo.ts'
import { deliveredAt, returnUntil, statutoryUntil, withdrawablePieces } from '../orders/refund/returnable.ts'
import { historyOf } from '../orders/view/after-sale-repo.ts'
import { inShopWords } from '../orders/view/shop-words.ts'
import {
  lockStatement,
  pageOfStatements,
  type StatementRow,
  statementById,
  storeStatement,
} from './statements-repo.ts'
import { withdraw } from './withdraw.ts'

type View = contract.StatementRow

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

/** The pieces that could be withdrawn when the statement was made, and the periods from the delivery. */
async function orderOf(
  db: Queryable,
  { order_id, declared_at }: StatementRow,
  locale: Locale,
): Promise<View['order']> {
  const order = order_id === null ? undefined : await orderById(db, order_id)
  if (!order) return null
  const history = await historyOf(db, order.id)
  const { lines, parcels } = history
  const titled = await inShopWords(db, order, lines, locale)
  return {
    id: order.id,
    delivered_at: iso(deliveredAt(parcels)),
    statutory_until: iso(statutoryUntil(parcels)),
    until: iso(returnUntil(order, parcels)),
    lines: titled.map(({ id, title, choice, quantity }, at) => ({
      id,
      title,
      choice,
      quantity,
      withdrawable: lines[at] ? withdrawablePieces(lines[at], { order, ...history }, declared_at) : 0,
    })),
  }
}

async function viewOf(db: Queryable, row: StatementRow, locale: Locale): Promise<View> {
  const { id, name, number, email, goods, declared_at, status } = row
  const order = await orderOf(db, row, locale)
  return { id, name, number, email, goods, declared_at: declared_at.toISOString(), status, order }
}

export async function listStatements(
  { query }: ParsedOf<typeof contract.adminWithdrawals>,
  { db, locale }: CallContext,
): Promise<ResponseOf<typeof contract.adminWithdrawals>> {
  const { rows, total } = await pageOfStatements(db, query)
  const data: View[] = []
  for (const row of rows) data.push(await viewOf(db, row, locale))
  return { data, meta: pageMeta(query, total) }
}

interface Recorded {
  row: StatementRow
  afterCommit?: (() => Promise<void>) | undefined
}

/**
 * Locks the order, then the statement. Refuses `not_found`, and `order_state` when the statement is not open or more is chosen than could
 * be withdrawn when it was made. Audited. Money is refunded after the commit.
 */
export async function recordPieces(
  { params, body }: ParsedOf<typeof contract.recordStatement>,
  context: CallContext,
): Promise<View | Refusal> {
  const recorded = await Rollback.catching(() =>
    context.db.transaction(tx => record(tx, params.id, body.lines, context)),
  )
  if (isRefusal(recorded)) return recorded
  await recorded.afterCommit?.()
  return viewOf(context.db, recorded.row, context.locale)
}

async function record(
  tx: Queryable,
  id: number,
  wanted: ParsedOf<typeof contract.recordStatement>['body']['lines'],
  context: CallContext,
): Promise<Recorded> {
  const orderId = (await statementById(tx, id))?.order_id
  if (orderId === undefined) throw new Rollback(refuse('not_found'))
  const order = orderId === null ? undefined : await lockOrder(tx, orderId)
  const statement = await lockStatement(tx, id)
  if (statement?.status !== 'open' || !order) throw new Rollback(refuse('order_state'))
  const { declared_at: declaredAt } = statement
  const { row, afterCommit } = await withdraw(
    tx,
    { order, key: `statement-${id}`, wanted, declaredAt },
    context,
  )
  const change = { status: 'recorded' as const, withdrawal_id: row.id }
  await storeStatement(tx, id, change)
  await recordChange(tx, writerOf(context), {
    record: 'order',
    id: order.id,
    title: order.number,
    before: { withdrawal: null },
    after: { withdrawal: { lines: row.lines, declared_at: declaredAt.toISOString() } },
  })
  return { row: { ...statement, ...change }, afterCommit }
}

/** Refuses `not_found`, and `order_state` for a statement that was recorded or closed. Audited with its order number. */
export async function closeWithoutPieces(
  { params }: ParsedOf<typeof contract.closeStatement>,
  context: CallContext,
): Promise<View | Refusal> {
  const closed = await Rollback.catching(() =>
    context.db.transaction(async tx => {
      const statement = await lockStatement(tx, params.id)
      if (!statement) throw new Rollback(refuse('not_found'))
      if (statement.status !== 'open' && statement.status !== 'unmatched')
        throw new Rollback(refuse('order_state'))
      await storeStatement(tx, params.id, { status: 'closed' })
      await recordChange(tx, writerOf(context), {
        record: 'order',
        id: statement.order_id ?? 0,
        title: statement.number,
        before: { statement: statement.status },
        after: { statement: 'closed' },
      })
      return { ...statement, status: 'closed' as const }
    }),
  )
  return isRefusal(closed) ? closed : viewOf(context.db, closed, context.locale)
}
