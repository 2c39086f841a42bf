import { memo } from 'react'
import type { Locale } from '@/contract/locales.ts'
import type { TFunction } from '@/i18n/words.ts'
import { CharacterCard } from '@/ui/card/character-card.tsx'
import { classNames } from '@/ui/class-names.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconCheckBold } from '@/ui/icon/icons.ts'
import { nameIn, rarityKey, typeKey } from '../../kit/character-words.ts'
import type { HeldCard } from '../../kit/held-cards.ts'
import styles from './card-list.module.css'

export interface CardTileProps {
  card: HeldCard
  at: number
  count: number // number of cards in the list
  left: number
  top: number
  width: number
  isChosen: boolean
  isCarried: boolean
  isActive: boolean // the Tab stop of the list
  locale: Locale
  t: TFunction<['decks', 'game']>
  onToggle(card: number): void
  onFocus(at: number): void
}

/** A card of the list. Rendered only when one of its props changes. */
export const CardTile = memo(({ card, at, locale, t, ...tile }: CardTileProps) => {
  const { character, copies } = card
  const { numero_carta: number } = character
  const label = [
    nameIn(character, locale),
    t(rarityKey(character), { ns: 'game' }),
    t(typeKey(character), { ns: 'game' }),
    `${t('facts.attack')} ${character.atk}`,
    `${t('facts.health')} ${character.pv}`,
    copies > 1 && t('copies', { count: copies }),
  ]
  return (
    <li
      className={styles.place}
      style={{ width: tile.width, transform: `translate(${tile.left}px, ${tile.top}px)` }}
      aria-posinset={at + 1}
      aria-setsize={tile.count}
    >
      <button
        type="button"
        className={classNames(styles.tile, tile.isChosen && styles.chosen, tile.isCarried && styles.carried)}
        data-card={number}
        data-at={at}
        aria-pressed={tile.isChosen}
        aria-label={label.filter(Boolean).join(', ')}
        tabIndex={tile.isActive ? 0 : -1}
        onClick={() => tile.onToggle(number)}
        onFocus={() => tile.onFocus(at)}
      >
        <CharacterCard character={character} locale={locale} size="mini" still spare />
        {copies > 1 && (
          <span className={styles.copies} aria-hidden="true">
            ×{copies}
          </span>
        )}
        {tile.isChosen && (
          <span className={styles.tick}>
            <Icon of={iconCheckBold} size={24} />
          </span>
        )}
      </button>
    </li>
  )
})
CardTile.displayName = 'CardTile'
