import { type Locale, localeFacts, locales } from '@/contract/locales.ts'
import styles from './language-marks.module.css'

/** In which of the six languages something is written. */
export const LanguageMarks = ({ done }: { done: readonly Locale[] }) => (
  <span className={styles.marks}>
    {locales
      .filter(locale => done.includes(locale))
      .map(locale => (
        <abbr key={locale} title={localeFacts[locale].name}>
          {locale.toUpperCase()}
        </abbr>
      ))}
  </span>
)
