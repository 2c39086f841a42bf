import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlayerFace } from '@/contract/endpoints/game/ladder.ts'
import type { Match } from '@/contract/endpoints/game/online.ts'
import { formatTag } from '@/contract/locales.ts'
import {
  CHANGE_DAMAGE,
  GUARD,
  GUARD_COST,
  HEAT_FROM,
  WIND,
  WIND_TURNS,
} from '@/engine/rules/standard-numbers.ts'
import { useLocaleOfTexts } from '@/i18n/use-locale-of-texts.ts'
import { useStandingWords } from '../kit/online/use-standing-words.ts'
import { useSecondsUntil } from '../kit/use-seconds.ts'
import { DuelFrame } from './duel-frame.tsx'
import { ownSide } from './duel-half.tsx'
import type { WaitingViewProps } from './waiting-props.ts'
import styles from './waiting-view.module.css'

interface VersusScreenProps extends WaitingViewProps {
  match: Match
}

/** Both players are present, and the table opens after a countdown of three. */
export function VersusScreen({ user, match, deck, characters, onStart }: VersusScreenProps) {
  const { t } = useTranslation('waiting')
  const rankOf = useRank()
  const left = useSecondsUntil(match.starts_at, match.now)
  const rival = match.side === 'guest' ? match.host : match.guest
  const own = match.side === 'guest' ? match.guest : match.host
  const cards = (rival?.deck ?? []).flatMap(
    number => characters.find(({ numero_carta }) => numero_carta === number) ?? [],
  )
  const hasBegun = match.starts_at !== null && match.starts_at <= match.now
  // A new callback on each render must not restart the countdown.
  const start = useEffectEvent(onStart)
  useEffect(() => {
    if (hasBegun) return start()
    const timer = setTimeout(() => start(), (match.starts_at ?? match.now) - match.now)
    return () => clearTimeout(timer)
  }, [hasBegun, match.starts_at, match.now])
  return (
    <DuelFrame
      own={ownSide(user, deck, own ? rankOf(own) : '')}
      rival={{
        face: rival,
        name: rival?.nickname ?? '',
        line: rival ? rankOf(rival) : '',
        hero: cards[0]?.slug ?? null,
        cards: cards.length > 0 ? cards : 6,
      }}
      isLit
      isVersus
      medallion={<em>VS</em>}
      middle={
        <p role="status" className={styles.pill} data-testid="versus">
          {t('begins')} <b>{left}</b>
        </p>
      }
    >
      <p className={styles.hint}>
        <b>{t(match.rated ? 'rated' : 'unrated')}</b>
        {t(`tips.${tipOf(match.id)}`, ruleNumbers)}
      </p>
    </DuelFrame>
  )
}

const ruleNumbers = {
  hit: CHANGE_DAMAGE,
  cost: GUARD_COST,
  guard: GUARD,
  turn: HEAT_FROM,
  wind: WIND,
  turns: WIND_TURNS,
}

const tips = ['points', 'edge', 'wind', 'swap', 'skip', 'guard', 'heat', 'token', 'look'] as const

/** The same tip for both players of a table, another one for the next table. */
const tipOf = (id: string): (typeof tips)[number] =>
  tips[[...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % tips.length] ?? 'swap'

/** Returns `Ottone II · 54 % vittorie`. A player without battles has no percentage. */
function useRank(): (face: PlayerFace) => string {
  const { t } = useTranslation('waiting')
  const locale = useLocaleOfTexts()
  const standingWords = useStandingWords()
  const percent = new Intl.NumberFormat(formatTag(locale), { style: 'percent', maximumFractionDigits: 0 })
  return ({ rating, wins, battles }) => {
    const share = battles > 0 ? t('winShare', { share: percent.format(wins / battles) }) : null
    return [standingWords(rating), share].filter(Boolean).join(' · ')
  }
}
