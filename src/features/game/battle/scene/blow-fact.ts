import type { BlowPreview } from '@/stage/battle-snapshot.ts'
import type { Translate } from './translate.ts'

/** Returns the outcome of a blow as a sentence: victory, points, a defeat, or the remaining health. */
export function blowFact(t: Translate, card: string, { pvAfter, points, wins }: BlowPreview): string {
  if (wins) return t('forecast.wins', { card })
  if (points > 0) return t('forecast.scores', { card, points })
  return pvAfter === 0 ? t('forecast.falls', { card }) : t('commands.preview', { card, pv: pvAfter })
}
