/** Names of countries in the reader's language, from the browser. */
import type { Country } from '@/contract/endpoints/account/address.ts'
import { formatTag, type Locale } from '@/contract/locales.ts'

export const countryNames = (locale: Locale): ((country: Country | string) => string) => {
  const names = new Intl.DisplayNames([formatTag(locale)], { type: 'region' })
  return country => names.of(country) ?? country
}
