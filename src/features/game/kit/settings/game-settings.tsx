/** Sound, speed, appearance and language of the game (decision 0037). Every change is applied immediately and stored. */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { localeFacts } from '@/contract/locales.ts'
import { colourSchemes, darkModeOf, schemeOf } from '@/stores/dark-mode.ts'
import { motionChoices, qualities, soundChannels, speeds, usePreferences } from '@/stores/preferences.ts'
import { useSettings } from '@/stores/settings.ts'
import { Link } from '@/ui/link.tsx'
import { useVolumes } from '../use-music.ts'
import styles from './game-settings.module.css'
import { languageLinks } from './language-links.ts'
import { SettingChoice } from './setting-choice.tsx'
import { SettingToggle } from './setting-toggle.tsx'
import { SoundRow } from './sound-row.tsx'

export interface GameSettingsProps {
  children?: ReactNode // settings of the screen itself, below the others
}

export function GameSettings({ children }: GameSettingsProps) {
  const { t } = useTranslation('settings')
  const { t: nav } = useTranslation('nav')
  const { change, ...chosen } = usePreferences()
  const mayBeDark = useSettings(state => state.settings.show_dark_mode)
  useVolumes()
  return (
    <form className={styles.form} data-testid="game-settings" onSubmit={event => event.preventDefault()}>
      <fieldset className={styles.group}>
        <legend>{t('sound')}</legend>
        {soundChannels.map(channel => (
          <SoundRow key={channel} channel={channel} />
        ))}
      </fieldset>
      <div className={styles.group}>
        <SettingChoice
          label={t('speed')}
          options={speeds.map(value => ({ value, label: t(`speeds.${value}`), short: `${value}×` }))}
          value={chosen.speed}
          onChange={speed => change({ speed })}
        />
        <SettingChoice
          label={t('quality')}
          hint={t(`quality_hint.${chosen.quality}`)}
          options={qualities.map(value => ({ value, label: t(`qualities.${value}`) }))}
          value={chosen.quality}
          onChange={quality => change({ quality })}
        />
        <SettingChoice
          label={t('motion')}
          options={motionChoices.map(value => ({ value, label: t(`motions.${value}`) }))}
          value={chosen.motionChoice}
          onChange={motionChoice => change({ motionChoice })}
        />
      </div>
      <div className={styles.toggles}>
        <SettingToggle
          label={t('confirm')}
          isOn={chosen.confirmMoves}
          onChange={confirmMoves => change({ confirmMoves })}
        />
        <SettingToggle
          label={t('rarity')}
          hint={t('rarity_hint')}
          isOn={chosen.hidesRarity}
          onChange={hidesRarity => change({ hidesRarity })}
        />
        <SettingToggle
          label={t('flashes')}
          hint={t('flashes_hint')}
          isOn={chosen.flashes}
          onChange={flashes => change({ flashes })}
        />
      </div>
      {mayBeDark && (
        <SettingChoice
          label={nav('scheme.label')}
          hint={t('scheme_hint')}
          options={colourSchemes.map(value => ({ value, label: nav(`scheme.${value}`) }))}
          value={schemeOf(chosen.darkMode)}
          onChange={scheme => change({ darkMode: darkModeOf(scheme) })}
        />
      )}
      <Languages />
      {children && <div className={styles.whole}>{children}</div>}
    </form>
  )
}

/** Links to this screen in the other languages. A battle continues there. */
function Languages() {
  const { t, i18n } = useTranslation('settings')
  const offered = useSettings(state => state.settings.languages)
  if (offered.length < 2) return null
  return (
    <nav className={styles.languages} aria-label={t('language')}>
      <span>{t('language')}</span>
      <ul>
        {languageLinks(location, offered).map(({ locale, href }) => (
          <li key={locale}>
            <Link
              href={href}
              lang={localeFacts[locale].iso}
              hrefLang={localeFacts[locale].iso}
              aria-current={locale === i18n.language ? 'true' : undefined}
            >
              {localeFacts[locale].name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
