import type { ThemeMode } from '@/design/theme/tokens.ts'

/** Puts the mode on the page and on the colour that the browser draws around it, which otherwise follows the system. */
export function applyMode(mode: ThemeMode, to: Document = document): void {
  to.documentElement.classList.toggle('dark', mode === 'dark')
  to.documentElement.classList.toggle('light', mode === 'light')
  const dark = to.querySelector<HTMLMetaElement>('meta[name="theme-color"][media]')
  if (dark) dark.media = mode === 'dark' ? 'all' : 'not all'
}
