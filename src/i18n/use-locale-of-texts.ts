import { useTranslation } from 'react-i18next'
import { defaultLocale, isLocale, type Locale } from '@/contract/locales.ts'

/** Of the words on the page, for what does not know the address. */
export function useLocaleOfTexts(): Locale {
  const { i18n } = useTranslation()
  return isLocale(i18n.language) ? i18n.language : defaultLocale
}
