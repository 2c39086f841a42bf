import { consents } from '../../db/schema/consents.ts'
import type { Queryable } from '../../kernel/db/database.ts'

/** Entries are never changed. A withdrawal is stored as another entry. */
export async function insertConsent(
  tx: Queryable,
  entry: Omit<typeof consents.$inferInsert, 'id'>,
): Promise<void> {
  await tx.insert(consents).values(entry)
}
