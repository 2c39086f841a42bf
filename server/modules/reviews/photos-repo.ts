/** Rows of the photos that buyers send with their reviews. */
import { and, asc, count, eq, gt, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { reviewPhotos, reviews } from '../../db/schema/product-voices.ts'
import type { Queryable } from '../../kernel/db/database.ts'

export type PhotoRow = typeof reviewPhotos.$inferSelect

const day = 24 * 60 * 60_000

/** Returns the number of photos sent within the last 24 hours, including removed ones. */
export async function photosOfDay(db: Queryable, userId: number, now: Date): Promise<number> {
  const since = new Date(now.getTime() - day)
  const [row] = await db
    .select({ sent: count() })
    .from(reviewPhotos)
    .where(and(eq(reviewPhotos.user_id, userId), gt(reviewPhotos.created_at, since)))
  return row?.sent ?? 0
}

/** Write the file first, because the row makes its address work. */
export async function insertPhoto(tx: Queryable, values: typeof reviewPhotos.$inferInsert): Promise<void> {
  await tx.insert(reviewPhotos).values(values)
}

/**
 * Attaches the photos to a review in this order. Returns false when one belongs to another account, is removed or
 * belongs to another review: then roll back.
 */
export async function attachPhotos(
  tx: Queryable,
  userId: number,
  reviewId: number,
  ids: readonly string[],
): Promise<boolean> {
  for (const [position, id] of ids.entries()) {
    const attached = await tx
      .update(reviewPhotos)
      .set({ review_id: reviewId, position })
      .where(
        and(
          eq(reviewPhotos.id, id),
          eq(reviewPhotos.user_id, userId),
          isNull(reviewPhotos.review_id),
          isNull(reviewPhotos.removed_at),
        ),
      )
      .returning({ id: reviewPhotos.id })
    if (attached.length === 0) return false
  }
  return true
}

/** By review id, each in the order they were sent. */
export async function photosOfReviews(
  db: Queryable,
  reviewIds: readonly number[],
): Promise<Map<number, PhotoRow[]>> {
  const byReview = new Map<number, PhotoRow[]>()
  if (reviewIds.length === 0) return byReview
  const rows = await db
    .select()
    .from(reviewPhotos)
    .where(and(inArray(reviewPhotos.review_id, [...reviewIds]), isNull(reviewPhotos.removed_at)))
    .orderBy(asc(reviewPhotos.position), asc(reviewPhotos.id))
  for (const row of rows)
    if (row.review_id !== null) byReview.set(row.review_id, [...(byReview.get(row.review_id) ?? []), row])
  return byReview
}

/** Returns false for an unknown or removed photo, and for one whose review is not published. */
export async function isPhotoPublic(db: Queryable, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: reviewPhotos.id })
    .from(reviewPhotos)
    .innerJoin(reviews, eq(reviews.id, reviewPhotos.review_id))
    .where(and(eq(reviewPhotos.id, id), isNull(reviewPhotos.removed_at), eq(reviews.status, 'published')))
  return rows.length > 0
}

/** Returns false when this review has no such photo. */
export async function dropPhoto(tx: Queryable, reviewId: number, id: string, now: Date): Promise<boolean> {
  const dropped = await tx
    .update(reviewPhotos)
    .set({ removed_at: now })
    .where(
      and(eq(reviewPhotos.id, id), eq(reviewPhotos.review_id, reviewId), isNull(reviewPhotos.removed_at)),
    )
    .returning({ id: reviewPhotos.id })
  return dropped.length > 0
}

/** Marks every photo of an account that is being deleted. A job deletes the files. */
export async function dropPhotosOf(tx: Queryable, userId: number, now: Date): Promise<void> {
  await tx
    .update(reviewPhotos)
    .set({ removed_at: now, user_id: null })
    .where(eq(reviewPhotos.user_id, userId))
}

/** Returns removed photos, and those that have been in no review for a day or whose review was deleted. */
export async function photosToRemove(db: Queryable, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: reviewPhotos.id })
    .from(reviewPhotos)
    .where(
      or(
        isNotNull(reviewPhotos.removed_at),
        and(isNull(reviewPhotos.review_id), lt(reviewPhotos.created_at, new Date(now.getTime() - day))),
      ),
    )
    .limit(500)
  return rows.map(({ id }) => id)
}

/**
 * Marks the photo, so that no review attaches it while its file is deleted. Returns false when a review has attached it
 * in the meantime.
 */
export async function claimForRemoval(db: Queryable, id: string, now: Date): Promise<boolean> {
  const claimed = await db
    .update(reviewPhotos)
    .set({ removed_at: now })
    .where(
      and(eq(reviewPhotos.id, id), or(isNotNull(reviewPhotos.removed_at), isNull(reviewPhotos.review_id))),
    )
    .returning({ id: reviewPhotos.id })
  return claimed.length > 0
}

/** Delete the file first: without its row the file cannot be found. */
export async function deletePhotoRow(db: Queryable, id: string): Promise<void> {
  await db.delete(reviewPhotos).where(eq(reviewPhotos.id, id))
}
