/** Launches as the administration lists and saves them. */
import { desc, eq, sql } from 'drizzle-orm'
import type { ParsedOf } from '@/contract/endpoint.ts'
import type * as contract from '@/contract/endpoints/admin/launches.ts'
import { products } from '../../db/schema/catalog.ts'
import { launches } from '../../db/schema/launches.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { isAnyMissing, isTaken } from '../../kernel/db/exists.ts'
import { onPage } from '../../kernel/db/paging.ts'
import { wordsIn } from '../../kernel/db/search-words.ts'
import { recordTable } from '../../kernel/records/record-table.ts'
import { piecesOf } from './launches-repo.ts'

export const launchesTable = recordTable(launches)

const titleOf = sql<string>`(select t.title from product_translations t
  where t.product_id = launches.product_id and t.locale = 'it')`

const countOf = (condition: ReturnType<typeof sql>) =>
  sql<number>`(select count(*)::int from launch_places p where p.launch_id = launches.id and ${condition})`

/** A missed place is counted until its holder takes a new one. */
const fields = (now: Date) => {
  const dueAt = sql`${now.toISOString()}::timestamptz - make_interval(mins => launches.buying_minutes)`
  return {
    launch: launches,
    title: titleOf,
    pieces: piecesOf,
    waiting: countOf(sql`p.admitted_at is null`),
    buying: countOf(sql`p.order_id is null and p.admitted_at > ${dueAt}`),
    missed: countOf(sql`p.order_id is null and p.admitted_at <= ${dueAt}`),
    sold: countOf(sql`p.order_id is not null`),
  }
}

/** Returns undefined when it does not exist. */
export async function findCountedLaunch(db: Queryable, id: number, now: Date) {
  const [row] = await db.select(fields(now)).from(launches).where(eq(launches.id, id))
  return row
}

export type CountedLaunch = NonNullable<Awaited<ReturnType<typeof findCountedLaunch>>>

/** Sorted by start, the latest first. */
export async function launchesPage(
  db: Queryable,
  query: ParsedOf<typeof contract.adminLaunches>['query'],
  now: Date,
): Promise<{ rows: CountedLaunch[]; total: number }> {
  const where = wordsIn(query.search, titleOf)
  const rows = await onPage(
    db.select(fields(now)).from(launches).where(where).orderBy(desc(launches.starts_at), desc(launches.id)),
    query,
  )
  return { rows, total: await db.$count(launches, where) }
}

/** Returns whether another launch than `except` has the product; null compares with all. */
export const hasLaunch = (tx: Queryable, productId: number, except: number | null): Promise<boolean> =>
  isTaken(tx, { table: launches, column: launches.product_id, value: productId }, except)

export const hasProduct = async (tx: Queryable, id: number): Promise<boolean> =>
  !(await isAnyMissing(tx, products, [id]))
