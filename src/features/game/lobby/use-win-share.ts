import { useTranslation } from 'react-i18next'
import type { PlayerFace } from '@/contract/endpoints/game/ladder.ts'
import type { Locale } from '@/contract/locales.ts'
import { percentText } from '@/i18n/percent.ts'

/** `54 % vinte`; null for who has not played yet. */
export function useWinShare(): (player: Pick<PlayerFace, 'wins' | 'battles'>) => string | null {
  const { t, i18n } = useTranslation('lobby')
  return ({ wins, battles }) =>
    battles > 0
      ? t('share', { share: percentText(Math.round((100 * wins) / battles), i18n.language as Locale) })
      : null
}
