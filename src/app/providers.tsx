/** The providers of every screen: query cache, look from the settings, links, router. */

import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useLayoutEffect, useMemo } from 'react'
import { fileUrl } from '@/contract/file-url.ts'
import { useDarkMode } from '@/stores/dark-mode.ts'
import { followPreferences, usePreferences } from '@/stores/preferences.ts'
import { useSettings } from '@/stores/settings.ts'
import { LinkElement } from '@/ui/link.tsx'
import { whenWhole } from '@/ui/state/part.tsx'
import { applyFont } from '@/ui/theme/apply-font.ts'
import { applyMode } from '@/ui/theme/apply-mode.ts'
import { applyMotion } from '@/ui/theme/apply-motion.ts'
import { Look, type LookFacts } from '@/ui/theme/look.ts'
import { BrokenShell } from './errors/broken-shell.tsx'
import { followPalette } from './follow-palette.ts'
import { RouterLink } from './router-link.tsx'

/** Last in the app: marks the root element with `data-app` once every part of the page is hydrated. */
function AppReady() {
  useEffect(
    () =>
      whenWhole(() => {
        document.documentElement.dataset.app = 'ready'
        dispatchEvent(new Event('app-ready'))
      }),
    [],
  )
  return null
}

/** `children`: the router of the browser or of the server. */
export function Providers({ cache, children }: { cache: QueryClient; children: ReactNode }) {
  const look = useLook()
  return (
    <BrokenShell>
      <QueryClientProvider client={cache}>
        <Look value={look}>
          <LinkElement value={RouterLink}>{children}</LinkElement>
        </Look>
        <AppReady />
      </QueryClientProvider>
    </BrokenShell>
  )
}

/** Colours, font, dark mode, motion and favicon follow the settings immediately. */
function useLook(): LookFacts {
  const settings = useSettings(state => state.settings)
  const dark = useDarkMode()
  const reduced = usePreferences(state => state.reducedMotion)
  const flashes = usePreferences(state => state.flashes)
  useLayoutEffect(() => {
    followPalette(settings).catch(() => console.warn('The colours of the shop could not be loaded'))
  }, [settings])
  useLayoutEffect(() => {
    document.documentElement.dataset.siteWidth = settings.layout_website
  }, [settings.layout_website])
  useLayoutEffect(() => applyMode(dark ? 'dark' : 'light'), [dark])
  useLayoutEffect(() => applyMotion({ reduced, flashes }), [reduced, flashes])
  useEffect(followPreferences, [])
  useEffect(() => void applyFont(settings.google_font), [settings.google_font])
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    if (!icon || !settings.favicon) return
    icon.href = fileUrl(settings.favicon)
    icon.removeAttribute('type') // another image may have another type
  }, [settings.favicon])
  const { vuetify_colors: palette, google_font: font } = settings
  return useMemo(() => ({ palette, font, mode: dark ? 'dark' : 'light' }), [palette, font, dark])
}
