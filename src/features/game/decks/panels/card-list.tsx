/** The player's cards in a virtualised list. Arrow keys move, Enter adds or removes. */
import { type KeyboardEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { Locale } from '@/contract/locales.ts'
import { Spoken } from '@/ui/content/spoken.tsx'
import type { HeldCard } from '../../kit/held-cards.ts'
import { placeAfterKey } from './card-grid.ts'
import styles from './card-list.module.css'
import { CardTile } from './card-tile.tsx'
import { useCardList } from './use-card-list.ts'

export interface CardListProps {
  cards: readonly HeldCard[]
  chosen: ReadonlySet<number> // numbers of the cards in the deck
  carried: number | null // numero_carta of the dragged card
  locale: Locale
  onToggle(card: number): void
  onLook(card: number): void
}

export function CardList({ cards, chosen, carried, locale, onToggle, onLook }: CardListProps) {
  const { t } = useTranslation(['decks', 'game'])
  const { scroller, list, probe, grid, range, rows } = useCardList(cards.length)
  const { active, setActive, onKeyDown } = useListKeys(cards, grid.columns, list, onLook)
  const [from, end] = [range.first * grid.columns, range.end * grid.columns]
  const drawn = cards
    .map((card, at) => ({ card, at }))
    .filter(({ at }) => (at >= from && at < end) || at === active)
  return (
    <section ref={scroller} className={styles.shelf} aria-label={t('shelf')}>
      <Spoken>{t('keys')}</Spoken>
      <i ref={probe} className={styles.probe} aria-hidden="true" />
      <ul ref={list} style={{ height: rows * grid.row }} onKeyDown={onKeyDown}>
        {drawn.map(({ card, at }) => (
          <CardTile
            key={card.character.numero_carta}
            card={card}
            at={at}
            count={cards.length}
            left={(at % grid.columns) * grid.step}
            top={Math.floor(at / grid.columns) * grid.row}
            width={grid.tile}
            isChosen={chosen.has(card.character.numero_carta)}
            isCarried={carried === card.character.numero_carta}
            isActive={at === active}
            locale={locale}
            t={t}
            onToggle={onToggle}
            onFocus={setActive}
          />
        ))}
      </ul>
    </section>
  )
}

/** One Tab stop for the whole list. Arrow keys move inside. */
function useListKeys(
  cards: readonly HeldCard[],
  columns: number,
  list: { current: HTMLUListElement | null },
  onLook: (card: number) => void,
) {
  const [activeIndex, setActive] = useState(0)
  const active = Math.min(activeIndex, Math.max(0, cards.length - 1))
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    const card = cards[active]?.character.numero_carta
    if (key.toLowerCase() === 'i' && card !== undefined) return onLook(card)
    const next = placeAfterKey(key, active, cards.length, columns)
    if (next === null) return
    event.preventDefault()
    // Rendered synchronously, so that the next key reaches the next card and no later frame moves the focus.
    flushSync(() => setActive(next))
    list.current?.querySelector<HTMLElement>(`[data-at="${next}"]`)?.focus()
  }
  return { active, setActive, onKeyDown }
}
