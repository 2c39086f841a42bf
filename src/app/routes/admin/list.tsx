import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { LoadFailure } from '@/app/errors/load-failure.tsx'
import { useHref, useLoadedScreen, useReader } from '@/app/screen.ts'
import { localeFacts } from '@/contract/locales.ts'
import { BareListScreen } from '@/features/admin/lists/bare-list-screen.tsx'
import { bareLists } from '@/features/admin/lists/bare-lists.ts'
import { drawnLists } from '@/features/admin/lists/drawn-lists.tsx'
import { pageFrom } from '@/features/admin/lists/page-from.ts'
import { useSettings } from '@/stores/settings.ts'

export const areas = ['admin', 'game']

export default function AdminListPage() {
  const { t } = useTranslation('titles')
  const { match } = useLoadedScreen()
  const to = useHref()
  const reader = useReader()
  const currency = useSettings(state => state.settings.website_currency)
  const [query, setQuery] = useSearchParams()
  const { screen, locale } = match
  const search = query.get('search')?.slice(0, 120) ?? ''
  const bare = bareLists[screen]
  if (bare) return <BareListScreen title={t(screen)} list={bare} linkTo={to} />
  const Drawn = drawnLists[screen]
  if (!Drawn) return null
  const addressOf = (page: number, wanted: string) => {
    const next = new URLSearchParams()
    if (wanted) next.set('search', wanted)
    if (page > 1) next.set('page', String(page))
    return next
  }
  return (
    <Drawn
      key={screen}
      title={t(screen)}
      reader={reader}
      world={{ iso: localeFacts[locale].iso, locale, currency, linkTo: to }}
      page={pageFrom(query.get('page'))}
      search={search}
      hrefOf={page => `${to(screen)}?${addressOf(page, search)}`}
      onSearch={wanted => setQuery(addressOf(1, wanted), { replace: true })}
      failure={(error, retry) => <LoadFailure error={error} onRetry={retry} />}
    />
  )
}
