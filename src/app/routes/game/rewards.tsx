import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callOrThrow } from '@/api/client.ts'
import { failureFrom, unreachable } from '@/api/failure.ts'
import { packTypesQuery } from '@/api/pack-queries.ts'
import { rewardsQuery } from '@/api/player-queries.ts'
import { charactersQuery, myCardsQuery, myPacksQuery } from '@/api/queries.ts'
import { updateCached } from '@/api/update-cached.ts'
import { exchangeCards, type MyRewards, seeRewards } from '@/contract/endpoints/game/rewards.ts'
import { WorkbenchLoading } from '@/features/game/kit/workbench-loading.tsx'
import { RewardsView } from '@/features/game/rewards/rewards-view.tsx'
import { useErrorMessage } from '@/forms/use-error-message.ts'
import { useSession } from '@/stores/session.ts'
import { useToasts } from '@/stores/toasts.ts'
import { useHref, useLocale } from '../../screen.ts'
import { GameLoadFailure } from './load-failure.tsx'

export const areas = ['rewards', 'game']

export default function RewardsPage() {
  const { t } = useTranslation('rewards')
  const user = useSession(state => state.user)
  const locale = useLocale()
  const to = useHref()
  const cache = useQueryClient()
  const messages = useErrorMessage()
  const [now] = useState(() => new Date())
  const userId = user?.id ?? 0
  const rewards = useQuery(rewardsQuery(userId))
  const cards = useQuery(myCardsQuery(userId))
  const { data: packs = [] } = useQuery(myPacksQuery(userId))
  const { data: packTypes = [] } = useQuery(packTypesQuery(locale))
  const { data: characters = [] } = useQuery(charactersQuery(locale))
  const exchange = useMutation({
    mutationFn: (numero_carta: number) => callOrThrow(exchangeCards, { body: { numero_carta } }),
    onSuccess: () => useToasts.getState().notify(t('doubles.exchanged'), 'success'),
    onError: error =>
      useToasts.getState().notify(messages.problem(failureFrom(error) ?? unreachable), 'error'),
    onSettled: () => cache.invalidateQueries({ queryKey: myCardsQuery(userId).queryKey }),
  })
  useSeen(userId, rewards.data)
  const failed = [rewards, cards].find(({ isError }) => isError)
  if (failed)
    return (
      <GameLoadFailure error={failed.error} fallback={t('failed')} onRetry={() => void failed.refetch()} />
    )
  if (!user) return null
  if (!rewards.data) return <WorkbenchLoading ground="shelves" title={t('title')} back={to('game')} />
  return (
    <RewardsView
      rewards={rewards.data}
      packs={packTypes}
      sealed={packs.filter(({ is_opened }) => !is_opened).length}
      xp={user.extra.user_xp}
      now={now}
      characters={characters}
      owned={cards.data ?? []}
      locale={locale}
      isBusy={exchange.isPending}
      onExchange={numero_carta => exchange.mutate(numero_carta)}
      linkTo={to}
    />
  )
}

/** Marks the rewards on the page as seen. If that fails, the mark in the hub stays until the next visit. */
function useSeen(userId: number, rewards: MyRewards | undefined): void {
  const cache = useQueryClient()
  const until = rewards && rewards.unseen > 0 ? rewards.recent[0]?.granted_at : undefined
  useEffect(() => {
    if (until === undefined) return
    callOrThrow(seeRewards, { body: { until } })
      .then(({ unseen }) =>
        updateCached(cache, rewardsQuery(userId).queryKey, before => ({ ...before, unseen })),
      )
      .catch(() => {})
  }, [cache, userId, until])
}
