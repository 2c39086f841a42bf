import { useQuery } from '@tanstack/react-query'
import { failureFrom } from '@/api/failure.ts'
import { faqQuery } from '@/api/page-queries.ts'
import { FaqView } from '@/features/site/pages/faq-view.tsx'
import { PageSkeleton } from '@/ui/state/page-skeleton.tsx'
import { LoadFailure } from '../../errors/load-failure.tsx'
import { MissingPage } from '../../errors/missing-page.tsx'
import { useHref, useLocale, useReader } from '../../screen.ts'
import { useTitle } from '../../use-title.tsx'
import { BlockProducts } from './block-products.tsx'

export const areas = ['site', 'shop']

export default function FaqPage() {
  const locale = useLocale()
  const to = useHref()
  const { data, error, refetch } = useQuery(faqQuery(useReader()))
  useTitle(data?.title)
  if (failureFrom(error)?.status === 404) return <MissingPage />
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  return (
    <FaqView
      page={data}
      locale={locale}
      homeHref={to('home')}
      productsOf={block => <BlockProducts block={block} />}
    />
  )
}
