import { expect, it } from 'vitest'
import { emptyDraft } from './deck-draft.ts'
import { createDeckStore } from './deck-store.ts'

const deck = (id: number, ...cards: number[]) => ({ id, name: `Deck ${id}`, cards })

it('changes the draft without mutating the previous one', () => {
  const store = createDeckStore(deck(1, 2, 3))
  const before = store.getState().draft
  store.getState().change({ type: 'add', card: 4 })
  expect(store.getState().draft.cards).toEqual([2, 3, 4])
  expect(before.cards).toEqual([2, 3])
})

it('keeps the same draft when an action changes nothing', () => {
  const store = createDeckStore(deck(1, 2, 3))
  const before = store.getState().draft
  store.getState().change({ type: 'add', card: 3 })
  expect(store.getState().draft).toBe(before)
})

it('replaces the draft with a loaded deck and clears the pending one', () => {
  const store = createDeckStore(emptyDraft)
  store.getState().setPending(deck(2, 5))
  store.getState().load(deck(2, 5))
  expect(store.getState()).toMatchObject({ draft: deck(2, 5), pending: null })
})
