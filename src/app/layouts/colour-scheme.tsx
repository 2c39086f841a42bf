/**
 * Light, dark or as the system: a menu in the header, all three options visible in the drawer. Only a choice overrides
 * the system.
 */
import { useTranslation } from 'react-i18next'
import { type ColourScheme, colourSchemes, darkModeOf, schemeOf, useDarkMode } from '@/stores/dark-mode.ts'
import { usePreferences } from '@/stores/preferences.ts'
import { Segment } from '@/ui/action/segment.tsx'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconMoon, iconSun } from '@/ui/icon/icons.ts'
import styles from './header-menu.module.css'
import { HeaderMenu } from './header-menu.tsx'

function useColourScheme() {
  const { t } = useTranslation('nav')
  const { darkMode, change } = usePreferences()
  return {
    label: t('scheme.label'),
    value: schemeOf(darkMode),
    options: colourSchemes.map(value => ({ value, label: t(`scheme.${value}`) })),
    onChange: (value: ColourScheme) => change({ darkMode: darkModeOf(value) }),
  }
}

export function ColourSchemeMenu() {
  const { label, value, options, onChange } = useColourScheme()
  const isDark = useDarkMode()
  return (
    <HeaderMenu
      title={label}
      label={`${label}: ${options.find(option => option.value === value)?.label}`}
      face={<Icon of={isDark ? iconMoon : iconSun} size={22} />}
    >
      {close => (
        <ul className={styles.list}>
          {options.map(option => (
            <li key={option.value}>
              <button
                type="button"
                className={styles.language}
                aria-current={option.value === value ? 'true' : undefined}
                onClick={() => {
                  onChange(option.value)
                  close()
                }}
              >
                {option.label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </HeaderMenu>
  )
}

export const ColourSchemeChoice = () => <Segment {...useColourScheme()} />
