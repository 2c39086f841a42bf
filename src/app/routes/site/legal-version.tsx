import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { failureFrom } from '@/api/failure.ts'
import { legalVersionQuery } from '@/api/legal-queries.ts'
import type { LegalVersion } from '@/contract/endpoints/site/legal.ts'
import type { ContentPage } from '@/contract/endpoints/site/site.ts'
import { ContentView } from '@/features/site/pages/content-view.tsx'
import { LegalVersions } from '@/features/site/pages/legal-versions.tsx'
import { dayWords } from '@/i18n/dates.ts'
import { Note } from '@/ui/content/note.tsx'
import { PageSkeleton } from '@/ui/state/page-skeleton.tsx'
import { LoadFailure } from '../../errors/load-failure.tsx'
import { MissingPage } from '../../errors/missing-page.tsx'
import { useHref, useLocale, useScreenParams } from '../../screen.ts'
import { useTitle } from '../../use-title.tsx'
import { BlockProducts } from './block-products.tsx'

export const areas = ['site', 'shop']

/** A version has no slug, no icon and no place in menus. */
const pageOf = ({ id, kind, title, lead, body, blocks, effective_from }: LegalVersion): ContentPage => ({
  id,
  title,
  slug: '',
  icon: null,
  show_in_menu: false,
  show_in_footer: false,
  is_root: false,
  translations: [],
  lead,
  body,
  blocks,
  updated_at: effective_from,
  legal: { id, kind, title, effective_from },
})

/** One version of a legal text at its lasting address. */
export default function LegalVersionPage() {
  const { id = '' } = useScreenParams()
  const { t } = useTranslation('site')
  const locale = useLocale()
  const to = useHref()
  const { data, error, isError, refetch } = useQuery(legalVersionQuery(locale, Number(id)))
  useTitle(data?.title)
  const code = failureFrom(error)?.code
  if (code === 'not_found' || code === 'validation') return <MissingPage />
  if (isError) return <LoadFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  const page = pageOf(data)
  const day = dayWords(data.effective_from, locale, 'long')
  const isLater = new Date(data.effective_from) > new Date()
  return (
    <ContentView
      page={page}
      locale={locale}
      homeHref={to('home')}
      productsOf={block => <BlockProducts block={block} />}
      tools={
        !data.is_in_force && <Note tone="info">{t(isLater ? 'legal.later' : 'legal.old', { day })}</Note>
      }
      versions={page.legal && <LegalVersions of={page.legal} locale={locale} linkTo={to} />}
    />
  )
}
