/** All languages of the shop. Switching keeps the page by the entity's translated slug. */
import { useTranslation } from 'react-i18next'
import { type Locale, localeFacts } from '@/contract/locales.ts'
import { switchLocale } from '@/contract/paths.ts'
import { useAlternates } from '@/stores/alternates.ts'
import { useSettings } from '@/stores/settings.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconGlobe } from '@/ui/icon/icons.ts'
import { Link } from '@/ui/link.tsx'
import { useMatch } from '../screen.ts'
import styles from './header-menu.module.css'
import { HeaderMenu } from './header-menu.tsx'

/** The same page in another language. */
export function useLocaleHref(): (locale: Locale) => string {
  const match = useMatch()
  const alternates = useAlternates(state => state.alternates)
  return locale => switchLocale(match, locale, alternates[locale] ?? match.params)
}

export function LanguageSwitch() {
  const { t } = useTranslation('nav')
  const match = useMatch()
  const code = match.locale.toUpperCase()
  return (
    <HeaderMenu
      title={t('language')}
      label={`${t('language')}: ${localeFacts[match.locale].name}, ${code}`} // contains the visible text, for speech control
      face={
        <>
          <Icon of={iconGlobe} />
          {code}
        </>
      }
    >
      {close => <LanguageList onChoose={close} />}
    </HeaderMenu>
  )
}

export function LanguageList({ onChoose }: { onChoose?: () => void }) {
  const match = useMatch()
  const languages = useSettings(state => state.settings.languages)
  const hrefIn = useLocaleHref()
  return (
    <ul className={styles.list}>
      {languages.map(code => (
        <li key={code}>
          <Link
            href={hrefIn(code)}
            hrefLang={localeFacts[code].iso}
            lang={localeFacts[code].iso}
            aria-current={code === match.locale ? 'true' : undefined}
            className={styles.language}
            onClick={onChoose}
          >
            {localeFacts[code].name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
