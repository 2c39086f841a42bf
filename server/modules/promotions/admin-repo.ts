/** Promotions with their translations and products, as the administration reads and saves them. */
import { and, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { ParsedOf } from '@/contract/endpoint.ts'
import type { adminPromotions, PromotionBody } from '@/contract/endpoints/admin/promotions.ts'
import type { PromotionState } from '@/contract/endpoints/shop/promotions.ts'
import { type Locale, locales } from '@/contract/locales.ts'
import type { FieldProblem } from '@/contract/problems.ts'
import { products } from '../../db/schema/catalog.ts'
import { coupons } from '../../db/schema/content.ts'
import { promotionProducts, promotions, promotionTranslations } from '../../db/schema/places.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { isAnyMissing, takenSlugs } from '../../kernel/db/exists.ts'
import { everyWord } from '../../kernel/db/search-words.ts'
import { recordTable } from '../../kernel/records/record-table.ts'
import { cleanRichText } from '../../kernel/rich-text.ts'
import { slugOfTitle } from '../../kernel/slug-of-title.ts'
import type { PromotionRow } from './promotions-repo.ts'

export const promotionsTable = recordTable(promotions)

const stateIs = (state: PromotionState | undefined, now: Date) => {
  if (state === 'coming') return gt(promotions.starts_at, now)
  if (state === 'ended') return lte(promotions.ends_at, now)
  if (state === 'running') return and(lte(promotions.starts_at, now), gt(promotions.ends_at, now))
  return undefined
}

/** Sorted by end, latest first, including unpublished ones. `search` matches the titles of every language. */
export const promotionsPage = (
  db: Queryable,
  query: ParsedOf<typeof adminPromotions>['query'],
  now: Date,
): Promise<{ rows: PromotionRow[]; total: number }> => {
  const titled = everyWord(
    query.search,
    has => sql`exists (select from ${promotionTranslations}
      where ${promotionTranslations.promotion_id} = ${promotions.id} and ${has(promotionTranslations.title)})`,
  )
  const where = and(titled, stateIs(query.state, now))
  return promotionsTable.page(db, { where, orderBy: [desc(promotions.ends_at), desc(promotions.id)] }, query)
}

/** Unknown ids are omitted. */
export async function codesOfCoupons(
  db: Queryable,
  ids: readonly number[],
): Promise<{ id: number; code: string | null }[]> {
  if (ids.length === 0) return []
  return db
    .select({ id: coupons.id, code: coupons.code })
    .from(coupons)
    .where(inArray(coupons.id, [...ids]))
}

/** Replaces translations and products. */
export async function storePromotionParts(
  tx: Queryable,
  id: number,
  { translations, product_ids }: PromotionBody,
): Promise<void> {
  await tx.delete(promotionTranslations).where(eq(promotionTranslations.promotion_id, id))
  await tx.insert(promotionTranslations).values(
    locales
      .filter(locale => translations[locale].title !== '')
      .map(locale => {
        const translation = translations[locale]
        const slug = translation.slug || slugOfTitle(translation.title, 'promo')
        return { promotion_id: id, locale, ...translation, slug, body: cleanRichText(translation.body) }
      }),
  )
  await tx.delete(promotionProducts).where(eq(promotionProducts.promotion_id, id))
  const chosen = [...new Set(product_ids)]
  if (chosen.length > 0)
    await tx
      .insert(promotionProducts)
      .values(chosen.map((product_id, position) => ({ promotion_id: id, product_id, position })))
}

const slugsOf = ({ translations }: PromotionBody): Partial<Record<Locale, string>> =>
  Object.fromEntries(
    locales
      .filter(locale => translations[locale].title !== '')
      .map(locale => [locale, translations[locale].slug || slugOfTitle(translations[locale].title, 'promo')]),
  )

/**
 * `slug_taken` for slugs of another promotion, `invalid` for products and a coupon that do not exist. `id` is null for
 * a new promotion.
 */
export async function promotionProblems(
  tx: Queryable,
  body: PromotionBody,
  id: number | null,
): Promise<FieldProblem[]> {
  const owner = promotionTranslations.promotion_id
  const usedLocales = await takenSlugs(tx, { table: promotionTranslations, owner }, slugsOf(body), id)
  const problems: FieldProblem[] = locales
    .filter(locale => usedLocales.includes(locale))
    .map(locale => ({ path: `translations.${locale}.slug`, code: 'slug_taken' }))
  if (await isAnyMissing(tx, products, body.product_ids))
    problems.push({ path: 'product_ids', code: 'invalid' })
  if (await isAnyMissing(tx, coupons, body.coupon_id === null ? [] : [body.coupon_id]))
    problems.push({ path: 'coupon_id', code: 'invalid' })
  return problems
}
