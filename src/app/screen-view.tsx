/**
 * A loaded screen inside its layout. All but the first of a visit fade in (specification notes §4: 0.5 s, 100 ms delay
 * on enter).
 */
import { Fragment, lazy, Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '@/stores/session.ts'
import { useToasts } from '@/stores/toasts.ts'
import { Part } from '@/ui/state/part.tsx'
import { SessionOver } from './layouts/session-over.tsx'
import { useLoadedScreen } from './screen.ts'
import { takeNotice } from './screen-loader.ts'
import { useArrivalFocus } from './use-arrival-focus.ts'
import { TitledScreen } from './use-title.tsx'

const VisitBanner = lazy(async () => ({ default: (await import('./layouts/visit-banner.tsx')).VisitBanner }))

export function ScreenView() {
  const { match, Layout, Page, Frame = Fragment } = useLoadedScreen()
  const isVisit = useSession(state => Boolean(state.user?.signed_in_by))
  useGuardNotice(match.screen)
  const key = `${match.locale}:${match.screen}:${Object.values(match.params).join('/')}`
  const isFirst = useIsFirst(key)
  useArrivalFocus(key, isFirst)
  return (
    <TitledScreen screen={match.screen}>
      <Layout>
        {isVisit && (
          <Suspense>
            <VisitBanner />
          </Suspense>
        )}
        <div className={isFirst ? undefined : 'page-transition'} key={key}>
          <Part>
            <Frame>
              <Page />
            </Frame>
          </Part>
        </div>
      </Layout>
      <SessionOver />
    </TitledScreen>
  )
}

/** The first screen does not fade in, because it may be server-rendered and already visible. */
function useIsFirst(key: string): boolean {
  const first = useRef(key)
  useEffect(() => {
    if (first.current !== key) first.current = ''
  }, [key])
  return first.current === key
}

function useGuardNotice(screen: string): void {
  const { t } = useTranslation('common')
  const notify = useToasts(state => state.notify)
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once per screen
  useEffect(() => {
    const notice = takeNotice()
    if (notice) notify(t(`guards.${notice}`), 'error')
  }, [screen])
}
