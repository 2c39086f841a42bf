/** Promotions in the database, each with its translations. */
import { and, asc, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import { defaultLocale, type Locale } from '@/contract/locales.ts'
import type { Role } from '@/contract/permissions.ts'
import { coupons } from '../../db/schema/content.ts'
import { promotionProducts, promotions, promotionTranslations } from '../../db/schema/places.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { visibleTo } from '../catalog/visible-products-repo.ts'

export type PromotionRow = typeof promotions.$inferSelect
export type PromotionWordsRow = typeof promotionTranslations.$inferSelect

export interface StoredPromotion {
  row: PromotionRow
  translations: readonly PromotionWordsRow[]
}

/** The reader's texts, else the Italian ones. */
export const wordsIn = ({ translations }: StoredPromotion, locale: Locale): PromotionWordsRow | undefined =>
  translations.find(text => text.locale === locale) ??
  translations.find(text => text.locale === defaultLocale)

/** In the order of `rows`. */
export async function withWords(db: Queryable, rows: readonly PromotionRow[]): Promise<StoredPromotion[]> {
  if (rows.length === 0) return []
  const ids = rows.map(row => row.id)
  const translations = await db
    .select()
    .from(promotionTranslations)
    .where(inArray(promotionTranslations.promotion_id, ids))
  return rows.map(row => ({ row, translations: translations.filter(text => text.promotion_id === row.id) }))
}

function shownTo(role: Role | undefined): SQL | undefined {
  if (role === 'admin') return undefined
  if (role === undefined) return eq(promotions.visibility, 'everyone')
  return sql`(${promotions.visibility} in ('everyone', 'authenticated')
    or (${promotions.visibility} = 'roles' and ${role} = any(${promotions.visible_roles})))`
}

/**
 * Returns published promotions that are not over: active ones in their order, then upcoming ones, the nearest first.
 */
export async function promotionsFor(
  db: Queryable,
  role: Role | undefined,
  now: Date,
): Promise<StoredPromotion[]> {
  const isComing = gt(promotions.starts_at, now)
  const rows = await db
    .select()
    .from(promotions)
    .where(and(eq(promotions.is_published, true), gt(promotions.ends_at, now), shownTo(role)))
    .orderBy(
      isComing,
      asc(promotions.position),
      sql`case when ${isComing} then ${promotions.starts_at} else ${promotions.ends_at} end`,
      desc(promotions.id),
    )
  return withWords(db, rows)
}

/** Returns its products that the reader may see, in their order. */
export async function productIdsOf(
  db: Queryable,
  promotionIds: readonly number[],
  role: Role | undefined,
): Promise<Map<number, number[]>> {
  const idsByPromotion = new Map<number, number[]>()
  if (promotionIds.length === 0) return idsByPromotion
  const { rows } = await db.execute<{ promotion_id: number; product_id: number }>(sql`
    select x.promotion_id, x.product_id from promotion_products x join products p on p.id = x.product_id
    where x.promotion_id = any(${`{${promotionIds.join(',')}}`}::int[]) and ${visibleTo(role)}
    order by x.promotion_id, x.position, x.product_id`)
  for (const { promotion_id, product_id } of rows)
    idsByPromotion.set(promotion_id, [...(idsByPromotion.get(promotion_id) ?? []), product_id])
  return idsByPromotion
}

/** Sorted by position, including hidden products. */
export async function chosenProductIds(db: Queryable, promotionIds: readonly number[]) {
  if (promotionIds.length === 0) return []
  return db
    .select()
    .from(promotionProducts)
    .where(inArray(promotionProducts.promotion_id, [...promotionIds]))
    .orderBy(asc(promotionProducts.position), asc(promotionProducts.product_id))
}

export type CouponRow = typeof coupons.$inferSelect

/** By id. */
export async function couponsOf(db: Queryable, ids: readonly number[]): Promise<Map<number, CouponRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(coupons)
    .where(inArray(coupons.id, [...ids]))
  return new Map(rows.map(row => [row.id, row]))
}
