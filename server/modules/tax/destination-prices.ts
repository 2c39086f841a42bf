/** The prices that a visitor sees in lists and on product pages, by the country of delivery (decision 0079). */
import type { Country } from '@/contract/endpoints/account/address.ts'
import type { PriceVat } from '@/contract/endpoints/shop/price-country.ts'
import type { Locale } from '@/contract/locales.ts'
import { nearestCountry } from '@/contract/nearest-country.ts'
import type { Cents } from '@/domain/money.ts'
import { shownPrice } from '@/domain/price-rule.ts'
import type { ShownPrice } from '@/domain/prices.ts'
import { destinationPrice, differsFromList } from '@/domain/tax/destination-price.ts'
import { isMemberState } from '@/domain/tax/member-states.ts'
import { ruleFor } from '@/domain/tax/tax-rule.ts'
import type { TaxTerms } from '@/domain/tax/tax-terms.ts'
import type { TaxedLine } from '@/domain/tax/taxed-totals.ts'
import { pick } from '@/lib/pick.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { shopSettings } from '../settings/site-settings.ts'
import { consumerTerms, dayOfSale } from './tax-of-sale.ts'
import { salesToUnionConsumers, type UnionSales } from './threshold-repo.ts'

/** VAT of a country whose prices differ from the list prices. */
export type DestinationPrices = Pick<TaxTerms, 'goods' | 'services' | 'shipping_class'> & { country: Country }

type Taxed = Pick<TaxedLine, 'tax_class' | 'is_digital'>

export const priceAtDestination = (
  list: Cents,
  product: Taxed,
  destination: DestinationPrices | null,
): Cents => (destination ? destinationPrice(list, ruleFor(destination, product)) : list)

/** How the list prices of a product are converted. Null: they apply, because its rate is missing. */
export function vatAtDestination(product: Taxed, destination: DestinationPrices): PriceVat | null {
  const rule = ruleFor(destination, product)
  const { tax_class } = product
  return rule ? { country: destination.country, tax_class, ...pick(rule, ['percent', 'list_percent']) } : null
}

/** The prices that a product shows, at the destination. */
export const shownAtDestination = (
  { now, was, percent }: ShownPrice,
  product: Taxed,
  destination: DestinationPrices | null,
): ShownPrice =>
  destination
    ? shownPrice(
        priceAtDestination(now, product, destination),
        was === null ? null : priceAtDestination(was, product, destination),
      )
    : { now, was, percent }

const salesMillis = 10_000
const readSales = new WeakMap<object, { at: number; sales: UnionSales }>() // by database

async function recentSales(db: Queryable, now: Date): Promise<UnionSales> {
  const recent = readSales.get(db)
  if (recent && Math.abs(now.getTime() - recent.at) < salesMillis) return recent.sales
  const sales = await salesToUnionConsumers(db, Number(dayOfSale(now).slice(0, 4)))
  readSales.set(db, { at: now.getTime(), sales })
  return sales
}

/**
 * Returns null if the reader pays list prices: with the same gross price everywhere, and in countries with Italian VAT. A country that
 * the shop does not sell to is replaced by the nearest one of the language.
 */
export async function destinationPrices(
  db: Queryable,
  { locale, country, now }: { locale: Locale; country?: Country | undefined; now: Date },
): Promise<DestinationPrices | null> {
  const settings = await shopSettings(db)
  const { tax, shipping_countries } = settings
  if (!tax.by_country || tax.prices !== 'net') return null
  const isServed = country !== undefined && shipping_countries.includes(country)
  const destination = isServed ? country : nearestCountry(locale, settings)
  const isCounted = isMemberState(destination) && destination !== 'IT' && !tax.is_oss
  const sales = isCounted ? await recentSales(db, now) : { this_year: 0, last_year: 0 }
  const terms = consumerTerms(destination, { setting: tax, sales }, now)
  return differsFromList(terms)
    ? { country: destination, ...pick(terms, ['goods', 'services', 'shipping_class']) }
    : null
}
