/** A loaded screen inside its layout, fading in (specification §4: 0.5 s, 100 ms delay on enter). */
import { type ComponentType, type ReactNode, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { LayoutName } from '@/contract/guards.ts'
import { useSettings } from '@/stores/settings.ts'
import { useToasts } from '@/stores/toasts.ts'
import { AdminLayout } from './layouts/admin-layout.tsx'
import { BattleLayout } from './layouts/battle-layout.tsx'
import { DefaultLayout } from './layouts/default-layout.tsx'
import { GameLayout } from './layouts/game-layout.tsx'
import { useLoadedScreen } from './screen.ts'
import { takeNotice } from './screen-loader.ts'

const layouts: Record<LayoutName, ComponentType<{ children: ReactNode }>> = {
  default: DefaultLayout,
  admin: AdminLayout,
  battle: BattleLayout,
  game: GameLayout,
}

export function ScreenView() {
  const { match, facts, Page } = useLoadedScreen()
  const Layout = layouts[facts.layout]
  useScreenTitle(match.screen)
  useGuardNotice(match.screen)
  return (
    <Layout>
      <div
        className="page-transition"
        key={`${match.locale}:${match.screen}:${Object.values(match.params).join('/')}`}
      >
        <Suspense>
          <Page />
        </Suspense>
      </div>
    </Layout>
  )
}

/** Pages with a name of their own (product, page) set a better title once they know it. */
function useScreenTitle(screen: string): void {
  const { t } = useTranslation('titles')
  const siteName = useSettings(state => state.settings.site_name)
  useEffect(() => {
    document.title = screen === 'home' ? siteName : `${t(screen)} · ${siteName}`
  }, [screen, siteName, t])
}

function useGuardNotice(screen: string): void {
  const { t } = useTranslation('common')
  const notify = useToasts(state => state.notify)
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once per screen
  useEffect(() => {
    const notice = takeNotice()
    if (notice) notify(t(`guards.${notice}`), 'error')
  }, [screen])
}
