import { settings } from '../../db/schema/settings.ts'
import type { Queryable } from '../../kernel/db/database.ts'

/** Key → value as stored; the contract fills in what is absent. */
export async function storedSettings(db: Queryable): Promise<Record<string, unknown>> {
  const rows = await db.select({ key: settings.key, value: settings.value }).from(settings)
  return Object.fromEntries(rows.map(row => [row.key, row.value]))
}
