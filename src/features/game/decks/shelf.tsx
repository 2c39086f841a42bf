/** The player's cards on a shelf that scrolls; only the rows in sight are drawn. Arrows move, Enter adds or takes out. */
import { type KeyboardEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { Locale } from '@/contract/locales.ts'
import { Spoken } from '@/ui/content/spoken.tsx'
import type { HeldCard } from '../kit/held-cards.ts'
import styles from './shelf.module.css'
import { placeAfterKey } from './shelf-grid.ts'
import { ShelfTile } from './shelf-tile.tsx'
import { useShelf } from './use-shelf.ts'

export interface ShelfProps {
  cards: readonly HeldCard[]
  chosen: ReadonlySet<number> // numbers in the deck
  carried: number | null // the card under the pointer
  locale: Locale
  onToggle(card: number): void
  onLook(card: number): void
}

export function Shelf({ cards, chosen, carried, locale, onToggle, onLook }: ShelfProps) {
  const { t } = useTranslation(['decks', 'game'])
  const { scroller, list, probe, grid, range, rows } = useShelf(cards.length)
  const { active, setActive, onKeyDown } = useShelfKeys(cards, grid.columns, list, onLook)
  const [from, end] = [range.first * grid.columns, range.end * grid.columns]
  const drawn = cards
    .map((held, at) => ({ held, at }))
    .filter(({ at }) => (at >= from && at < end) || at === active)
  return (
    <section ref={scroller} className={styles.shelf} aria-label={t('shelf')}>
      <Spoken>{t('keys')}</Spoken>
      <i ref={probe} className={styles.probe} aria-hidden="true" />
      <ul ref={list} style={{ height: rows * grid.row }} onKeyDown={onKeyDown}>
        {drawn.map(({ held, at }) => (
          <ShelfTile
            key={held.character.numero_carta}
            held={held}
            at={at}
            count={cards.length}
            left={(at % grid.columns) * grid.step}
            top={Math.floor(at / grid.columns) * grid.row}
            width={grid.tile}
            isChosen={chosen.has(held.character.numero_carta)}
            isCarried={carried === held.character.numero_carta}
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

/** One stop of the Tab key for the whole shelf; the arrows lead on from there. */
function useShelfKeys(
  cards: readonly HeldCard[],
  columns: number,
  list: { current: HTMLUListElement | null },
  onLook: (card: number) => void,
) {
  const [wanted, setActive] = useState(0)
  const active = Math.min(wanted, Math.max(0, cards.length - 1))
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    const card = cards[active]?.character.numero_carta
    if (key.toLowerCase() === 'i' && card !== undefined) return onLook(card)
    const next = placeAfterKey(key, active, cards.length, columns)
    if (next === null) return
    event.preventDefault()
    // Drawn at once: the next key already meets the next card, and no later frame takes the focus away.
    flushSync(() => setActive(next))
    list.current?.querySelector<HTMLElement>(`[data-at="${next}"]`)?.focus()
  }
  return { active, setActive, onKeyDown }
}
