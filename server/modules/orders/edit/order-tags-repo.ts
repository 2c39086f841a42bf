/** Names of tags as suggestions. The tags of an order are a column of its row. */
import { asc } from 'drizzle-orm'
import { orderTagNames } from '../../../db/schema/order-notes.ts'
import type { Queryable } from '../../../kernel/db/database.ts'

const mostNames = 200

/** Sorted by name, at most 200. */
export async function tagNames(db: Queryable): Promise<string[]> {
  const rows = await db.select().from(orderTagNames).orderBy(asc(orderTagNames.name)).limit(mostNames)
  return rows.map(({ name }) => name)
}

/** Names that exist already are skipped. Sorted, so that two transactions insert them in the same order. */
export async function writeTagNames(tx: Queryable, names: readonly string[]): Promise<void> {
  if (names.length === 0) return
  const sorted = [...new Set(names)].sort()
  await tx
    .insert(orderTagNames)
    .values(sorted.map(name => ({ name })))
    .onConflictDoNothing()
}
