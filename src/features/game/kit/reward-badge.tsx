/** A reward as a picture and text: packs of a tier, or a card of a rarity. */
import { useTranslation } from 'react-i18next'
import { codeName } from '@/contract/endpoints/game/characters.ts'
import type { PackType } from '@/contract/endpoints/game/packs.ts'
import type { Reward } from '@/domain/rewards.ts'
import styles from './reward-badge.module.css'

/** `packs` names the tiers in the reader's language; without it a tier has no name yet. */
export function useRewardText(packs: readonly PackType[]): (reward: Reward) => string {
  const { t } = useTranslation('rewards')
  return reward => {
    if (reward.kind === 'card') return t(`card.${codeName(reward.rarita)}`)
    const name = packs.find(({ rarity }) => rarity === reward.rarity)?.name ?? t('pack')
    return reward.pieces > 1 ? t('packs', { pieces: reward.pieces, name }) : name
  }
}

export const RewardPicture = ({ reward }: { reward: Reward }) => (
  <span className={styles.picture} aria-hidden="true">
    {reward.kind === 'pack' ? (
      Array.from({ length: reward.pieces }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal packs differ only in their position
        <img key={at} src={`/assets/stage/pack-${reward.rarity}.webp`} alt="" />
      ))
    ) : (
      <img className={styles.card} data-rarity={reward.rarita} src="/assets/stage/card-back.webp" alt="" />
    )}
  </span>
)
