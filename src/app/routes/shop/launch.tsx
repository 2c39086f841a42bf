import { useQuery, useQueryClient } from '@tanstack/react-query'
import { failureFrom } from '@/api/failure.ts'
import { launchPlaceQuery, launchQuery } from '@/api/launch-queries.ts'
import { LaunchView } from '@/features/shop/launch/launch-view.tsx'
import { PageSkeleton } from '@/ui/state/page-skeleton.tsx'
import { LoadFailure } from '../../errors/load-failure.tsx'
import { MissingPage } from '../../errors/missing-page.tsx'
import { useHref, useLocale, useReader, useScreenParams } from '../../screen.ts'
import { useTitle } from '../../use-title.tsx'

export const areas = ['places']

export default function LaunchPage() {
  const id = Number(useScreenParams().id)
  const to = useHref()
  const locale = useLocale()
  const cache = useQueryClient()
  const launch = useQuery(launchQuery(useReader(), id))
  const place = useQuery({ ...launchPlaceQuery(cache, id), enabled: launch.isSuccess })
  useTitle(launch.data?.title)
  const isOver = failureFrom(launch.error)?.status === 404 || failureFrom(place.error)?.status === 404
  if (isOver || Number.isNaN(id)) return <MissingPage />
  if (launch.isError) return <LoadFailure error={launch.error} onRetry={() => void launch.refetch()} />
  if (!launch.data) return <PageSkeleton picture />
  const { slug, category_slug } = launch.data
  return (
    <LaunchView
      launch={launch.data}
      place={place.data}
      locale={locale}
      productHref={to('product', { category: category_slug, slug })}
      isFailing={place.isError}
      onRejoin={() => void cache.resetQueries(launchPlaceQuery(cache, id))}
    />
  )
}
