import type { ThemeMode } from '@/design/theme/tokens.ts'

/** Applies the mode to the page and to the colour of the browser's interface, which otherwise follows the system. */
export function applyMode(mode: ThemeMode, to: Document = document): void {
  to.documentElement.classList.toggle('dark', mode === 'dark')
  to.documentElement.classList.toggle('light', mode === 'light')
  const dark = to.querySelector<HTMLMetaElement>('meta[name="theme-color"][media]')
  if (dark) dark.media = mode === 'dark' ? 'all' : 'not all'
}
