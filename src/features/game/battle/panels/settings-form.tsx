import { useTranslation } from 'react-i18next'
import { type Preferences, qualities, type SoundChannel, usePreferences } from '@/stores/preferences.ts'
import panel from './panel.module.css'
import styles from './settings-form.module.css'

interface SettingsFormProps {
  isTwinPinned: boolean
  onPinTwin: (isPinned: boolean) => void
  onRestart: () => void
}

const channels: SoundChannel[] = ['music', 'effects', 'voice']
const speeds: Preferences['speed'][] = [1, 2, 4]

/** Sound, pace and motion of the battle; every change holds at once and is remembered. */
export function SettingsForm({ isTwinPinned, onPinTwin, onRestart }: SettingsFormProps) {
  const { t } = useTranslation('battle')
  const { volume, speed, quality, confirmMoves, reducedMotion, change } = usePreferences()
  return (
    <form className={styles.form} onSubmit={event => event.preventDefault()}>
      <fieldset className={styles.group}>
        <legend>{t('settings.speed')}</legend>
        {speeds.map(value => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              name="speed"
              checked={speed === value}
              onChange={() => change({ speed: value })}
            />
            <span>{t(`settings.speed${value}`)}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('settings.quality')}</legend>
        {qualities.map(value => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              name="quality"
              checked={quality === value}
              onChange={() => change({ quality: value })}
            />
            <span>{t(`settings.qualities.${value}`)}</span>
          </label>
        ))}
      </fieldset>
      {channels.map(channel => (
        <label key={channel} className={styles.slider}>
          <span>{t(`settings.${channel}`)}</span>
          <input
            type="range"
            min={0}
            max={1}
            step={0.05}
            value={volume[channel]}
            onChange={event => change({ volume: { ...volume, [channel]: event.target.valueAsNumber } })}
          />
        </label>
      ))}
      <Toggle
        label={t('settings.confirm')}
        isOn={confirmMoves}
        onChange={isOn => change({ confirmMoves: isOn })}
      />
      <Toggle
        label={t('settings.reducedMotion')}
        isOn={reducedMotion}
        onChange={isOn => change({ reducedMotion: isOn })}
      />
      <Toggle label={t('settings.text')} isOn={isTwinPinned} onChange={onPinTwin} />
      <div className={styles.restart}>
        <button type="button" className={panel.danger} onClick={onRestart}>
          {t('settings.restart')}
        </button>
        <small>{t('settings.restartHelp')}</small>
      </div>
    </form>
  )
}

interface ToggleProps {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

const Toggle = ({ label, isOn, onChange }: ToggleProps) => (
  <label className={styles.toggle}>
    <input type="checkbox" checked={isOn} onChange={event => onChange(event.target.checked)} />
    <span>{label}</span>
  </label>
)
