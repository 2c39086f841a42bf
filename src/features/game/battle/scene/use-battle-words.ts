import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocaleOfTexts } from '@/i18n/use-locale-of-texts.ts'
import { type BattleWords, battleWords } from './words.ts'

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
