import { useTranslation } from 'react-i18next'
import { standingAt } from '@/contract/endpoints/game/ladder.ts'

const steps = { 1: 'I', 2: 'II', 3: 'III' } as const

/** Returns `Ottone II` for a rating, from the namespace `lobby`. */
export function useStandingWords(): (rating: number) => string {
  const { t } = useTranslation('lobby')
  return rating => {
    const { league, step } = standingAt(rating)
    return [t(`league.${league}`), step && steps[step]].filter(Boolean).join(' ')
  }
}
