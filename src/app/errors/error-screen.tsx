/**
 * The error page (specification notes §2, §8): not found for 404, a general message for any other status, and a link
 * home. If rendering it fails, `BrokenShell` takes over.
 */
import { lazy, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useRouteError } from 'react-router-dom'
import { failureFrom } from '@/api/failure.ts'
import { href, isAdministration, splitLocale } from '@/contract/paths.ts'
import { loadAreas } from '@/i18n/react.ts'
import { useSession } from '@/stores/session.ts'
import { Button } from '@/ui/action/button.tsx'
import { iconArrowsClockwise } from '@/ui/icon/icons.ts'
import { ErrorState } from '@/ui/state/empty-state.tsx'
import { isChunkFailure, reloadOnce } from '../chunk-reload.ts'
import { ErrorLayout } from '../layouts/error-layout.tsx'
import { NightSky } from './night-sky.tsx'

const AdminMissing = lazy(async () => {
  const [{ AdminMissing }] = await Promise.all([import('./admin-missing.tsx'), loadAreas(['admin'])])
  return { default: AdminMissing }
})

export function ErrorScreen() {
  const error = useRouteError()
  const failure = failureFrom(error)
  const status = failure?.status ?? 500
  const { t } = useTranslation('common')
  const { pathname } = useLocation()
  const { locale } = splitLocale(pathname)
  const isStaff = useSession(state => (state.user?.permissions.length ?? 0) > 0)
  const isForbidden = status === 403
  const title = t(status === 404 ? 'page_not_found' : isForbidden ? 'not_allowed' : 'error_occurred')
  useEffect(() => {
    document.title = title
    dispatchEvent(new Event('page-failed'))
    if (isChunkFailure(error)) reloadOnce()
    else if (!failure) console.error(error)
  }, [title, failure, error])
  if ((status === 404 || isForbidden) && isStaff && isAdministration(pathname))
    return (
      <Suspense>
        <AdminMissing isForbidden={isForbidden} />
      </Suspense>
    )
  const home = (
    <Button href={href('home', locale)} variant={status === 404 ? 'amber' : 'ghost'}>
      {t('back_home')}
    </Button>
  )
  return (
    <ErrorLayout>
      {status === 404 ? (
        <NightSky
          title={title}
          actions={
            <>
              {home}
              <Button href={href('shop', locale)} variant="on-night">
                {t('to_shop')}
              </Button>
            </>
          }
        >
          {t('page_not_found_text')}
        </NightSky>
      ) : (
        <ErrorState
          as="h1"
          title={title}
          picture="/assets/characters/bullonardo/creature.webp"
          code={failure?.requestId || String(status)}
          actions={
            <>
              <Button icon={iconArrowsClockwise} onClick={() => location.reload()}>
                {t('try_again')}
              </Button>
              {home}
            </>
          }
        >
          {t(status === 0 ? 'unreachable_text' : 'error_text')}
        </ErrorState>
      )}
    </ErrorLayout>
  )
}
