import { packTypesQuery } from '@/api/pack-queries.ts'
import { productQuery } from '@/api/queries.ts'
import { reviewsQuery } from '@/api/review-queries.ts'
import type { Prefetch } from '../../screen-prefetch.ts'

/** The product, then its reviews and, of a pack, the odds. */
export const prefetchProduct: Prefetch = async ({ reader, params, settings, fetch }) => {
  const { id, fills } = await fetch(productQuery(reader, params.slug ?? ''))
  await Promise.all([
    ...(fills?.rarity ? [fetch(packTypesQuery(reader.locale))] : []),
    ...(settings.product_ratings ? [fetch(reviewsQuery(reader, id, 1))] : []),
  ])
}
