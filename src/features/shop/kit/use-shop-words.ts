import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '@/contract/locales.ts'
import { symbolOf } from '@/domain/money.ts'
import { useSettings } from '@/stores/settings.ts'
import type { ShopWords } from './product-words.ts'

export function useShopWords(locale: Locale): ShopWords {
  const { t } = useTranslation('shop')
  const currency = useSettings(state => state.settings.website_currency)
  const symbol = useSettings(state => symbolOf(state.settings.website_currency, state.settings.currency_list))
  return useMemo(() => ({ t, locale, currency, symbol }), [t, locale, currency, symbol])
}
