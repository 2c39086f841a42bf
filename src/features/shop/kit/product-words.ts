/** Texts of products in lists: prices in the reader's format, badges, stock in three levels. */

import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProductCard } from '@/contract/endpoints/shop/catalog.ts'
import type { PriceVat } from '@/contract/endpoints/shop/price-country.ts'
import { formatTag, type Locale } from '@/contract/locales.ts'
import { type Currency, formatMoney, symbolOf } from '@/domain/money.ts'
import type { TFunction } from '@/i18n/words.ts'
import { useSettings } from '@/stores/settings.ts'
import { countryNames } from './address/country-name.ts'

export interface ShopWords {
  t: TFunction<'shop'>
  locale: Locale
  currency: Currency
  symbol?: string | undefined // of the currency, from the settings
}

export const money = ({ locale, currency, symbol }: ShopWords, cents: number): string =>
  formatMoney(cents, formatTag(locale), currency, symbol)

/** `4,8` */
export const averageText = ({ locale }: ShopWords, average: number): string =>
  new Intl.NumberFormat(formatTag(locale), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    average,
  )

/** The sentence about the VAT in a price. It names the country if the price applies to one country only. */
export function vatNote({ t, locale }: ShopWords, vat: PriceVat | null): string {
  if (!vat) return t('vat_included')
  const country = countryNames(locale)(vat.country)
  return vat.percent === 0 ? t('vat_export', { country }) : t('vat_for_delivery', { country })
}

/** A price of zero is shown as free. */
export const priceText = (words: ShopWords, cents: number): string =>
  cents === 0 ? words.t('checkout.free') : money(words, cents)

/** The price without a tier, shown next to the reader's price; null if both are equal. */
export const retailText = (words: ShopWords, now: number, retail: number | null): string | null =>
  retail === null || retail === now ? null : money(words, retail)

export function priceOf(words: ShopWords, { price, has_variants, retail_price }: ProductCard) {
  return {
    now: priceText(words, price.now),
    was: price.was === null ? null : money(words, price.was),
    percent: price.percent,
    from: has_variants && price.now > 0,
    retail: retailText(words, price.now, retail_price),
  }
}

export function badgesOf({ t }: ShopWords, product: ProductCard) {
  const badges: { text: string; tone: 'sale' | 'amber' }[] = []
  if (product.price.percent > 0) {
    badges.push({ text: t('badge.percent', { percent: product.price.percent }), tone: 'sale' })
  }
  if (product.is_new) badges.push({ text: t('badge.new'), tone: 'amber' })
  return badges
}

/** Shown on a card only for low or no stock. */
export function stockOf({ t }: ShopWords, product: Pick<ProductCard, 'stock' | 'stock_left'>) {
  if (product.stock === 'out') return { text: t('stock.out'), tone: 'out' as const }
  if (product.stock === 'low')
    return { text: t('stock.low', { count: product.stock_left ?? 1 }), tone: 'low' as const }
  return undefined
}

export function useShopWords(locale: Locale): ShopWords {
  const { t } = useTranslation('shop')
  const currency = useSettings(state => state.settings.website_currency)
  const symbol = useSettings(state => symbolOf(state.settings.website_currency, state.settings.currency_list))
  return useMemo(() => ({ t, locale, currency, symbol }), [t, locale, currency, symbol])
}
