/** Navbar, footer, consent, notification bar; login dialog, avatar picker and rotate prompt where they apply (specification notes §2). */
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { pagesQuery } from '@/api/queries.ts'
import type { PageLink } from '@/contract/endpoints/site/site.ts'
import { useSettings } from '@/stores/settings.ts'
import { classNames } from '@/ui/class-names.ts'
import { useLoadedScreen, useLocale, useReader } from '../screen.ts'
import { useAddedBeforeApp } from '../use-added-before-app.ts'
import { CheckoutHeader } from './checkout-header.tsx'
import { ConsentGate, useConsentGate } from './consent-gate.tsx'
import styles from './default-layout.module.css'
import { footerPages, headerEntries } from './menu.ts'
import { Prompts } from './prompts.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { useClaims } from './use-claims.ts'
import { useFavouritesFailure } from './use-favourites-failure.ts'
import { useRestoredCart } from './use-restored-cart.ts'
import { useShopMenu } from './use-shop-menu.ts'

const none: readonly PageLink[] = []

export function DefaultLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation('nav')
  const locale = useLocale()
  const settings = useSettings(state => state.settings)
  const { data: pages = none } = useQuery(pagesQuery(useReader()))
  const shop = useShopMenu()
  const entries = useMemo(() => headerEntries(settings, pages, locale), [settings, pages, locale])
  const footer = useMemo(() => footerPages(pages, locale), [pages, locale])
  const consent = useConsentGate()
  const { screen } = useLoadedScreen().match
  const isPaying = screen === 'checkout' || screen === 'testBank'
  useRestoredCart()
  useFavouritesFailure()
  useClaims()
  useAddedBeforeApp()
  return (
    <>
      <a href="#content" className={styles.skip}>
        {t('skip')}
      </a>
      {screen === 'checkout' ? <CheckoutHeader /> : <SiteHeader entries={entries} shop={shop} />}
      <main
        id="content"
        tabIndex={-1}
        className={classNames(styles.content, (isPaying || screen === 'checkoutComplete') && styles.paying)}
      >
        {children}
      </main>
      <SiteFooter pages={footer} onConsent={consent.ask} isReduced={isPaying} />
      <ConsentGate {...consent} />
      <Prompts />
    </>
  )
}
