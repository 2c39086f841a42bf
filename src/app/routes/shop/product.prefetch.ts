import { deliveryQuery } from '@/api/delivery-queries.ts'
import { packTypesQuery } from '@/api/pack-queries.ts'
import { productQuery } from '@/api/queries.ts'
import { reviewsQuery } from '@/api/review-queries.ts'
import { sellsOnline } from '@/contract/looks.ts'
import { nearestCountry } from '@/contract/nearest-country.ts'
import type { Prefetch } from '../../screen-prefetch.ts'

/** The product, then its delivery, its reviews and, for a pack, the odds. */
export const prefetchProduct: Prefetch = async ({ reader, priceReader, params, settings, fetch }) => {
  const { id, fills, is_digital, weight, vat } = await fetch(productQuery(priceReader, params.slug ?? ''))
  const country = nearestCountry(reader.locale, settings)
  const isSent = !is_digital && sellsOnline(settings)
  await Promise.all([
    ...(isSent ? [fetch(deliveryQuery(reader.locale, country, weight, vat?.tax_class))] : []),
    ...(fills?.rarity ? [fetch(packTypesQuery(reader.locale))] : []),
    ...(settings.product_ratings ? [fetch(reviewsQuery(reader, id, 1))] : []),
  ])
}
