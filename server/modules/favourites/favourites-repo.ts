/** Favourites of accounts. */
import { and, desc, eq } from 'drizzle-orm'
import { favourites } from '../../db/schema/product-voices.ts'
import type { Queryable } from '../../kernel/db/database.ts'

/** Returns ids of products, the last added first. */
export async function favouriteIds(db: Queryable, userId: number): Promise<number[]> {
  const rows = await db
    .select({ id: favourites.product_id })
    .from(favourites)
    .where(eq(favourites.user_id, userId))
    .orderBy(desc(favourites.created_at), desc(favourites.product_id))
  return rows.map(({ id }) => id)
}

/** Existing ones are unchanged. The first of the list counts as the last added. */
export async function insertFavourites(
  tx: Queryable,
  userId: number,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return
  const rows = ids.map((product_id, at) => ({
    user_id: userId,
    product_id,
    created_at: new Date(now.getTime() - at),
  }))
  await tx.insert(favourites).values(rows).onConflictDoNothing()
}

export async function deleteFavourite(db: Queryable, userId: number, productId: number): Promise<void> {
  await db.delete(favourites).where(and(eq(favourites.user_id, userId), eq(favourites.product_id, productId)))
}

/** For the export of personal data (decision 0009). */
export const favouritesOf = (db: Queryable, userId: number): Promise<unknown[]> =>
  db
    .select({ product_id: favourites.product_id, created_at: favourites.created_at })
    .from(favourites)
    .where(eq(favourites.user_id, userId))
    .orderBy(favourites.product_id)

export async function forgetFavourites(tx: Queryable, userId: number): Promise<void> {
  await tx.delete(favourites).where(eq(favourites.user_id, userId))
}
