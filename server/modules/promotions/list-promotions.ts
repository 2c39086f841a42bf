/**
 * GET /promotions: active and upcoming promotions. An upcoming promotion shows its texts and dates, never its coupon or
 * products.
 */
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type { Category, ProductCard } from '@/contract/endpoints/shop/catalog.ts'
import { type listPromotions, type Promotion, promotionState } from '@/contract/endpoints/shop/promotions.ts'
import type { Locale } from '@/contract/locales.ts'
import { tierOf } from '@/domain/pricing.ts'
import { discountAtDestination } from '@/domain/tax/destination-price.ts'
import type { CallContext } from '../../kernel/context.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { categoriesFor } from '../catalog/category-repo.ts'
import { cardOf } from '../catalog/product-row.ts'
import { productRows } from '../catalog/product-rows-repo.ts'
import { cachedIndex } from '../catalog/search-index/cached-index.ts'
import { isGood } from '../coupons/coupon-rule.ts'
import { shopSettings } from '../settings/site-settings.ts'
import { type DestinationPrices, destinationPrices } from '../tax/destination-prices.ts'
import {
  type CouponRow,
  couponsOf,
  productIdsOf,
  promotionsFor,
  type StoredPromotion,
  wordsIn,
} from './promotions-repo.ts'

function couponView(
  coupon: CouponRow | undefined,
  destination: DestinationPrices | null,
  now: Date,
): Promotion['coupon'] {
  if (!coupon || !isGood(coupon, now)) return null
  const { code, kind, percent, amount, minimum } = discountAtDestination(coupon, destination)
  if (code === null || kind !== 'goods') return null // the ticket shows a percentage or an amount
  return { code, percent, amount, minimum }
}

type Cards = ReadonlyMap<number, ProductCard>

/** What an active promotion shows in addition to its texts. */
interface Running {
  coupon: Promotion['coupon']
  products: ProductCard[]
}

function viewOf(
  stored: StoredPromotion,
  locale: Locale,
  categories: readonly Category[],
  { coupon, products }: Running,
): Promotion[] {
  const translation = wordsIn(stored, locale)
  if (!translation) return []
  const { id, starts_at, ends_at, picture, category_ids } = stored.row
  const { slug, title, lead, body } = translation
  return [
    {
      id,
      slug,
      title,
      lead,
      body,
      picture,
      starts_at: starts_at.toISOString(),
      ends_at: ends_at.toISOString(),
      coupon,
      categories: categories
        .filter(category => category_ids.includes(category.id))
        .map(category => ({ slug: category.slug, name: category.name })),
      products,
      translations: stored.translations.map(text => ({ locale: text.locale, slug: text.slug })),
    },
  ]
}

/**
 * Refuses `not_found` while the settings disable the page. Active ones first. Prices are in cents of the caller's tier.
 */
export async function showPromotions(
  { query }: ParsedOf<typeof listPromotions>,
  context: CallContext,
): Promise<ResponseOf<typeof listPromotions> | Refusal> {
  const { db, locale, caller } = context
  if (!(await shopSettings(db)).enable_promo_page) return refuse('not_found')
  const now = context.now()
  const role = caller?.role
  const promotions = await promotionsFor(db, role, now)
  const running = promotions.filter(({ row }) => promotionState(row, now) === 'running')
  const runningIds = running.map(({ row }) => row.id)
  const idsOf = await productIdsOf(db, runningIds, role)
  const destination = await destinationPrices(db, { locale, now, country: query.country })
  const cards: Cards = await cardsOf(context, [...new Set([...idsOf.values()].flat())], destination)
  const couponById = await couponsOf(
    db,
    running.flatMap(({ row }) => row.coupon_id ?? []),
  )
  const categories = await categoriesFor(db, { locale, role, now })
  return promotions.flatMap(stored => {
    const { id, coupon_id } = stored.row
    const isRunning = runningIds.includes(id)
    return viewOf(stored, locale, categories, {
      coupon: isRunning ? couponView(couponById.get(coupon_id ?? 0), destination, now) : null,
      products: (idsOf.get(id) ?? []).flatMap(productId => cards.get(productId) ?? []),
    })
  })
}

async function cardsOf(
  { db, locale, caller, now }: CallContext,
  ids: readonly number[],
  destination: DestinationPrices | null,
) {
  const rows = ids.length > 0 ? await productRows(db, await cachedIndex(db, now()), ids, locale) : []
  return new Map(rows.map(row => [row.id, cardOf(row, tierOf(caller?.role), now(), destination)]))
}
