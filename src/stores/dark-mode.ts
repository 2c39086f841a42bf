import { useSyncExternalStore } from 'react'
import { matchesMedia } from '@/lib/matches-media.ts'
import { usePreferences } from './preferences.ts'
import { useSettings } from './settings.ts'

export const colourSchemes = ['system', 'light', 'dark'] as const
export type ColourScheme = (typeof colourSchemes)[number]

export const schemeOf = (darkMode: boolean | null): ColourScheme =>
  darkMode === null ? 'system' : darkMode ? 'dark' : 'light'

export const darkModeOf = (scheme: ColourScheme): boolean | null =>
  scheme === 'system' ? null : scheme === 'dark'

const query = '(prefers-color-scheme: dark)'

function followSystem(onChange: () => void): () => void {
  const scheme = matchMedia(query)
  scheme.addEventListener('change', onChange)
  return () => scheme.removeEventListener('change', onChange)
}

const isSystemDark = () => matchesMedia(query)

/** Whether the page is dark: the visitor's choice, otherwise the system's. False if the shop has disabled dark mode. */
export function useDarkMode(): boolean {
  const isOffered = useSettings(state => state.settings.show_dark_mode)
  const choice = usePreferences(state => state.darkMode)
  const system = useSyncExternalStore(followSystem, isSystemDark, () => false)
  return isOffered && (choice ?? system)
}
