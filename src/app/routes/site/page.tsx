import { useQuery } from '@tanstack/react-query'
import { Navigate, useSearchParams } from 'react-router-dom'
import { failureFrom } from '@/api/failure.ts'
import { draftPageQuery } from '@/api/page-queries.ts'
import { pageQuery } from '@/api/queries.ts'
import { isAllowed } from '@/contract/permissions.ts'
import { ContentView } from '@/features/site/pages/content-view.tsx'
import { LegalVersions } from '@/features/site/pages/legal-versions.tsx'
import { useSession } from '@/stores/session.ts'
import { PageSkeleton } from '@/ui/state/page-skeleton.tsx'
import { LoadFailure } from '../../errors/load-failure.tsx'
import { MissingPage } from '../../errors/missing-page.tsx'
import { useHref, useLocale, useReader, useScreenParams } from '../../screen.ts'
import { useSlugAlternates } from '../../use-entity-alternates.ts'
import { useTitle } from '../../use-title.tsx'
import { BlockProducts } from './block-products.tsx'

export const areas = ['site', 'shop']

/** A page by its address. With `?preview=<id>` an admin sees it before it is published. */
export default function ContentPage() {
  const { slug = '' } = useScreenParams()
  const locale = useLocale()
  const to = useHref()
  const [query] = useSearchParams()
  const maySeeDrafts = useSession(state => isAllowed('admin:content:read', state.user))
  const draft = maySeeDrafts ? Number(query.get('preview') ?? 0) : 0
  const reader = useReader()
  const published = useQuery({ ...pageQuery(reader, slug), enabled: draft === 0 })
  const preview = useQuery({ ...draftPageQuery(reader, draft), enabled: draft > 0 })
  const page = draft > 0 ? preview : published
  const { data } = page
  useTitle(data?.title)
  useSlugAlternates(data)
  if (failureFrom(page.error)?.status === 404) return <MissingPage />
  if (page.isError) return <LoadFailure error={page.error} onRetry={() => void page.refetch()} />
  if (!data) return <PageSkeleton />
  if (draft === 0 && data.slug !== slug) return <Navigate replace to={to('page', { slug: data.slug })} />
  return (
    <ContentView
      page={data}
      locale={locale}
      homeHref={to('home')}
      productsOf={block => <BlockProducts block={block} />}
      isDraft={draft > 0}
      versions={data.legal && <LegalVersions of={data.legal} locale={locale} linkTo={to} />}
    />
  )
}
