/**
 * Computes a quote from facts and a request (decision 0015, decision 0019). Pure: no database, and the time is a
 * parameter. Everything that would prevent placing the order is a problem in the quote, and placing refuses a quote
 * with problems.
 */
import type { Country } from '@/contract/endpoints/account/address.ts'
import type { Quote, QuoteProblem, QuoteRequest } from '@/contract/endpoints/shop/checkout.ts'
import { printedSides, printsPerOrder } from '@/contract/endpoints/shop/print-design.ts'
import type { Locale } from '@/contract/locales.ts'
import { wordIn } from '@/contract/localized-texts.ts'
import { defaultVatPercent, isBusinessTier, mostDue, type Totals, totalsOf } from '@/domain/pricing.ts'
import { destinationCarriage } from '@/domain/tax/destination-price.ts'
import type { TaxScope, TaxTerms } from '@/domain/tax/tax-terms.ts'
import { type OrderTax, sharesOfTax, type TaxedTotals } from '@/domain/tax/taxed-totals.ts'
import { deliveryPromise } from '../shipping/delivery-promise.ts'
import { freeShippingFrom, type Parcel, shippingPrice, withFreeOver } from '../shipping/shipping-price.ts'
import {
  atDestinationPrices,
  type Basket,
  invoiceChoice,
  type MissingRate,
  scopeOfSale,
  taxOfSale,
} from '../tax/tax-of-sale.ts'
import { chanceProblem } from './chance-rules.ts'
import { launchProblems } from './launch-limits.ts'
import { discountsOf } from './quote-discounts.ts'
import { quoteLines, stockNeeds } from './quote-lines.ts'
import type { QuotedLine, SaleLine } from './quoted-line.ts'
import type { SaleFacts } from './sale-facts.ts'
import { mostUnpaid } from './unpaid-stock.ts'

export interface FullQuote {
  quote: Quote
  lines: (QuotedLine & { discount: number })[] // with the discounts of certain goods
  tax: OrderTax | null // null: the specification's formula
  taxScope: TaxScope
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

const problem = (code: QuoteProblem['code'], amount: number | null = null): QuoteProblem => ({
  code,
  line: null,
  name: null,
  left: null,
  amount,
})

function offerShipping(
  methods: SaleFacts['shipping'],
  calendar: SaleFacts['calendar'],
  parcel: Parcel & { productionDays: number }, // working days before it can be packed
  locale: Locale,
  now: Date,
): Quote['shipping'] {
  return methods.flatMap(method => {
    const price = shippingPrice(method, parcel)
    if (price === undefined) return []
    const { code, names, notes, is_pickup } = method
    const extended = { ...method, handling_days: method.handling_days + parcel.productionDays }
    const delivery = deliveryPromise(extended, calendar, parcel.country, now)
    const words = { name: wordIn(names, locale), note: wordIn(notes, locale) }
    return [{ code, ...words, price, full_price: price, is_pickup, delivery }]
  })
}

/** Collection from the shop is never preselected: a method that delivers comes first. */
const cheapest = (offers: Quote['shipping']): Quote['shipping'][number] | undefined =>
  [...offers].sort((a, b) => Number(a.is_pickup) - Number(b.is_pickup) || a.price - b.price)[0]

/**
 * Payment methods for this country. Cash on delivery needs a shipping method that supports it, which may set the fee.
 * Only business tiers pay a surcharge (decision 0060).
 */
function offerPayments(
  facts: SaleFacts,
  country: Country,
  needsShipping: boolean,
  wayThere: Quote['shipping'][number] | undefined,
): Quote['payments'] {
  const method = facts.shipping.find(({ code }) => code === wayThere?.code)
  const takesCash = method ? method.takes_cash && !method.is_pickup : needsShipping
  return facts.payments
    .filter(({ code }) => code !== 'cash' || takesCash)
    .filter(({ countries }) => countries.length === 0 || countries.includes(country))
    .map(({ countries: _, ...offer }) => {
      const fee = (offer.code === 'cash' ? method?.cash_fee : null) ?? offer.surcharge
      return { ...offer, surcharge: isBusinessTier(facts.tier) ? fee : 0 }
    })
}

/** Items of which an order that is not paid at the checkout would take too many pieces. */
function beyondShare({ heldUnpaid }: SaleFacts, lines: readonly QuotedLine[]): QuoteProblem[] {
  if (!heldUnpaid) return []
  return stockNeeds(lines).flatMap(({ item, id, quantity }) => {
    const [first] = lines.flatMap(({ need, title }) =>
      need.filter(needed => needed.item === item && needed.id === id).map(({ stock }) => ({ title, stock })),
    )
    if (!first || quantity > first.stock) return [] // insufficient stock is a separate problem
    const remaining = mostUnpaid(first.stock, heldUnpaid.get(`${item}:${id}`))
    return quantity > remaining ? [{ ...problem('unpaid_share'), name: first.title, left: remaining }] : []
  })
}

interface SaleTotals {
  totals: Totals
  tax: OrderTax | null
  vat_percent: number
  missing: MissingRate[]
}

/** With tax by country off, or without a rate, the specification's formula applies (decision 0015). */
function taxed(facts: SaleFacts, request: SaleRequest, basket: Basket, now: Date): SaleTotals {
  const { setting } = facts.tax
  const result = setting.by_country ? taxOfSale(request, basket, facts.tax, now) : { missing: [] }
  if ('totals' in result) return withTax(result.totals)
  const vat_percent = (setting.by_country ? undefined : request.vat_percent) ?? defaultVatPercent
  const prices = basket.lines.map(line => line.total)
  const totals = totalsOf(prices, basket.shipping, basket.discount, vat_percent)
  return { totals, tax: null, vat_percent, missing: result.missing }
}

const withTax = ({ tax, ...totals }: TaxedTotals): SaleTotals => ({
  totals,
  tax,
  vat_percent: defaultVatPercent,
  missing: [],
})

/** A request whose lines may contain the shop's manual prices. */
export type SaleRequest = Omit<QuoteRequest, 'lines'> & { lines: readonly SaleLine[] }

/** What the sale consists of, at list prices or, with terms, at the prices of their destination. */
function composed(facts: SaleFacts, request: SaleRequest, locale: Locale, now: Date, terms: TaxTerms | null) {
  const { lines, problems } = quoteLines(request.lines, facts, facts.tier, terms)
  const goods = sum(lines.map(line => line.total))
  const sent = lines.filter(line => !line.is_digital)
  const needsShipping = sent.length > 0
  const discounts = discountsOf(facts, lines, terms, locale, now)
  const carriage = (list: number) => (terms ? destinationCarriage(list, lines, terms) : list)

  const parcel = { country: request.country, weight: sum(sent.map(line => line.weight)), goods }
  const productionDays = Math.max(0, ...lines.map(line => line.production_days))
  const methods = facts.shipping.map(method => withFreeOver(method, terms))
  const full = needsShipping
    ? offerShipping(methods, facts.calendar, { ...parcel, productionDays }, locale, now)
    : []
  const shipping = full.map(offer => {
    const full_price = offer.is_pickup ? offer.full_price : carriage(offer.full_price)
    const off = discounts.appliedTo({ code: offer.code, price: full_price }).shipping
    return { ...offer, full_price, price: full_price - off }
  })
  const wayThere = request.shipping_method
    ? shipping.find(offer => offer.code === request.shipping_method)
    : cheapest(shipping)
  const discounted = discounts.appliedTo(
    wayThere ? { code: wayThere.code, price: wayThere.full_price } : null,
  )
  const payments = offerPayments(facts, request.country, needsShipping, wayThere).map(offer => ({
    ...offer,
    surcharge: carriage(offer.surcharge),
  }))
  const payment = request.payment_method
    ? payments.find(offer => offer.code === request.payment_method)
    : payments[0]
  const surcharge = payment?.surcharge ?? 0
  const basket: Basket = {
    lines: lines.map((line, at) => ({ ...line, discount: discounted.lines[at] ?? 0 })),
    shipping: (wayThere?.price ?? 0) + surcharge,
    discount: discounted.goods,
    isPickup: wayThere?.is_pickup ?? false,
  }
  return {
    ...{ lines, problems, goods, needsShipping, discounts, discounted, parcel, methods },
    ...{ shipping, wayThere, payments, payment, surcharge, basket },
  }
}

/** The list prices decide which VAT applies. With the same net price everywhere, it decides the prices (decision 0079). */
function saleOf(facts: SaleFacts, request: SaleRequest, locale: Locale, now: Date) {
  const listed = composed(facts, request, locale, now, null)
  const result = taxed(facts, request, listed.basket, now)
  if (result.tax?.terms.mode !== 'net') return { ...listed, ...result }
  const { terms } = result.tax
  const chosen = { ...request, shipping_method: request.shipping_method ?? listed.wayThere?.code ?? null }
  const sale = composed(facts, chosen, locale, now, terms)
  return { ...sale, ...withTax(atDestinationPrices(sale.basket, terms)) }
}

/**
 * Sums are in cents, weights in grams. Without a chosen method, the cheapest shipping and the first payment method are
 * used. Refuses nothing, see `problems`.
 */
export function quoteOf(facts: SaleFacts, request: SaleRequest, locale: Locale, now: Date): FullQuote {
  const sale = saleOf(facts, request, locale, now)
  const { lines, problems, goods, needsShipping, discounts, discounted, parcel, methods } = sale
  const { shipping, wayThere, payments, payment, surcharge, basket } = sale
  const { totals, tax, vat_percent, missing } = sale
  const isServed = facts.countries.includes(request.country)
  if (!isServed) problems.push(problem('country_not_served'))
  if (isServed && needsShipping && !wayThere)
    problems.push(problem(shipping.length ? 'shipping_unavailable' : 'no_shipping'))
  const chance = lines.filter(line => line.is_chance)
  const chanceSum = sum(chance.map(line => line.total))
  const forbidden = chance.length > 0 && chanceProblem(facts.chance, request.country, chanceSum)
  if (forbidden)
    problems.push({ ...problem(forbidden.code, forbidden.amount), name: chance[0]?.title ?? null })
  if (!payment) problems.push(problem('payment_unavailable'))
  if (payment && payment.code !== 'card') problems.push(...beyondShare(facts, lines))
  for (const at of missing)
    problems.push({ ...problem('tax_rate_missing'), name: at === null ? null : (lines[at]?.title ?? null) })
  problems.push(...launchProblems(facts.launches, lines))
  if (Math.max(goods, totals.due, parcel.weight) > mostDue) problems.push(problem('too_large', mostDue))
  const prints = sum(lines.map(({ configuration }) => printedSides(configuration?.design).length))
  if (prints > printsPerOrder) problems.push({ ...problem('too_many_prints'), left: printsPerOrder })
  const isFree = wayThere !== undefined && wayThere.price < wayThere.full_price
  return {
    lines: lines.map((line, at) => ({ ...line, discount: discounted.lines[at] ?? 0 })),
    tax,
    taxScope: scopeOfSale(request, basket.isPickup, facts.tax, now),
    quote: {
      lines: lines.map(
        ({
          category_id: _,
          need: __,
          note_worksheet: ___,
          note_production: ____,
          pack_rarity: _____,
          pack_count: ______,
          is_chance: _______,
          room_code: ________,
          production_days: _________,
          tax_class: __________,
          ...shown
        }) => shown,
      ),
      needs_shipping: needsShipping,
      needs_address: needsShipping && !wayThere?.is_pickup,
      needs_digital_consent: lines.some(line => line.is_digital),
      needs_adult_declaration: chance.length > 0 && facts.chance.account?.age !== 'adult',
      shipping,
      payments,
      free_shipping_from: needsShipping && !isFree ? freeShippingFrom(methods, parcel) : null,
      shipping_method: wayThere?.code ?? null,
      payment_method: payment?.code ?? null,
      surcharge,
      pickup: wayThere?.is_pickup ? facts.pickup : null,
      ...discounts.describe(request.coupon_code, discounted),
      vat_percent,
      tax: tax && {
        scope: tax.terms.scope,
        shares: sharesOfTax(tax),
        invoice: invoiceChoice(tax.parts),
        vat_check: facts.tax.vatCheck?.state ?? null,
      },
      totals,
      problems,
    },
  }
}
