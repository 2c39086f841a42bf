/** The six slots of the deck. A tap selects a card, Shift with arrows moves it, Delete removes it. */

import { type KeyboardEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { Character } from '@/contract/endpoints/game/characters.ts'
import { deckSize } from '@/contract/endpoints/game/deck.ts'
import type { Locale } from '@/contract/locales.ts'
import { clamp } from '@/lib/clamp.ts'
import { CharacterCard } from '@/ui/card/character-card.tsx'
import { classNames } from '@/ui/class-names.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconLock, iconPlus } from '@/ui/icon/icons.ts'
import { nameIn } from '../../kit/character-words.ts'
import type { DraftAction } from '../draft/deck-draft.ts'
import type { DropPlace } from '../drag/drag-places.ts'
import styles from './deck-slots.module.css'

export interface DeckSlotsProps {
  cards: readonly Character[]
  owned: ReadonlySet<number>
  picked: number | null // numero_carta
  over: DropPlace
  carried: number | null
  locale: Locale
  onPick(card: number | null): void
  change(action: DraftAction): void
}

const places = Array.from({ length: deckSize }, (_, at) => at)

export function DeckSlots(props: DeckSlotsProps) {
  const { t } = useTranslation('decks')
  const list = useRef<HTMLOListElement>(null)
  const focus = (at: number) => list.current?.querySelector<HTMLElement>(`[data-place="${at}"]`)?.focus()
  return (
    <ol ref={list} className={styles.slots} aria-label={t('slots')}>
      {places.map(at => {
        const character = props.cards[at]
        return (
          <li
            key={at}
            data-slot={at}
            className={classNames(styles.slot, isUnder(props.over, at) && styles.under)}
          >
            {at === 0 && character && (
              <span className={styles.opening} aria-hidden="true">
                {t('opening')}
              </span>
            )}
            {character ? (
              <Filled {...props} at={at} character={character} focus={focus} />
            ) : (
              <Empty at={at} isNext={at === props.cards.length} />
            )}
          </li>
        )
      })}
    </ol>
  )
}

const isUnder = (over: DropPlace, at: number): boolean => over !== null && over !== 'deck' && over.slot === at

function Empty({ at, isNext }: { at: number; isNext: boolean }) {
  const { t } = useTranslation('decks')
  return (
    <span
      role="img"
      className={classNames(styles.empty, isNext && styles.next)}
      aria-label={t('slot_empty', { place: at + 1 })}
    >
      {isNext && <Icon of={iconPlus} size={26} />}
    </span>
  )
}

interface FilledProps extends DeckSlotsProps {
  at: number
  character: Character
  focus(at: number): void // focuses the element that is rendered there now
}

function Filled({
  at,
  character,
  cards,
  owned,
  picked,
  carried,
  locale,
  onPick,
  change,
  focus,
}: FilledProps) {
  const { t } = useTranslation('decks')
  const card = character.numero_carta
  const isOwned = owned.has(card)
  const slot = t(at === 0 ? 'slot_opening' : 'slot', { place: at + 1, name: nameIn(character, locale) })
  const onKeyDown = (event: KeyboardEvent) => {
    const to = placeAfter(event, at, cards.length)
    if (to === null) return
    event.preventDefault()
    // Rendered synchronously, so that the next key reaches the card at its new position and no later frame
    // moves the focus.
    if (to === 'out') flushSync(() => change({ type: 'remove', card }))
    else if (event.shiftKey) flushSync(() => change({ type: 'move', card, to }))
    focus(to === 'out' ? Math.max(0, Math.min(at, cards.length - 2)) : to)
  }
  return (
    <button
      type="button"
      data-card={card}
      data-place={at}
      className={classNames(
        styles.card,
        picked === card && styles.picked,
        carried === card && styles.carried,
        !isOwned && styles.foreign,
      )}
      aria-label={isOwned ? slot : t('slot_missing', { slot })}
      aria-pressed={picked === card}
      onClick={() => onPick(picked === card ? null : card)}
      onKeyDown={onKeyDown}
    >
      <CharacterCard character={character} locale={locale} size="thumbnail" still spare />
      {!isOwned && <Icon of={iconLock} size={24} className={styles.lock} />}
    </button>
  )
}

const across = 3 // slots per row

/** Returns the target of a key on a slot, 'out' to remove the card, or null for other keys. */
function placeAfter({ key }: KeyboardEvent, at: number, count: number): number | 'out' | null {
  if (key === 'Delete' || key === 'Backspace') return 'out'
  const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -across, ArrowDown: across }
  const step = steps[key]
  if (step === undefined) return null
  return clamp(at + step, 0, count - 1)
}
