import { useTranslation } from 'react-i18next'
import { usePreferences } from '@/stores/preferences.ts'
import { IconButton } from '@/ui/action/icon-button.tsx'
import { iconMoon, iconSun } from '@/ui/icon/icons.ts'

export function DarkModeToggle() {
  const { t } = useTranslation('nav')
  const { darkMode, change } = usePreferences()
  return (
    <IconButton
      icon={darkMode ? iconSun : iconMoon}
      label={t('dark_mode')}
      aria-pressed={darkMode}
      onClick={() => change({ darkMode: !darkMode })}
    />
  )
}
