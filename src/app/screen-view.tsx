/** A loaded screen inside its layout; all but the first of a visit fade in (specification §4: 0.5 s, 100 ms delay on enter). */
import { lazy, Suspense, useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '@/stores/session.ts'
import { useSettings } from '@/stores/settings.ts'
import { useToasts } from '@/stores/toasts.ts'
import { Part } from '@/ui/state/part.tsx'
import { useLoadedScreen } from './screen.ts'
import { takeNotice } from './screen-loader.ts'
import { useArrivalFocus } from './use-arrival-focus.ts'

const VisitBanner = lazy(async () => ({ default: (await import('./layouts/visit-banner.tsx')).VisitBanner }))

export function ScreenView() {
  const { match, Layout, Page } = useLoadedScreen()
  const isVisit = useSession(state => Boolean(state.user?.signed_in_by))
  useScreenTitle(match.screen)
  useGuardNotice(match.screen)
  const key = `${match.locale}:${match.screen}:${Object.values(match.params).join('/')}`
  const isFirst = useIsFirst(key)
  useArrivalFocus(key, isFirst)
  return (
    <Layout>
      {isVisit && (
        <Suspense>
          <VisitBanner />
        </Suspense>
      )}
      <div className={isFirst ? undefined : 'page-transition'} key={key}>
        <Part>
          <Page />
        </Part>
      </div>
    </Layout>
  )
}

/** What the visitor came to stands at once: it may have been painted long before. */
function useIsFirst(key: string): boolean {
  const first = useRef(key)
  useEffect(() => {
    if (first.current !== key) first.current = ''
  }, [key])
  return first.current === key
}

/** Before the effects of the page: one with a name of its own (product, page) sets a better title. */
function useScreenTitle(screen: string): void {
  const { t } = useTranslation('titles')
  const siteName = useSettings(state => state.settings.site_name)
  useLayoutEffect(() => {
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
