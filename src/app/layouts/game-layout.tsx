/** Hub, album, packs, lobby: the shop's header above the workbench at night. */

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { pagesQuery } from '@/api/queries.ts'
import { useMusic } from '@/features/game/kit/use-music.ts'
import { audibleVolume, toggledSound, usePreferences } from '@/stores/preferences.ts'
import { useSettings } from '@/stores/settings.ts'
import { IconButton } from '@/ui/action/icon-button.tsx'
import { iconSpeakerHigh, iconSpeakerSlash } from '@/ui/icon/icons.ts'
import { useLocale, useReader } from '../screen.ts'
import { ConsentGate, useConsentGate } from './consent-gate.tsx'
import styles from './game-layout.module.css'
import { headerEntries } from './menu.ts'
import { Prompts } from './prompts.tsx'
import { SiteHeader } from './site-header.tsx'
import { useRestoredCart } from './use-restored-cart.ts'
import { useShopMenu } from './use-shop-menu.ts'

/** Sound that starts automatically can be stopped where it plays (WCAG 1.4.2). */
function MusicToggle() {
  const { t } = useTranslation('nav')
  const { volume, muted, change } = usePreferences()
  const isOn = audibleVolume({ volume, muted }, 'music') > 0
  return (
    <IconButton
      icon={isOn ? iconSpeakerHigh : iconSpeakerSlash}
      label={t('music')}
      aria-pressed={isOn}
      onClick={() => change(toggledSound({ volume, muted }, 'music'))}
    />
  )
}

export function GameLayout({ children }: { children: ReactNode }) {
  const locale = useLocale()
  const settings = useSettings(state => state.settings)
  const { data: pages = [] } = useQuery(pagesQuery(useReader()))
  const shop = useShopMenu()
  const consent = useConsentGate()
  useRestoredCart()
  useMusic('lobby')
  return (
    <>
      <SiteHeader entries={headerEntries(settings, pages, locale)} shop={shop} tools={<MusicToggle />} />
      <main id="content" className={styles.table}>
        {children}
      </main>
      <ConsentGate {...consent} />
      <Prompts />
    </>
  )
}
