import { consents } from '../../db/schema/consents.ts'
import type { Queryable } from '../../kernel/db/database.ts'

/** Entries are never changed: a withdrawal is an entry of its own. */
export async function insertConsent(
  tx: Queryable,
  entry: Omit<typeof consents.$inferInsert, 'id'>,
): Promise<void> {
  await tx.insert(consents).values(entry)
}
