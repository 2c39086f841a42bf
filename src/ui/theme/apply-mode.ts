import type { ThemeMode } from '@/design/theme/tokens.ts'

export function applyMode(mode: ThemeMode, to: Document = document): void {
  to.documentElement.classList.toggle('dark', mode === 'dark')
  to.documentElement.classList.toggle('light', mode === 'light')
}
