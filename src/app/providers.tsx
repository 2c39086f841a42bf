/** What every screen stands in: query cache, theme from the settings, router. */
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentProps, useEffect } from 'react'
import { RouterProvider } from 'react-router-dom'
import { usePreferences } from '@/stores/preferences.ts'
import { useSettings } from '@/stores/settings.ts'
import { ThemeFromSettings } from '@/ui/theme/theme-from-settings.tsx'
import { BrokenShell } from './errors/broken-shell.tsx'

type Router = ComponentProps<typeof RouterProvider>['router']

export function Providers({ cache, router }: { cache: QueryClient; router: Router }) {
  const settings = useSettings(state => state.settings)
  const darkMode = usePreferences(state => state.darkMode)
  const dark = settings.show_dark_mode && darkMode
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    if (icon && settings.favicon) icon.href = settings.favicon
  }, [settings.favicon])
  return (
    <BrokenShell>
      <QueryClientProvider client={cache}>
        <ThemeFromSettings
          palette={settings.vuetify_colors}
          font={settings.google_font}
          mode={dark ? 'dark' : 'light'}
        >
          <RouterProvider router={router} />
        </ThemeFromSettings>
      </QueryClientProvider>
    </BrokenShell>
  )
}
