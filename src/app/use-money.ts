import { useCallback } from 'react'
import { localeFacts } from '@/contract/locales.ts'
import { formatMoney } from '@/contract/money.ts'
import { useSettings } from '@/stores/settings.ts'
import { useLocale } from './screen.ts'

/** Cents in the shop's currency, as the reader writes them. */
export function useMoney(): (cents: number) => string {
  const { iso } = localeFacts[useLocale()]
  const currency = useSettings(state => state.settings.website_currency)
  return useCallback(cents => formatMoney(cents, iso, currency), [iso, currency])
}
