import { useTranslation } from 'react-i18next'
import type { Locale } from '@/contract/locales.ts'
import { percentText } from './percent.ts'

/** Returns `percentText` for the reader's language. */
export function usePercentText(): (percent: number) => string {
  const { i18n } = useTranslation()
  return percent => percentText(percent, i18n.language as Locale)
}
