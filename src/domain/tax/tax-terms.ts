/**
 * Decides which VAT applies to an order by destination and buyer (Directive 2006/112/EC, articles 33, 58, 59c, 138, 146 and 196). Pure. The
 * terms are stored with the order, so that a later edit computes with the same rates.
 */
import { isMemberState } from './member-states.ts'
import { type DomesticNatura, type Natura, type TaxClass, taxClasses } from './tax-classes.ts'
import type { TaxRule, TaxRules } from './tax-rule.ts'
import { territoryOf } from './tax-territories.ts'
import { type RateTable, vatRate } from './vat-rates.ts'

/** Distance sales to consumers in other member states count against the threshold as `union_consumer`. */
export const taxScopes = ['domestic', 'union_consumer', 'union_business', 'unverified', 'export'] as const
export type TaxScope = (typeof taxScopes)[number]

/** `gross`: the buyer pays the list price at every rate. `net`: the list price without Italian VAT, plus the VAT that applies. */
export const priceModes = ['gross', 'net'] as const
export type PriceMode = (typeof priceModes)[number]

/**
 * Prices of an order's lines, shipping and coupon. `gross` and `net`: list prices. `destination`: prices of the country of delivery,
 * computed from the list prices before the order was placed.
 */
export type SalePrices = PriceMode | 'destination'

export interface TaxTerms {
  scope: TaxScope
  country: string // destination, as ISO code
  territory: string | null
  mode: SalePrices
  shipping_class: TaxClass | 'goods' // `goods`: at the rates of the goods, in proportion to their value
  goods: TaxRules
  services: TaxRules // delivered electronically
  vat_check_id: number | null // stored response of VIES, for a reverse charge
}

export interface TaxSettings {
  mode: PriceMode
  shipping_class: TaxClass | 'goods'
  zero_natura: DomesticNatura | null
  rates: RateTable
}

export interface Destination {
  country: string
  zip: string // empty while it is not known
  isPickup: boolean // collected in the shop
  /** `consumer`: without a VAT number. `verified`: VIES has confirmed the number of another member state. */
  buyer: { kind: 'consumer' | 'unverified' } | { kind: 'verified'; vatCheckId: number }
  isSanMarinoBusiness?: boolean // with a number of San Marino, which VIES does not contain
}

/** Consumers in the Vatican and in San Marino pay the VAT of the shop (decision 0065). */
const likeItaly = (country: string): boolean => country === 'IT' || country === 'SM' || country === 'VA'

/** Returns the scope of goods. */
export function taxScope(
  { country, zip, isPickup, buyer, isSanMarinoBusiness }: Destination,
  day: string,
): TaxScope {
  if (isPickup) return 'domestic'
  const territory = territoryOf(country, zip, day)
  if (territory?.isOutside || (country === 'SM' && isSanMarinoBusiness)) return 'export'
  if (likeItaly(country)) return 'domestic'
  if (!isMemberState(country) && territory?.code !== 'northern_ireland') return 'export'
  if (buyer.kind === 'verified') return 'union_business'
  return buyer.kind === 'unverified' ? 'unverified' : 'union_consumer'
}

interface Applied {
  natura: Natura | null // why there is no VAT
  area: string // whose rate applies
  isOss: boolean
}

/** @param isDestinationTaxed the threshold is exceeded, or the shop has opted for the Union scheme */
export function taxTerms(
  destination: Destination,
  day: string,
  settings: TaxSettings,
  isDestinationTaxed: boolean,
): TaxTerms {
  const { country, zip, isPickup, buyer } = destination
  const scope = taxScope(destination, day)
  const territory = isPickup ? undefined : territoryOf(country, zip, day)
  const isTaxedThere = scope === 'union_consumer' && isDestinationTaxed
  const home: Applied = { natura: null, area: 'IT', isOss: false }
  const there: Applied = { natura: null, area: territory?.code ?? country, isOss: true }
  const without = (natura: Natura): Applied => ({ ...home, natura })
  const goods = {
    domestic: home,
    unverified: home,
    union_consumer: isTaxedThere ? there : home,
    union_business: without('N3.2'),
    export: without(country === 'SM' ? 'N3.3' : 'N3.1'),
  }[scope]
  const isForeignService =
    scope === 'export' || scope === 'union_business' || territory?.code === 'northern_ireland'
  const rulesOf = (applied: Applied): TaxRules =>
    Object.fromEntries(
      taxClasses.flatMap(taxClass => {
        const rule = ruleOf(applied, taxClass, day, settings)
        return rule ? [[taxClass, rule] as const] : []
      }),
    )
  return {
    scope,
    country,
    territory: territory?.code ?? null,
    mode: settings.mode,
    shipping_class: settings.shipping_class,
    goods: rulesOf(goods),
    services: rulesOf(isForeignService ? without('N2.1') : goods),
    vat_check_id: scope === 'union_business' && buyer.kind === 'verified' ? buyer.vatCheckId : null,
  }
}

/** Returns undefined when a rate is missing for this day. */
function ruleOf(
  { natura, area, isOss }: Applied,
  taxClass: TaxClass,
  day: string,
  { rates, zero_natura }: TaxSettings,
): TaxRule | undefined {
  const list_percent = vatRate('IT', taxClass, day, rates)
  if (list_percent === undefined) return undefined
  if (natura) return { percent: 0, list_percent, natura, is_oss: false }
  const percent = vatRate(area, taxClass, day, rates)
  if (percent === undefined) return undefined
  const reason = !isOss && percent === 0 ? zero_natura : null
  return { percent, list_percent, natura: reason, is_oss: isOss }
}
