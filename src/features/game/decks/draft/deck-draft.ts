/** A deck while it is being built: at most six different cards, the first one opens the battle. Pure. */
import { type Deck, deckSize } from '@/contract/endpoints/game/deck.ts'

export interface DeckDraft {
  id: number | null // of the saved deck it changes; null: a new one
  name: string
  cards: readonly number[] // numero_carta
}

export type DraftAction =
  | { type: 'add'; card: number; at?: number } // at a slot that is taken: in the place of its card when the deck is full, before it otherwise
  | { type: 'remove'; card: number }
  | { type: 'move'; card: number; to: number } // the others close up
  | { type: 'rename'; name: string }
  | { type: 'clear' }
  | { type: 'load'; draft: DeckDraft }

export const nameLimit = 30

export const emptyDraft: DeckDraft = { id: null, name: '', cards: [] }

export const draftOf = ({ id, name, cards }: Deck): DeckDraft => ({ id, name, cards })

const inserted = (cards: readonly number[], card: number, at: number): number[] => [
  ...cards.slice(0, at),
  card,
  ...cards.slice(at),
]

const placeOf = (at: number, length: number): number => Math.max(0, Math.min(length, Math.trunc(at)))

function withCard(cards: readonly number[], card: number, at = cards.length): readonly number[] {
  if (cards.includes(card)) return withMoved(cards, card, at)
  const place = placeOf(at, cards.length)
  if (cards.length < deckSize) return inserted(cards, card, place)
  return place < cards.length ? cards.with(place, card) : cards
}

function withMoved(cards: readonly number[], card: number, to: number): readonly number[] {
  if (!cards.includes(card)) return cards
  const others = cards.filter(other => other !== card)
  return inserted(others, card, placeOf(to, others.length))
}

/** The same object when nothing changes. */
export function changeDraft(draft: DeckDraft, action: DraftAction): DeckDraft {
  switch (action.type) {
    case 'add':
      return withCards(draft, withCard(draft.cards, action.card, action.at))
    case 'remove':
      return withCards(
        draft,
        draft.cards.filter(card => card !== action.card),
      )
    case 'move':
      return withCards(draft, withMoved(draft.cards, action.card, action.to))
    case 'rename':
      return { ...draft, name: action.name.slice(0, nameLimit) }
    case 'clear':
      return withCards(draft, [])
    case 'load':
      return action.draft
  }
}

const sameCards = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((card, at) => card === other[at])

const withCards = (draft: DeckDraft, cards: readonly number[]): DeckDraft =>
  sameCards(draft.cards, cards) ? draft : { ...draft, cards }

/** Whether something would be lost; an empty new deck is nothing. */
export function isUnsaved(draft: DeckDraft, saved: DeckDraft | null): boolean {
  if (!saved) return draft.cards.length > 0
  return draft.name.trim() !== saved.name.trim() || !sameCards(draft.cards, saved.cards)
}
