import { useTranslation } from 'react-i18next'
import { type PlayerFace, standingAt } from '@/contract/endpoints/game/ladder.ts'
import { usePercentText } from '@/i18n/percent.ts'

const steps = { 1: 'I', 2: 'II', 3: 'III' } as const

/** Returns `Ottone II` for a rating, from the namespace `lobby`. */
export function useStandingWords(): (rating: number) => string {
  const { t } = useTranslation('lobby')
  return rating => {
    const { league, step } = standingAt(rating)
    return [t(`league.${league}`), step && steps[step]].filter(Boolean).join(' ')
  }
}

/** Returns `54 % vinte`, or null for a player without battles. */
export function useWinShare(): (player: Pick<PlayerFace, 'wins' | 'battles'>) => string | null {
  const { t } = useTranslation('lobby')
  const percentOf = usePercentText()
  return ({ wins, battles }) =>
    battles > 0 ? t('share', { share: percentOf(Math.round((100 * wins) / battles)) }) : null
}
