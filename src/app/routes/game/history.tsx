import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { battlesPerPage, myBattlesQuery } from '@/api/battle-queries.ts'
import { charactersQuery } from '@/api/queries.ts'
import { HistoryView } from '@/features/game/history/history-view.tsx'
import { useSession } from '@/stores/session.ts'
import { useHref, useLocale } from '../../screen.ts'
import { GameLoadFailure } from './load-failure.tsx'

const lastPage = 10_000 // the last page the API accepts

/** Reads `?page=`. An invalid value is the first page. */
function readHistoryPage(value: string | null): number {
  const page = Number(value ?? 1)
  return Number.isSafeInteger(page) && page >= 1 && page <= lastPage ? page : 1
}

export const areas = ['history', 'game']

export default function HistoryPage() {
  const { t } = useTranslation('history')
  const [params] = useSearchParams()
  const user = useSession(state => state.user)
  const locale = useLocale()
  const to = useHref()
  const [now] = useState(() => new Date())
  const page = readHistoryPage(params.get('page'))
  const battles = useQuery({ ...myBattlesQuery(user?.id ?? 0, page), placeholderData: keepPreviousData })
  const { data: characters = [] } = useQuery(charactersQuery(locale))
  if (battles.isError)
    return (
      <GameLoadFailure error={battles.error} fallback={t('failed')} onRetry={() => void battles.refetch()} />
    )
  if (!user) return null
  const { data } = battles
  return (
    <HistoryView
      user={user}
      battles={data ? { data: data.data, pages: Math.ceil(data.meta.total / battlesPerPage) } : null}
      page={page}
      characters={characters}
      locale={locale}
      now={now}
      linkTo={to}
    />
  )
}
