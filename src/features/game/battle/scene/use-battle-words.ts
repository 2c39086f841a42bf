import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { defaultLocale, isLocale, type Locale } from '@/contract/locales.ts'
import { type BattleWords, battleWords } from './words.ts'

export function useLocaleOfTexts(): Locale {
  const { i18n } = useTranslation('battle')
  return isLocale(i18n.language) ? i18n.language : defaultLocale
}

export function useBattleWords(): BattleWords {
  const { t } = useTranslation('battle')
  const { t: say } = useTranslation('effects')
  const locale = useLocaleOfTexts()
  return useMemo(
    () =>
      battleWords(
        (key, values) => t(key, { ...values }),
        locale,
        (key, values) => say(key, { ...values }),
      ),
    [t, say, locale],
  )
}
