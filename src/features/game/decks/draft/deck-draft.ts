/** The draft of a deck: at most six different cards, of which the first opens the battle. Pure. */

import { type Draft, produce } from 'immer'
import { type Deck, deckSize } from '@/contract/endpoints/game/deck.ts'
import { clamp } from '@/lib/clamp.ts'

export interface DeckDraft {
  id: number | null // id of the saved deck; null: a new one
  name: string
  cards: readonly number[] // numero_carta
}

export type DraftAction =
  | { type: 'add'; card: number; at?: number } // replaces the card at a slot if the deck is full, otherwise inserts
  | { type: 'remove'; card: number }
  | { type: 'move'; card: number; to: number } // the others move together
  | { type: 'rename'; name: string }
  | { type: 'clear' }
  | { type: 'load'; draft: DeckDraft }

export const nameLimit = 30

export const emptyDraft: DeckDraft = { id: null, name: '', cards: [] }

export const draftOf = ({ id, name, cards }: Deck): DeckDraft => ({ id, name, cards })

const placeOf = (at: number, length: number): number => clamp(Math.trunc(at), 0, length)

function addCard(cards: number[], card: number, at = cards.length): void {
  const place = placeOf(at, cards.length)
  if (cards.includes(card)) moveCard(cards, card, at)
  else if (cards.length < deckSize) cards.splice(place, 0, card)
  else if (place < cards.length) cards[place] = card
}

function removeCard(cards: number[], card: number): void {
  if (cards.includes(card)) cards.splice(cards.indexOf(card), 1)
}

function moveCard(cards: number[], card: number, to: number): void {
  if (!cards.includes(card)) return
  removeCard(cards, card)
  cards.splice(placeOf(to, cards.length), 0, card)
}

/** Returns the same object if nothing changes. */
export function changeDraft(draft: DeckDraft, action: DraftAction): DeckDraft {
  if (action.type === 'load') return action.draft
  const changed = produce(draft, next => editDraft(next, action))
  return changed.name === draft.name && sameCards(changed.cards, draft.cards) ? draft : changed
}

function editDraft(draft: Draft<DeckDraft>, action: Exclude<DraftAction, { type: 'load' }>): void {
  switch (action.type) {
    case 'add':
      addCard(draft.cards, action.card, action.at)
      break
    case 'remove':
      removeCard(draft.cards, action.card)
      break
    case 'move':
      moveCard(draft.cards, action.card, action.to)
      break
    case 'rename':
      draft.name = action.name.slice(0, nameLimit)
      break
    case 'clear':
      draft.cards = []
  }
}

const sameCards = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((card, at) => card === b[at])

/** Returns whether changes would be lost. An empty new deck has none. */
export function isUnsaved(draft: DeckDraft, saved: DeckDraft | null): boolean {
  if (!saved) return draft.cards.length > 0
  return draft.name.trim() !== saved.name.trim() || !sameCards(draft.cards, saved.cards)
}
