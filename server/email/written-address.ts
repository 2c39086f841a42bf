import type { Address } from '@/contract/endpoints/account/address.ts'
import { formatTag, type Locale } from '@/contract/locales.ts'

const countries = new Map<Locale, Intl.DisplayNames>()

/** Cached: creating an `Intl.DisplayNames` costs far more than using it. */
function countryNames(locale: Locale): Intl.DisplayNames {
  const names = countries.get(locale) ?? new Intl.DisplayNames(formatTag(locale), { type: 'region' })
  countries.set(locale, names)
  return names
}

function linesOf(address: Address, streets: readonly string[], locale: Locale): string[] {
  const country = countryNames(locale).of(address.country)
  return [
    address.company,
    address.name,
    ...streets,
    [address.zip, address.city, address.province].filter(Boolean).join(' '),
    country ?? address.country,
  ].filter(Boolean)
}

/**
 * Returns the lines of an address for emails and invoices, with the country's name in `locale`; an empty list for null.
 */
export const writtenAddress = (address: Address | null, locale: Locale): string[] =>
  address ? linesOf(address, [[address.street, address.street_extra].filter(Boolean).join(', ')], locale) : []

/** Like `writtenAddress`, with a separate line for the second line of the street, as on a parcel. */
export const postalAddress = (address: Address | null, locale: Locale): string[] =>
  address ? linesOf(address, [address.street, address.street_extra], locale) : []
