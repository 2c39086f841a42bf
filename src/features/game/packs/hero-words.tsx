import { useTranslation } from 'react-i18next'
import { type Character, codeName } from '@/contract/endpoints/game/characters.ts'
import type { OpenedCard } from '@/contract/endpoints/game/packs.ts'
import type { Locale } from '@/contract/locales.ts'
import { isHighlight } from '@/stage/scenes/packs/packs-picture.ts'
import { nameIn } from '../kit/character-words.ts'
import { CopiesTag } from './copies-tag.tsx'
import styles from './hero-words.module.css'

interface HeroWordsProps {
  card: OpenedCard
  character: Character | undefined
  locale: Locale
}

/** The rarity in large letters below the enlarged card, and the card's name. */
export function HeroWords({ card, character, locale }: HeroWordsProps) {
  const { t } = useTranslation(['packs', 'game'])
  const rarity = t(`rarity.${codeName(card.rarita)}`, { ns: 'game' })
  const name = character ? nameIn(character, locale) : ''
  return (
    <div className={styles.words} data-rarity={codeName(card.rarita)}>
      {isHighlight(card.rarita) ? (
        <p className={styles.shout} data-word={t('shout', { rarity })}>
          {t('shout', { rarity })}
        </p>
      ) : (
        <p className={styles.name}>{name}</p>
      )}
      <p className={styles.line}>
        {isHighlight(card.rarita) && `${name} · `}
        {t('card.number', { ns: 'ui', number: card.numero_carta })}
        {!isHighlight(card.rarita) && ` · ${rarity}`}
        <CopiesTag card={card} />
      </p>
    </div>
  )
}
