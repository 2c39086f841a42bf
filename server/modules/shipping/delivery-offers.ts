import type { ParsedOf } from '@/contract/endpoint.ts'
import type * as contract from '@/contract/endpoints/shop/delivery.ts'
import { wordIn } from '@/contract/localized-texts.ts'
import { destinationCarriage } from '@/domain/tax/destination-price.ts'
import type { CallContext } from '../../kernel/context.ts'
import { shopSettings } from '../settings/site-settings.ts'
import { destinationPrices } from '../tax/destination-prices.ts'
import { deliveryPromise, shopCalendar } from './delivery-promise.ts'
import { shippingPrice, withFreeOver } from './shipping-price.ts'
import { everyMethod } from './shipping-repo.ts'

/** Returns none for a country the shop does not sell to. Prices are in cents, for a parcel that is not free yet. */
export async function offerDelivery(
  { query }: ParsedOf<typeof contract.deliveryOffers>,
  { db, locale, now }: CallContext,
): Promise<contract.DeliveryOffers> {
  const settings = await shopSettings(db)
  const country = query.country ?? settings.shop_country
  if (!settings.shipping_countries.includes(country)) return { country, methods: [] }
  const calendar = shopCalendar(settings)
  const destination = await destinationPrices(db, { locale, country, now: now() })
  const content = [{ total: 1, tax_class: query.tax_class, is_digital: false }]
  const methods = (await everyMethod(db)).flatMap(stored => {
    const method = withFreeOver(stored, stored.is_pickup ? null : destination)
    const list = shippingPrice(method, { country, weight: query.weight, goods: 0 })
    if (list === undefined) return []
    const { code, names, is_pickup, free_over } = method
    const price = destination && !is_pickup ? destinationCarriage(list, content, destination) : list
    const delivery = deliveryPromise(method, calendar, country, now())
    return [{ code, name: wordIn(names, locale), is_pickup, price, free_over, delivery }]
  })
  return { country, methods }
}
