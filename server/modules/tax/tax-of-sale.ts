/** VAT of a quote: destination, buyer, threshold and rates (decision 0065). Pure. */
import type { Address, Country } from '@/contract/endpoints/account/address.ts'
import type { InvoiceChoice } from '@/contract/endpoints/shop/checkout.ts'
import type { TaxSetting } from '@/contract/tax-settings.ts'
import type { Cents } from '@/domain/money.ts'
import { isMemberState } from '@/domain/tax/member-states.ts'
import type { TaxClass } from '@/domain/tax/tax-classes.ts'
import { ruleFor } from '@/domain/tax/tax-rule.ts'
import {
  type Destination,
  type TaxScope,
  type TaxSettings,
  type TaxTerms,
  taxScope,
  taxTerms,
} from '@/domain/tax/tax-terms.ts'
import { type TaxedLine, type TaxedTotals, type TaxPart, taxedTotals } from '@/domain/tax/taxed-totals.ts'
import { isVatNumber, vatNumber } from '@/domain/vat-number.ts'
import { shopTime } from '@/lib/shop-clock.ts'
import type { UnionSales } from './threshold-repo.ts'
import type { VatCheckRow } from './vat-checks-repo.ts'

/** Net sales per year from which the VAT of the destination applies, and from which the administration warns. */
export const thresholdCents: Cents = 1_000_000
export const thresholdWarning: Cents = 800_000

export interface TaxFacts {
  setting: TaxSetting
  sales: UnionSales
  vatCheck: VatCheckRow | null // of the buyer's number, not older than a day
}

/** Where a sale goes. */
export interface TaxPlace {
  country: Country
  zip: string
  company: { country: Country; vat_number: string } | null
}

/** What the addresses of an order say about its VAT. They replace what the quote request said. */
function placeOfAddresses(
  shipping: Address | null,
  billing: Address | null,
): Pick<TaxPlace, 'zip' | 'company'> | undefined {
  const buyer = billing ?? shipping
  const destination = shipping ?? billing
  if (!buyer || !destination) return undefined
  const { kind, partita_iva, country } = buyer
  return {
    zip: destination.zip,
    company: kind === 'company' && partita_iva ? { country, vat_number: partita_iva } : null,
  }
}

/** The addresses decide the VAT, whatever the quote request said about them. */
export const atItsAddresses = <
  T extends { shipping_address: Address | null; billing_address: Address | null },
>(
  body: T,
): T => ({ ...body, ...placeOfAddresses(body.shipping_address, body.billing_address) })

/** The number as VIES reads it, or undefined for a buyer without a number of another member state. */
export function unionVatNumber(company: TaxPlace['company']): string | undefined {
  if (!company || company.country === 'IT' || !isMemberState(company.country)) return undefined
  const number = vatNumber(company.vat_number, company.country)
  return isVatNumber(number, company.country) ? number : undefined
}

const buyerOf = ({ company }: TaxPlace, check: VatCheckRow | null): Destination['buyer'] => {
  if (!company) return { kind: 'consumer' }
  const isVerified = check?.state === 'valid' && check.vat_number === unionVatNumber(company)
  return isVerified ? { kind: 'verified', vatCheckId: check.id } : { kind: 'unverified' }
}

const destinationOf = (place: TaxPlace, isPickup: boolean, check: VatCheckRow | null): Destination => ({
  country: place.country,
  zip: place.zip,
  isPickup,
  buyer: buyerOf(place, check),
  isSanMarinoBusiness: place.company?.country === 'SM',
})

export const dayOfSale = (now: Date): string => shopTime(now).slice(0, 10)

export const scopeOfSale = (place: TaxPlace, isPickup: boolean, facts: TaxFacts, now: Date): TaxScope =>
  taxScope(destinationOf(place, isPickup, facts.vatCheck), dayOfSale(now))

export interface Basket {
  lines: readonly TaxedLine[]
  shipping: Cents
  discount: Cents
  isPickup: boolean
}

/** Position of a line whose rate is missing; null for that of the shipping. */
export type MissingRate = number | null

/**
 * Returns the totals, or the lines whose rate is missing. A sale that passes the threshold is taxed in the country of
 * destination, like all that follow.
 */
export function taxOfSale(
  place: TaxPlace,
  basket: Basket,
  facts: TaxFacts,
  now: Date,
): { totals: TaxedTotals } | { missing: MissingRate[] } {
  const { setting, sales } = facts
  const destination = destinationOf(place, basket.isPickup, facts.vatCheck)
  const totalsAt = (isDestinationTaxed: boolean) => {
    const terms = taxTerms(destination, dayOfSale(now), settingsOf(setting), isDestinationTaxed)
    const missing = missingRates(terms, basket)
    if (missing.length > 0) return { missing }
    return { totals: taxedTotals(basket.lines, basket.shipping, basket.discount, terms) }
  }
  if (isTaxedAtDestination(facts)) return totalsAt(true)
  const atHome = totalsAt(false)
  if ('missing' in atHome || atHome.totals.tax.terms.scope !== 'union_consumer') return atHome
  return sales.this_year + atHome.totals.taxable > thresholdCents ? totalsAt(true) : atHome
}

const settingsOf = (setting: TaxSetting): TaxSettings => ({
  mode: setting.prices,
  shipping_class: setting.shipping_class,
  zero_natura: setting.zero_natura || null,
  rates: { changes: setting.rate_changes, confirmedUntil: setting.rates_confirmed_until },
})

/** Whether sales to consumers in other member states are taxed there, before the next sale. */
const isTaxedAtDestination = ({ setting, sales }: Pick<TaxFacts, 'setting' | 'sales'>): boolean =>
  setting.is_oss || sales.last_year > thresholdCents || sales.this_year > thresholdCents

/** The VAT that a consumer in this country pays, before an address is known. */
export const consumerTerms = (
  country: Country,
  facts: Pick<TaxFacts, 'setting' | 'sales'>,
  now: Date,
): TaxTerms =>
  taxTerms(
    { country, zip: '', isPickup: false, buyer: { kind: 'consumer' } },
    dayOfSale(now),
    settingsOf(facts.setting),
    isTaxedAtDestination(facts),
  )

function missingRates(terms: TaxTerms, { lines, shipping }: Basket): MissingRate[] {
  const ofLines = lines.flatMap((line, at) => (ruleFor(terms, line) ? [] : [at]))
  const { shipping_class } = terms
  const carriage = { tax_class: shipping_class as TaxClass, is_digital: false }
  return shipping > 0 && shipping_class !== 'goods' && !ruleFor(terms, carriage)
    ? [...ofLines, null]
    : ofLines
}

/** The same terms for lines, shipping and coupon at the prices of the destination. */
export const atDestinationPrices = ({ lines, shipping, discount }: Basket, terms: TaxTerms): TaxedTotals =>
  taxedTotals(lines, shipping, discount, { ...terms, mode: 'destination' })

/** Exports of goods need an invoice, sales in the Union scheme need none (decision 0065). */
export function invoiceChoice(parts: readonly TaxPart[]): InvoiceChoice {
  if (parts.some(({ natura }) => natura?.startsWith('N3'))) return 'due'
  return parts.some(({ is_oss }) => is_oss) ? 'none' : 'on_request'
}
