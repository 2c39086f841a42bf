/** The five cards of an opened welcome pack, in an overlapping row. */

import { useTranslation } from 'react-i18next'
import { type Character, codeName } from '@/contract/endpoints/game/characters.ts'
import type { Locale } from '@/contract/locales.ts'
import { CharacterCard } from '@/ui/card/character-card.tsx'
import styles from './torn-cards.module.css'

export default function TornCards({ cards, locale }: { cards: readonly Character[]; locale: Locale }) {
  const { t } = useTranslation(['home', 'game'])
  return (
    <ul className={styles.fan} aria-label={t('welcome.kept')}>
      {cards.map(card => (
        <li key={card.numero_carta}>
          <CharacterCard
            character={card}
            locale={locale}
            size="thumbnail"
            kind={t(`rarity.${codeName(card.rarita)}`, { ns: 'game' })}
            still
          />
        </li>
      ))}
    </ul>
  )
}
