/** What a card is worth just now as the twin's small print. */
import type { CardPicture, TurnFacts } from '@/stage/battle-picture.ts'
import type { Translate } from '../scene/translate.ts'

/** Health, points, how it stands to the card across. */
export const cardFacts = (t: Translate, card: CardPicture, facts: TurnFacts | null): string =>
  [
    card.defeated ? t('card.defeated') : t('card.health', { pv: card.pv, max: card.pvMax }),
    card.points === null ? null : t('card.worth', { count: card.points }),
    card.edge && facts && !card.defeated ? t(`card.edge.${card.edge}`, { edge: facts.edge }) : null,
  ]
    .filter(Boolean)
    .join(' · ')
