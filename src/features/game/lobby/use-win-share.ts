import { useTranslation } from 'react-i18next'
import type { PlayerFace } from '@/contract/ladder.ts'

/** `54 % vinte`; null for who has not played yet. */
export function useWinShare(): (player: Pick<PlayerFace, 'wins' | 'battles'>) => string | null {
  const { t, i18n } = useTranslation('lobby')
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' })
  return ({ wins, battles }) => (battles > 0 ? t('share', { share: percent.format(wins / battles) }) : null)
}
