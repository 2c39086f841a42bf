import { useTranslation } from 'react-i18next'
import type { PlayerFace } from '@/contract/endpoints/game/ladder.ts'
import { usePercentText } from '@/i18n/percent.ts'

/** Returns `54 % vinte`, or null for a player without battles. */
export function useWinShare(): (player: Pick<PlayerFace, 'wins' | 'battles'>) => string | null {
  const { t } = useTranslation('lobby')
  const percentOf = usePercentText()
  return ({ wins, battles }) =>
    battles > 0 ? t('share', { share: percentOf(Math.round((100 * wins) / battles)) }) : null
}
