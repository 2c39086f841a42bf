/**
 * The error page (specification §2, §8): not found for 404, a general sentence for any other status, a way home.
 * It stands in the default layout; when drawing it fails, `BrokenShell` catches.
 */
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useRouteError } from 'react-router-dom'
import { failureFrom } from '@/api/failure.ts'
import { href, splitLocale } from '@/contract/paths.ts'
import { ErrorState } from '@/ui/state/error-state.tsx'
import { NotFoundState } from '@/ui/state/not-found-state.tsx'
import { ErrorLayout } from '../layouts/error-layout.tsx'

export function ErrorScreen() {
  const error = useRouteError()
  const failure = failureFrom(error)
  const status = failure?.status ?? 500
  const { t } = useTranslation('common')
  const { locale } = splitLocale(useLocation().pathname)
  const home = href('home', locale)
  const title = status === 404 ? t('page_not_found') : t('error_occurred')
  useEffect(() => {
    document.title = title
    dispatchEvent(new Event('page-failed'))
    if (!failure) console.error(error)
  }, [title, failure, error])
  return (
    <ErrorLayout locale={locale}>
      {status === 404 ? (
        <NotFoundState
          title={title}
          text={t('page_not_found_text')}
          action={{ label: t('back_home'), href: home }}
          secondary={{ label: t('to_shop'), href: href('shop', locale) }}
        />
      ) : (
        <ErrorState
          title={title}
          text={t(status === 0 ? 'unreachable_text' : 'error_text')}
          code={failure?.requestId || String(status)}
          codeLabel={t('support_code')}
          action={{ label: t('back_home'), href: home }}
          onRetry={() => location.reload()}
          retryLabel={t('try_again')}
        />
      )}
    </ErrorLayout>
  )
}
