/**
 * Colours follow the settings. The server writes the colours of the current settings into the page
 * (`Renderer.themeCss`). They are computed here, with separately loaded code, only if the settings change or the page
 * has no colours.
 */
import type { SiteSettings } from '@/contract/settings.ts'
import { useSettings } from '@/stores/settings.ts'

const { settings: carried, loaded } = useSettings.getInitialState()

let isWritten = loaded // written into the page and not changed since
let latestSettings: SiteSettings | undefined

export async function followPalette(settings: SiteSettings): Promise<void> {
  const { classList } = document.documentElement
  const hasTheme = classList.contains('light') || classList.contains('dark')
  if (isWritten && hasTheme && settings === carried) return
  isWritten = false
  latestSettings = settings
  const { applyPalette } = await import('@/ui/theme/apply-palette.ts')
  if (latestSettings === settings) applyPalette(settings.vuetify_colors, settings)
}
