import { type Locale, localeFacts, locales } from '@/contract/locales.ts'
import styles from './language-marks.module.css'

interface LanguageMarksProps {
  done: readonly Locale[]
  all?: boolean // missing languages are shown too, in grey
}

/** Shows which of the six languages a record is translated into. */
export const LanguageMarks = ({ done, all }: LanguageMarksProps) => (
  <span className={styles.marks} data-line={all}>
    {locales
      .filter(locale => all || done.includes(locale))
      .map(locale => (
        <abbr key={locale} title={localeFacts[locale].name} data-missing={!done.includes(locale)}>
          {locale.toUpperCase()}
        </abbr>
      ))}
  </span>
)
