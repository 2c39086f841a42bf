import { useTranslation } from 'react-i18next'
import { playCue } from '@/audio/player.ts'
import { audibleVolume, type SoundChannel, toggledSound, usePreferences } from '@/stores/preferences.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconSpeakerHigh, iconSpeakerSlash } from '@/ui/icon/icons.ts'
import workbench from '../workbench.module.css'
import styles from './game-settings.module.css'

/** One channel: its slider, and a button that mutes it and restores its volume. */
export function SoundRow({ channel }: { channel: SoundChannel }) {
  const { t } = useTranslation('settings')
  const { volume, muted, change } = usePreferences()
  const volumeNow = audibleVolume({ volume, muted }, channel)
  const isAudible = volumeNow > 0
  const sample = () => channel === 'effects' && playCue('select')
  return (
    <div className={styles.sound}>
      <button
        type="button"
        className={workbench.round}
        aria-pressed={!isAudible}
        aria-label={t('mute', { channel: t(`channels.${channel}`) })}
        onClick={() => change(toggledSound({ volume, muted }, channel))}
      >
        <Icon of={isAudible ? iconSpeakerHigh : iconSpeakerSlash} />
      </button>
      <label>
        <span>{t(`channels.${channel}`)}</span>
        <input
          type="range"
          min={0}
          max={1}
          step={0.05}
          value={volumeNow}
          onChange={event =>
            change({
              volume: { ...volume, [channel]: event.target.valueAsNumber },
              muted: { ...muted, [channel]: false },
            })
          }
          onPointerUp={sample}
          onKeyUp={sample}
        />
      </label>
      <output aria-hidden="true">{Math.round(volumeNow * 100)}</output>
    </div>
  )
}
