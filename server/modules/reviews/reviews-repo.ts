/**
 * Reviews, and who may write them: accounts with an order of the product that was neither cancelled nor left unpaid.
 */
import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import type {
  AdminReview,
  ReviewPhoto,
  ReviewsResponse,
  reviewStatuses,
} from '@/contract/endpoints/shop/reviews.ts'
import type { Locale } from '@/contract/locales.ts'
import { users } from '../../db/schema/auth.ts'
import { products } from '../../db/schema/catalog.ts'
import { reviews } from '../../db/schema/product-voices.ts'
import type { AppContext } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { onPage, type PageAsked, pageMeta } from '../../kernel/db/paging.ts'
import { wordsIn } from '../../kernel/db/search-words.ts'
import { versionOf } from '../../kernel/records/record-version.ts'
import { publicPhoto } from './photo-files.ts'
import { dropPhotosOf, type PhotoRow, photosOfReviews } from './photos-repo.ts'

export type ReviewStatus = (typeof reviewStatuses)[number]

const published = (productId: number) =>
  and(eq(reviews.product_id, productId), eq(reviews.status, 'published'))

/**
 * Returns published reviews: those in the reader's language first, then newest first. `average` has one decimal and is
 * null without reviews. `counts` are for 1 to 5 stars.
 */
export async function pageOfReviews(
  db: Queryable,
  productId: number,
  locale: Locale,
  query: PageAsked,
): Promise<ReviewsResponse> {
  const rows = await onPage(
    db
      .select()
      .from(reviews)
      .where(published(productId))
      .orderBy(sql`${reviews.locale} = ${locale} desc`, desc(reviews.created_at), asc(reviews.id)),
    query,
  )
  const sums = await db
    .select({ stars: reviews.stars, amount: count() })
    .from(reviews)
    .where(published(productId))
    .groupBy(reviews.stars)
  const counts = [1, 2, 3, 4, 5].map(stars => sums.find(row => row.stars === stars)?.amount ?? 0)
  const total = counts.reduce((sum, amount) => sum + amount, 0)
  const stars = counts.reduce((sum, amount, at) => sum + amount * (at + 1), 0)
  const photos = await photosOfReviews(
    db,
    rows.map(({ id }) => id),
  )
  return {
    data: rows.map(({ created_at, product_id: _, user_id: __, status: ___, ...review }) => ({
      ...review,
      photos: (photos.get(review.id) ?? []).map(publicPhoto),
      created_at: created_at.toISOString(),
    })),
    meta: pageMeta(query, total),
    average: total === 0 ? null : Math.round((stars / total) * 10) / 10,
    counts,
  }
}

/**
 * Returns true for an order that was paid, or that arrived before the shop recorded its payment. An unpaid order on
 * delivery is not a purchase.
 */
export async function hasBought(db: Queryable, userId: number, productId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from order_lines l join orders o on o.id = l.order_id
    where o.user_id = ${userId} and l.product_id = ${productId}
      and o.status in ('confirmed', 'in_production', 'completed')
      and (o.payment_status in ('paid', 'partly_refunded') or o.parcel_status in ('delivered', 'returned')) limit 1`)
  return rows.length > 0
}

/** Returns undefined when this account has not reviewed the product. */
export async function ownReview(
  db: Queryable,
  userId: number,
  productId: number,
): Promise<ReviewStatus | undefined> {
  const [row] = await db
    .select({ status: reviews.status })
    .from(reviews)
    .where(and(eq(reviews.user_id, userId), eq(reviews.product_id, productId)))
  return row?.status
}

/** Throws when the account does not exist. */
export async function writerOf(db: Queryable, userId: number) {
  const [row] = await db
    .select({ name: users.name, picture: users.profile_picture })
    .from(users)
    .where(eq(users.id, userId))
  if (!row) throw new Error(`account ${userId} is gone`)
  return row
}

/** Returns undefined when this account has reviewed the product already. */
export async function insertReview(
  db: Queryable,
  row: typeof reviews.$inferInsert,
): Promise<number | undefined> {
  const [written] = await db.insert(reviews).values(row).onConflictDoNothing().returning({ id: reviews.id })
  return written?.id
}

/** Recomputes the product's average and number of published reviews. */
export async function refreshRating(db: Queryable, productId: number): Promise<void> {
  await db
    .update(products)
    .set({
      rating_average: sql`(select round(avg(stars), 1) from reviews where product_id = ${productId} and status = 'published')`,
      rating_count: sql`(select count(*)::int from reviews where product_id = ${productId} and status = 'published')`,
    })
    .where(eq(products.id, productId))
}

/** For a deleted account: keeps the text of its reviews and removes name, picture and photos. */
export async function forgetReviewer(
  db: Queryable,
  userId: number,
  { now }: Pick<AppContext, 'now'>,
): Promise<void> {
  await dropPhotosOf(db, userId, now())
  await db.update(reviews).set({ user_id: null, name: '—', picture: null }).where(eq(reviews.user_id, userId))
}

interface ReviewsQuery {
  page: number
  per_page: number
  search?: string | undefined
  status?: ReviewStatus | undefined
}

const productOf = (locale: Locale) => sql<AdminReview['product']>`(select json_build_object('id', p.id,
    'title', t.title, 'slug', t.slug, 'category_slug', c.slug)
  from products p
  join lateral (select title, slug from product_translations where product_id = p.id and locale in (${locale}, 'it')
    order by locale = ${locale} desc limit 1) t on true
  join lateral (select slug from category_translations where category_id = p.category_id and locale in (${locale}, 'it')
    order by locale = ${locale} desc limit 1) c on true
  where p.id = ${reviews.product_id})`

type ReviewRow = typeof reviews.$inferSelect

/** Hash of the review's text and status. */
export const reviewVersion = ({
  stars,
  title,
  text,
  status,
}: Pick<ReviewRow, 'stars' | 'title' | 'text' | 'status'>): string =>
  versionOf({ stars, title, text, status })

type ShowPhoto = (row: PhotoRow) => ReviewPhoto

async function adminViews(
  db: Queryable,
  rows: readonly { review: ReviewRow; product: AdminReview['product'] }[],
  show: ShowPhoto,
): Promise<AdminReview[]> {
  const photos = await photosOfReviews(
    db,
    rows.map(({ review }) => review.id),
  )
  return rows.map(({ review, product }) => {
    const { created_at, product_id: _, user_id: __, ...fields } = review
    const version = reviewVersion(review)
    const photoViews = (photos.get(review.id) ?? []).map(show)
    return { ...fields, product, photos: photoViews, created_at: created_at.toISOString(), version }
  })
}

/** Returns undefined when the review does not exist. The product's title is in `locale`, else in Italian. */
export async function adminReviewById(
  db: Queryable,
  id: number,
  locale: Locale,
  show: ShowPhoto,
): Promise<AdminReview | undefined> {
  const rows = await db
    .select({ review: reviews, product: productOf(locale) })
    .from(reviews)
    .where(eq(reviews.id, id))
  const [view] = await adminViews(db, rows, show)
  return view
}

/** Returns reviews of all products: pending ones first, then newest first. */
export async function pageOfEveryReview(
  db: Queryable,
  query: ReviewsQuery,
  locale: Locale,
  show: ShowPhoto,
): Promise<{ data: AdminReview[]; total: number }> {
  const { search, status } = query
  const condition = and(
    wordsIn(search, reviews.name, reviews.title, reviews.text),
    status ? eq(reviews.status, status) : undefined,
  )
  const [counted] = await db.select({ total: count() }).from(reviews).where(condition)
  const rows = await onPage(
    db
      .select({ review: reviews, product: productOf(locale) })
      .from(reviews)
      .where(condition)
      .orderBy(sql`${reviews.status} <> 'pending'`, desc(reviews.created_at), desc(reviews.id)),
    query,
  )
  return {
    data: await adminViews(db, rows, show),
    total: counted?.total ?? 0,
  }
}

/** For the export of personal data (decision 0009). */
export const reviewsOf = (db: Queryable, userId: number): Promise<unknown[]> =>
  db
    .select({
      product_id: reviews.product_id,
      stars: reviews.stars,
      title: reviews.title,
      text: reviews.text,
      photos: sql<
        string[]
      >`array(select p.id from review_photos p where p.review_id = reviews.id order by p.position)`,
      status: reviews.status,
      created_at: reviews.created_at,
    })
    .from(reviews)
    .where(eq(reviews.user_id, userId))
    .orderBy(reviews.id)

/** Returns the recipient of an email about the review, or undefined once the account is deleted. */
export async function reviewerOf(db: Queryable, id: number, locale: Locale) {
  const [row] = await db
    .select({ name: users.name, email: users.email, product: productOf(locale) })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.user_id))
    .where(eq(reviews.id, id))
  return row
}

/** Returns undefined when the review does not exist. Locks the row until the commit. */
export async function lockReview(tx: Queryable, id: number) {
  const [row] = await tx.select().from(reviews).where(eq(reviews.id, id)).for('update')
  return row
}

/** Returns undefined when the review does not exist. */
export async function moderate(db: Queryable, id: number, status: ReviewStatus): Promise<number | undefined> {
  const [row] = await db
    .update(reviews)
    .set({ status })
    .where(eq(reviews.id, id))
    .returning({ product_id: reviews.product_id })
  return row?.product_id
}
