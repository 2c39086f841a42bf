import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { failureFrom } from '@/api/failure.ts'
import { pageQuery } from '@/api/queries.ts'
import { ContentView } from '@/features/site/pages/content-view.tsx'
import { useAlternates } from '@/stores/alternates.ts'
import { LoadFailure } from '../../errors/load-failure.tsx'
import { MissingPage } from '../../errors/missing-page.tsx'
import { useHref, useLocale, useReader, useScreenParams } from '../../screen.ts'
import { useTitle } from '../../use-title.ts'

export const areas = ['site']

export default function ContentPage() {
  const { slug = '' } = useScreenParams()
  const locale = useLocale()
  const to = useHref()
  const page = useQuery(pageQuery(useReader(), slug))
  const setAlternates = useAlternates(state => state.setAlternates)
  const { data } = page
  useTitle(data?.title)
  useEffect(() => {
    if (data)
      setAlternates(Object.fromEntries(data.translations.map(other => [other.locale, { slug: other.slug }])))
    return () => setAlternates({})
  }, [data, setAlternates])
  if (failureFrom(page.error)?.status === 404) return <MissingPage />
  if (page.isError) return <LoadFailure error={page.error} onRetry={() => void page.refetch()} />
  return data ? <ContentView page={data} locale={locale} homeHref={to('home')} /> : null
}
