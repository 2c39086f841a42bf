/** Starts the gallery (`/dev/gallery?locale=de&mode=dark` while `npm run dev` runs). The app does not import it. */
import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import '@/ui/theme/base.css'
import { type Locale, locales } from '@/contract/locales.ts'
import { startI18n } from '@/i18n/react.ts'
import { applyFont } from '@/ui/theme/apply-font.ts'
import { applyMode } from '@/ui/theme/apply-mode.ts'
import { applyPalette } from '@/ui/theme/apply-palette.ts'
import { forceStates } from './force-states.ts'
import { Gallery } from './gallery.tsx'

const query = new URLSearchParams(location.search)
const locale: Locale = locales.find(known => known === query.get('locale')) ?? 'it'
const mode = query.get('mode') === 'dark' ? 'dark' : 'light'

document.documentElement.lang = locale
applyPalette({})
applyMode(mode)
await Promise.all([
  applyFont('Lexend'),
  startI18n(locale, ['ui', 'shop', 'auth', 'common', 'validation', 'packs', 'reviews']),
])
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Suspense>
      <Gallery locale={locale} mode={mode} />
    </Suspense>
  </StrictMode>,
)
forceStates(document)
