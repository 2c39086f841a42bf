import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { packGuaranteesQuery, packTypesQuery } from '@/api/pack-queries.ts'
import { charactersQuery, myCardsQuery, myPacksQuery } from '@/api/queries.ts'
import { WorkbenchLoading } from '@/features/game/kit/workbench-loading.tsx'
import { PacksView } from '@/features/game/packs/packs-view.tsx'
import { useSession } from '@/stores/session.ts'
import { useHref, useLocale } from '../../screen.ts'
import { GuestPackPage } from './guest-pack-page.tsx'
import { GameLoadFailure } from './load-failure.tsx'

export const areas = ['packs', 'game', 'shop', 'ui', 'problems', 'validation']
export { MuiTheme as Frame } from '@/ui/theme/mui-theme.tsx'

export default function PackPage() {
  const isGuest = useSession(state => state.user === null)
  return isGuest ? <GuestPackPage /> : <OwnPacks />
}

function OwnPacks() {
  const { t } = useTranslation('packs')
  const to = useHref()
  const locale = useLocale()
  const cache = useQueryClient()
  const userId = useSession(state => state.user?.id ?? 0)
  const packs = useQuery(myPacksQuery(userId))
  const { data: types = [] } = useQuery(packTypesQuery(locale))
  const { data: guarantees = [] } = useQuery(packGuaranteesQuery(userId))
  const catalogue = useQuery(charactersQuery(locale))
  const missing = [packs, catalogue].filter(candidate => candidate.isError && !candidate.data)
  if (missing.length > 0)
    return (
      <GameLoadFailure
        error={missing[0]?.error}
        fallback={t('load_failed')}
        onRetry={() => missing.forEach(one => void one.refetch())}
      />
    )
  if (!packs.data || !catalogue.data)
    return <WorkbenchLoading ground="shelves" title={t('title')} back={to('game')} />
  return (
    <PacksView
      user={userId}
      packs={packs.data}
      types={types}
      guarantees={guarantees}
      characters={catalogue.data}
      locale={locale}
      linkTo={to}
      onChanged={() => {
        for (const { queryKey } of [myPacksQuery(userId), myCardsQuery(userId), packGuaranteesQuery(userId)])
          void cache.invalidateQueries({ queryKey })
      }}
    />
  )
}
