/**
 * A fixed amount that contains Italian VAT: of a discount, a minimum or free shipping. With the same net price everywhere, its hint
 * shows the amount of a country with another VAT (decision 0081).
 */
import type { ComponentProps } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { formatTag } from '@/contract/locales.ts'
import type { Settings } from '@/contract/settings.ts'
import { formatMoney } from '@/domain/money.ts'
import { destinationAmount } from '@/domain/tax/destination-price.ts'
import { taxTerms } from '@/domain/tax/tax-terms.ts'
import { useLocaleOfTexts } from '@/i18n/use-locale-of-texts.ts'
import { shopTime } from '@/lib/shop-clock.ts'
import { useSettings } from '@/stores/settings.ts'
import { MoneyInput } from './inputs.tsx'

/** Returns undefined where the amount applies as entered. */
function exampleOf(amount: number, { tax, shipping_countries }: Settings) {
  if (!tax.by_country || tax.prices !== 'net') return undefined
  const rates = { changes: tax.rate_changes, confirmedUntil: tax.rates_confirmed_until }
  const terms = { mode: tax.prices, shipping_class: tax.shipping_class, zero_natura: null, rates }
  const today = shopTime(new Date()).slice(0, 10)
  return shipping_countries
    .map(country => {
      const consumer = { country, zip: '', isPickup: false, buyer: { kind: 'consumer' as const } }
      return { country, amount: destinationAmount(amount, taxTerms(consumer, today, terms, true)) }
    })
    .find(example => example.amount !== amount)
}

export function ListAmountInput({ source, ...rest }: ComponentProps<typeof MoneyInput>) {
  const { t } = useTranslation('admin')
  const { settings } = useSettings()
  const iso = formatTag(useLocaleOfTexts())
  const value = useWatch({ name: source }) as number | null
  const example = value ? exampleOf(value, settings) : undefined
  const names = new Intl.DisplayNames(iso, { type: 'region' })
  const hint =
    example &&
    t('list_amount.hint', {
      country: names.of(example.country) ?? example.country,
      amount: formatMoney(example.amount, iso, settings.website_currency),
    })
  return <MoneyInput source={source} {...rest} {...(hint && { hint })} />
}
