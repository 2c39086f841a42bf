import { useTranslation } from 'react-i18next'
import { usePreferences } from '@/stores/preferences.ts'
import { IconButton } from '@/ui/action/icon-button.tsx'
import { iconSpeakerHigh, iconSpeakerSlash } from '@/ui/icon/icons.ts'

const AUDIBLE = 0.6 // where the music starts again

/** What plays by itself can be stopped where it plays (WCAG 1.4.2). */
export function MusicToggle() {
  const { t } = useTranslation('nav')
  const { volume, change } = usePreferences()
  const isOn = volume.music > 0
  return (
    <IconButton
      icon={isOn ? iconSpeakerHigh : iconSpeakerSlash}
      label={t('music')}
      aria-pressed={isOn}
      onClick={() => change({ volume: { ...volume, music: isOn ? 0 : AUDIBLE } })}
    />
  )
}
