/** Hub, album, packs, lobby: the shop's header above the workbench at night. */
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { pagesQuery } from '@/api/queries.ts'
import { useCart } from '@/stores/cart.ts'
import { useSettings } from '@/stores/settings.ts'
import { useLocale, useReader } from '../screen.ts'
import { ConsentGate, useConsentGate } from './consent-gate.tsx'
import styles from './game-layout.module.css'
import { headerEntries } from './menu.ts'
import { Prompts } from './prompts.tsx'
import { SiteHeader } from './site-header.tsx'

export function GameLayout({ children }: { children: ReactNode }) {
  const locale = useLocale()
  const settings = useSettings(state => state.settings)
  const { data: pages = [] } = useQuery(pagesQuery(useReader()))
  const consent = useConsentGate()
  const restore = useCart(state => state.restore)
  useEffect(restore, [restore])
  return (
    <>
      <SiteHeader entries={headerEntries(settings, pages, locale)} />
      <main id="content" className={styles.table}>
        {children}
      </main>
      <ConsentGate {...consent} />
      <Prompts />
    </>
  )
}
