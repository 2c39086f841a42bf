/** The default layout's look for an address without a screen: header, message, and a footer that loads nothing. */
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { matchScreen, splitLocale } from '@/contract/paths.ts'
import { useSettings } from '@/stores/settings.ts'
import { PlaceOfError } from '../screen.ts'
import styles from './default-layout.module.css'
import { headerEntries } from './menu.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

export function ErrorLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const { locale } = splitLocale(pathname)
  const settings = useSettings(state => state.settings)
  const place = matchScreen(pathname) ?? { screen: 'home', locale, params: {}, canonical: false }
  return (
    <PlaceOfError value={place}>
      <SiteHeader entries={headerEntries(settings, [], locale)} />
      <main id="content" className={styles.content}>
        {children}
      </main>
      <SiteFooter pages={[]} />
    </PlaceOfError>
  )
}
