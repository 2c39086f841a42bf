import type { Country } from './endpoints/account/address.ts'
import { type Locale, localeFacts } from './locales.ts'
import type { Settings } from './settings.ts'

/** The assumed country of a reader who has not selected one: that of their language if the shop sells there, otherwise the shop's own. */
export function nearestCountry(
  locale: Locale,
  { shipping_countries, shop_country }: Pick<Settings, 'shipping_countries' | 'shop_country'>,
): Country {
  const region = localeFacts[locale].iso.slice(-2)
  return shipping_countries.find(country => country === region) ?? shop_country
}
