import { useTranslation } from 'react-i18next'
import { audibleVolume, toggledSound, usePreferences } from '@/stores/preferences.ts'
import { IconButton } from '@/ui/action/icon-button.tsx'
import { iconSpeakerHigh, iconSpeakerSlash } from '@/ui/icon/icons.ts'

/** Sound that starts automatically can be stopped where it plays (WCAG 1.4.2). */
export function MusicToggle() {
  const { t } = useTranslation('nav')
  const { volume, muted, change } = usePreferences()
  const isOn = audibleVolume({ volume, muted }, 'music') > 0
  return (
    <IconButton
      icon={isOn ? iconSpeakerHigh : iconSpeakerSlash}
      label={t('music')}
      aria-pressed={isOn}
      onClick={() => change(toggledSound({ volume, muted }, 'music'))}
    />
  )
}
