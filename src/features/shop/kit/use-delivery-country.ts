/**
 * The country of delivery, the same on product page, cart, configurator and checkout: the country that the visitor chose, otherwise that of
 * the account's default address, otherwise a guess from the language. A guess is never stored.
 */
import { useQuery } from '@tanstack/react-query'
import { addressesQuery } from '@/api/checkout-queries.ts'
import type { Country, SavedAddress } from '@/contract/endpoints/account/address.ts'
import type { Locale } from '@/contract/locales.ts'
import { nearestCountry } from '@/contract/nearest-country.ts'
import type { Settings } from '@/contract/settings.ts'
import { useCart } from '@/stores/cart.ts'
import { useSession } from '@/stores/session.ts'
import { useSettings } from '@/stores/settings.ts'

interface CountrySources {
  chosen: Country | null
  book: readonly Pick<SavedAddress, 'country'>[] | undefined // the default address first
  locale: Locale
  settings: Pick<Settings, 'shipping_countries' | 'shop_country'>
}

/** Skips a country that the shop does not sell to. */
export function deliveryCountry({ chosen, book, locale, settings }: CountrySources): Country {
  const { shipping_countries: served } = settings
  const preferred = [chosen, book?.[0]?.country].find(country => country && served.includes(country))
  return preferred ?? nearestCountry(locale, settings)
}

export function useDeliveryCountry(locale: Locale): Country {
  const settings = useSettings(state => state.settings)
  const chosen = useCart(state => state.country)
  const userId = useSession(state => state.user?.id)
  const { data: book } = useQuery({ ...addressesQuery(userId ?? 0), enabled: userId !== undefined })
  return deliveryCountry({ chosen, book, locale, settings })
}
