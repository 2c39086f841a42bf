/** Actions on the edited deck: add, remove, move, drop. Changes are announced. A full deck refuses more cards. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deckSize } from '@/contract/endpoints/game/deck.ts'
import type { Notify } from '../deck-builder-config.ts'
import type { DeckDraft, DraftAction } from '../draft/deck-draft.ts'
import { newsOf } from '../draft/deck-news.ts'
import type { Carried, DropPlace } from './drag-places.ts'

interface HandsConfig {
  draft: DeckDraft
  change(action: DraftAction): void
  nameOf(card: number): string // name of a numero_carta
  notify: Notify
}

export function useDeckHands({ draft, change, nameOf, notify }: HandsConfig) {
  const { t } = useTranslation('decks')
  const [said, say] = useState('')
  const isFull = draft.cards.length >= deckSize

  const doIt = (action: DraftAction) => {
    change(action)
    const words = newsOf(draft, action)
    if (words) say(t(words.key, { name: nameOf(words.card), place: words.place }))
  }
  const refuseFull = () => {
    say(t('full'))
    notify(t('full'), 'info')
  }
  const toggle = (card: number) => {
    if (draft.cards.includes(card)) doIt({ type: 'remove', card })
    else if (isFull) refuseFull()
    else doIt({ type: 'add', card })
  }
  const drop = ({ card, place }: Carried, target: DropPlace) => {
    if (target === null) {
      if (place === 'deck') doIt({ type: 'remove', card })
      return
    }
    const at = target === 'deck' ? undefined : target.slot
    if (place === 'deck') doIt({ type: 'move', card, to: at ?? draft.cards.length })
    else if (at === undefined && isFull) refuseFull()
    else doIt({ type: 'add', card, at })
  }
  return { said, change: doIt, toggle, drop }
}
