/** Rows of the pictures sent for cards. */
import { and, count, eq, gt, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm'
import type { CreationUpload } from '@/contract/endpoints/game/creations.ts'
import { creations, creationUploads } from '../../db/schema/creations.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { uploadUrl } from './upload-files.ts'

export type UploadRow = typeof creationUploads.$inferSelect

const day = 24 * 60 * 60_000
const unusedMillis = 7 * day // how long a draft may refer to a picture

/** The caller checks whether the picture is still served. */
export const uploadView = ({ id, width, height, is_transparent }: UploadRow): CreationUpload => ({
  id,
  url: uploadUrl(id),
  width,
  height,
  is_transparent,
})

const isServed = and(isNull(creationUploads.blocked_at), isNull(creationUploads.removed_at))

/** Returns the number of pictures sent within the last 24 hours, including removed ones. */
export async function uploadsOfDay(db: Queryable, userId: number, now: Date): Promise<number> {
  const since = new Date(now.getTime() - day)
  const [row] = await db
    .select({ sent: count() })
    .from(creationUploads)
    .where(and(eq(creationUploads.user_id, userId), gt(creationUploads.created_at, since)))
  return row?.sent ?? 0
}

/** Write the file first, because the row makes its address work. */
export async function insertUpload(
  tx: Queryable,
  values: typeof creationUploads.$inferInsert,
): Promise<UploadRow> {
  const [row] = await tx.insert(creationUploads).values(values).returning()
  if (!row) throw new Error('a picture was not stored')
  return row
}

/** Returns false once the picture is blocked or removed. */
export async function isOwnUpload(db: Queryable, userId: number, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: creationUploads.id })
    .from(creationUploads)
    .where(and(eq(creationUploads.id, id), eq(creationUploads.user_id, userId), isServed))
  return rows.length > 0
}

/** Returns false for an unknown picture, and once it is blocked or removed. */
export async function isUploadServed(db: Queryable, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: creationUploads.id })
    .from(creationUploads)
    .where(and(eq(creationUploads.id, id), isServed))
  return rows.length > 0
}

/** Null unblocks the picture. */
export async function blockUpload(tx: Queryable, id: string, at: Date | null): Promise<void> {
  await tx.update(creationUploads).set({ blocked_at: at }).where(eq(creationUploads.id, id))
}

const isUnused = (db: Queryable) =>
  notExists(db.select({ one: sql`1` }).from(creations).where(eq(creations.upload_id, creationUploads.id)))

/** Marks it for removal, unless another card uses it. */
export async function dropUpload(tx: Queryable, id: string, now: Date): Promise<void> {
  await tx
    .update(creationUploads)
    .set({ removed_at: now })
    .where(and(eq(creationUploads.id, id), isUnused(tx)))
}

/** Marks every picture of an account that is being deleted. A job deletes the files. */
export async function dropUploadsOf(tx: Queryable, userId: number): Promise<void> {
  await tx.update(creationUploads).set({ removed_at: sql`now()` }).where(eq(creationUploads.user_id, userId))
}

/** Marks pictures that no card has used for a week. Returns the ones to delete. */
export async function uploadsToRemove(db: Queryable, now: Date): Promise<string[]> {
  await db
    .update(creationUploads)
    .set({ removed_at: now })
    .where(
      and(isServed, lt(creationUploads.created_at, new Date(now.getTime() - unusedMillis)), isUnused(db)),
    )
  const rows = await db
    .select({ id: creationUploads.id })
    .from(creationUploads)
    .where(and(isNotNull(creationUploads.removed_at), isUnused(db)))
    .limit(500)
  return rows.map(({ id }) => id)
}

/** Does nothing while a card uses it. Delete the file first: without its row the file cannot be found. */
export async function deleteUploadRow(db: Queryable, id: string): Promise<void> {
  await db.delete(creationUploads).where(and(eq(creationUploads.id, id), isUnused(db)))
}
