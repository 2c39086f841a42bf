import { useCallback } from 'react'
import { formatTag } from '@/contract/locales.ts'
import { formatMoney, symbolOf } from '@/domain/money.ts'
import { useSettings } from '@/stores/settings.ts'
import { useLocale } from './screen.ts'

/** Formats cents in the shop's currency and the language of the page; `–` for an amount that the reader may not see. */
export function useMoney(): (cents: number | null) => string {
  const iso = formatTag(useLocale())
  const currency = useSettings(state => state.settings.website_currency)
  const symbol = useSettings(state => symbolOf(state.settings.website_currency, state.settings.currency_list))
  return useCallback(
    cents => (cents === null ? '–' : formatMoney(cents, iso, currency, symbol)),
    [iso, currency, symbol],
  )
}
