import { deckSize } from '@/contract/endpoints/game/deck.ts'
import type { DeckDraft, DraftAction } from './deck-draft.ts'

/** The announcement of a change for screen readers. */
export function newsOf(
  draft: DeckDraft,
  action: DraftAction,
): { key: string; card: number; place: number } | null {
  const last = Math.min(draft.cards.length, deckSize - 1)
  if (action.type === 'add') return { key: 'added', card: action.card, place: (action.at ?? last) + 1 }
  if (action.type === 'remove') return { key: 'removed', card: action.card, place: 0 }
  if (action.type === 'move')
    return { key: 'moved', card: action.card, place: Math.min(action.to, draft.cards.length - 1) + 1 }
  return null
}
