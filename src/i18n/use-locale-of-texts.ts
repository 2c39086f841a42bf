import { useTranslation } from 'react-i18next'
import { defaultLocale, isLocale, type Locale } from '@/contract/locales.ts'

/** Returns the locale of the texts on the page, for components that do not know the URL. */
export function useLocaleOfTexts(): Locale {
  const { i18n } = useTranslation()
  return isLocale(i18n.language) ? i18n.language : defaultLocale
}
