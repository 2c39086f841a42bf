/** Current facts of a card as small print of the text version. */

import type { Say } from '@/i18n/effect-sentence.ts'
import type { CardSnapshot, TurnFacts } from '@/stage/battle-snapshot.ts'

/** Health, points, match-up with the rival's card, and wind. */
export const cardFacts = (t: Say, card: CardSnapshot, facts: TurnFacts | null): string =>
  [
    card.defeated ? t('card.defeated') : t('card.health', { pv: card.pv, max: card.pvMax }),
    card.points === null ? null : t('card.worth', { count: card.points }),
    card.edge && facts && !card.defeated ? t(`card.edge.${card.edge}`, { edge: facts.edge }) : null,
    card.defeated ? null : windFact(t, card),
  ]
    .filter(Boolean)
    .join(' · ')

/** Returns null without a wind. */
export const windFact = (t: Say, { wind }: CardSnapshot): string | null =>
  wind === 0 ? null : t(`card.wind.${wind > 0 ? 'up' : 'down'}`, { wind: Math.abs(wind) })
