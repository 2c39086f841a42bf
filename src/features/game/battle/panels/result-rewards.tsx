/** What the verified battle has earned: packs and cards of levels, first wins and daily tasks. Renders nothing if there is nothing. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { packTypesQuery } from '@/api/pack-queries.ts'
import { rewardsQuery } from '@/api/player-queries.ts'
import { myCardsQuery, myPacksQuery } from '@/api/queries.ts'
import { href } from '@/contract/paths.ts'
import { rewardOf } from '@/domain/rewards.ts'
import { useLocaleOfTexts } from '@/i18n/use-locale-of-texts.ts'
import { useSession } from '@/stores/session.ts'
import { Link } from '@/ui/link.tsx'
import { RewardPicture, useRewardText } from '../../kit/reward-badge.tsx'
import styles from './result-panel.module.css'
import { useRewardFlight } from './use-reward-flight.ts'

export function ResultRewards({ battleId }: { battleId: string }) {
  const { t } = useTranslation('rewards')
  const locale = useLocaleOfTexts()
  const cache = useQueryClient()
  const userId = useSession(state => state.user?.id ?? 0)
  const { data } = useQuery({ ...rewardsQuery(userId), enabled: userId > 0, staleTime: 0 })
  const grants = (data?.recent ?? []).filter(grant => grant.battle_id === battleId)
  const { data: packs = [] } = useQuery({ ...packTypesQuery(locale), enabled: grants.length > 0 })
  const rewardText = useRewardText(packs)
  useEffect(() => {
    if (grants.length === 0) return
    void cache.invalidateQueries({ queryKey: myPacksQuery(userId).queryKey })
    void cache.invalidateQueries({ queryKey: myCardsQuery(userId).queryKey })
  }, [cache, userId, grants.length])
  const list = useRef<HTMLUListElement>(null)
  useRewardFlight(list, grants.length)
  if (grants.length === 0) return null
  return (
    <section className={styles.rewards} aria-label={t('result.title')} data-testid="result-rewards">
      <ul ref={list}>
        {grants.map(({ key }) => {
          const reward = rewardOf(key)
          return (
            reward && (
              <li key={key}>
                <RewardPicture reward={reward} />
                <b>{rewardText(reward)}</b>
              </li>
            )
          )
        })}
      </ul>
      <Link href={href('rewards', locale)}>{t('result.all')}</Link>
    </section>
  )
}
