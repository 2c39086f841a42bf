/** Statements of withdrawal without an account or a link (decision 0062). */
import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { ParsedOf } from '@/contract/endpoint.ts'
import type { adminWithdrawals } from '@/contract/endpoints/admin/withdrawals.ts'
import { withdrawalStatements } from '../../db/schema/after-sale.ts'
import { orders } from '../../db/schema/orders.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { onPage } from '../../kernel/db/paging.ts'
import { wordsIn } from '../../kernel/db/search-words.ts'
import { verifiedAddress } from '../auth/users-repo.ts'
import { ofUser } from '../orders/people/personal-orders-repo.ts'

export type StatementRow = typeof withdrawalStatements.$inferSelect

const { id, status, order_id, name, number, email } = withdrawalStatements

export async function insertStatement(
  db: Queryable,
  row: typeof withdrawalStatements.$inferInsert,
): Promise<void> {
  await db.insert(withdrawalStatements).values(row)
}

/** Locks up to `most` statements that were not yet compared with the orders. Skips those of other transactions. */
export const lockReceived = (tx: Queryable, most: number): Promise<StatementRow[]> =>
  tx
    .select()
    .from(withdrawalStatements)
    .where(eq(status, 'received'))
    .orderBy(asc(id))
    .limit(most)
    .for('update', { skipLocked: true })

/** Returns undefined when it does not exist. */
export async function statementById(db: Queryable, statementId: number): Promise<StatementRow | undefined> {
  const [row] = await db.select().from(withdrawalStatements).where(eq(id, statementId))
  return row
}

/** Returns undefined when it does not exist. Locked until the commit. */
export async function lockStatement(tx: Queryable, statementId: number): Promise<StatementRow | undefined> {
  const [row] = await tx.select().from(withdrawalStatements).where(eq(id, statementId)).for('update')
  return row
}

export async function storeStatement(
  tx: Queryable,
  statementId: number,
  change: Partial<Pick<StatementRow, 'status' | 'order_id' | 'withdrawal_id'>>,
): Promise<void> {
  await tx.update(withdrawalStatements).set(change).where(eq(id, statementId))
}

const openFirst = sql`case ${status} when 'open' then 0 when 'received' then 1 when 'unmatched' then 2 else 3 end`

/** Statements to record first, each group newest first. `total` counts all pages. */
export async function pageOfStatements(
  db: Queryable,
  { search, status: wanted, ...page }: ParsedOf<typeof adminWithdrawals>['query'],
): Promise<{ rows: StatementRow[]; total: number }> {
  const where = and(
    wordsIn(search, sql`${number}`, sql`${name}`, sql`${email}`),
    wanted ? eq(status, wanted) : undefined,
  )
  const rows = await onPage(
    db.select().from(withdrawalStatements).where(where).orderBy(openFirst, desc(id)),
    page,
  )
  const [{ total } = { total: 0 }] = await db
    .select({ total: count() })
    .from(withdrawalStatements)
    .where(where)
  return { rows, total }
}

/** Matches statements that no order matches, by the address in them. */
export const unmatchedFrom = (address: string | SQL): SQL =>
  sql`(${order_id} is null and ${status} <> 'received' and ${email} = ${address})`

/** For the erasure of personal data. Those of orders are erased with the orders. */
export async function forgetUnmatched(tx: Queryable, address: string | SQL): Promise<void> {
  await tx.update(withdrawalStatements).set({ name: '', email: '', goods: '' }).where(unmatchedFrom(address))
}

/** For the export of personal data (decisions 0009 and 0051). */
export const statementsOf = (db: Queryable, whose: SQL): Promise<unknown[]> =>
  db
    .select({
      order: number,
      name,
      email,
      goods: withdrawalStatements.goods,
      declared_at: withdrawalStatements.declared_at,
    })
    .from(withdrawalStatements)
    .leftJoin(orders, eq(orders.id, order_id))
    .where(whose)
    .orderBy(asc(id))

/** Those of its orders, and those without an order from its verified address. */
export const statementsOfAccount = (db: Queryable, userId: number): Promise<unknown[]> =>
  statementsOf(db, sql`(${ofUser(userId)} or ${unmatchedFrom(verifiedAddress(userId))})`)
