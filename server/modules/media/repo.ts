import { asc } from 'drizzle-orm'
import { images } from '../../db/schema/content.ts'
import type { Queryable } from '../../kernel/db/database.ts'

export const allImages = (db: Queryable): Promise<(typeof images.$inferSelect)[]> =>
  db.select().from(images).orderBy(asc(images.id))

export async function insertImage(tx: Queryable, row: typeof images.$inferInsert) {
  const [stored] = await tx.insert(images).values(row).returning()
  return stored as typeof images.$inferSelect
}
