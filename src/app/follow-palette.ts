/**
 * Colours follow the settings. Those of the settings that a page carries are written into it by the server (`Renderer.themeCss`): they are
 * worked out here, with code of its own, only once the settings are others or the page has none.
 */
import type { SiteSettings } from '@/contract/settings.ts'
import { useSettings } from '@/stores/settings.ts'

const { settings: carried, loaded } = useSettings.getInitialState()

let isWritten = loaded // in the page, and nothing else on it since
let wanted: SiteSettings | undefined

export async function followPalette(settings: SiteSettings): Promise<void> {
  const { classList } = document.documentElement
  const hasTheme = classList.contains('light') || classList.contains('dark')
  if (isWritten && hasTheme && settings === carried) return
  isWritten = false
  wanted = settings
  const { applyPalette } = await import('@/ui/theme/apply-palette.ts')
  if (wanted === settings) applyPalette(settings.vuetify_colors, settings)
}
