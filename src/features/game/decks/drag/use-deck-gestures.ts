/** Actions on the edited deck: add, remove, move, drop. Changes are announced. A full deck refuses more cards. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deckSize } from '@/contract/endpoints/game/deck.ts'
import type { Notify } from '../deck-builder-config.ts'
import type { DeckDraft, DraftAction } from '../draft/deck-draft.ts'
import type { Carried, DropPlace } from './drag-places.ts'

/** The announcement of a change for screen readers. */
function newsOf(draft: DeckDraft, action: DraftAction): { key: string; card: number; place: number } | null {
  const last = Math.min(draft.cards.length, deckSize - 1)
  if (action.type === 'add') return { key: 'added', card: action.card, place: (action.at ?? last) + 1 }
  if (action.type === 'remove') return { key: 'removed', card: action.card, place: 0 }
  if (action.type === 'move')
    return { key: 'moved', card: action.card, place: Math.min(action.to, draft.cards.length - 1) + 1 }
  return null
}

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
    const message = newsOf(draft, action)
    if (message) say(t(message.key, { name: nameOf(message.card), place: message.place }))
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
