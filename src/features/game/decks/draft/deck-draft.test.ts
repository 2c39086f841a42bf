import fc from 'fast-check'
import { expect, it } from 'vitest'
import { deckSize } from '@/contract/endpoints/game/deck.ts'
import { changeDraft, type DeckDraft, type DraftAction, emptyDraft, isUnsaved } from './deck-draft.ts'

const card = fc.integer({ min: 2, max: 20 })
const place = fc.integer({ min: -2, max: 9 })
const action: fc.Arbitrary<DraftAction> = fc.oneof(
  fc.record({ type: fc.constant('add' as const), card }),
  fc.record({ type: fc.constant('add' as const), card, at: place }),
  fc.record({ type: fc.constant('remove' as const), card }),
  fc.record({ type: fc.constant('move' as const), card, to: place }),
  fc.record({ type: fc.constant('rename' as const), name: fc.string({ maxLength: 60 }) }),
)
const built = (actions: readonly DraftAction[]) => actions.reduce(changeDraft, emptyDraft)
const draft = fc.array(action, { maxLength: 30 }).map(built)

it('always has at most six different cards and a name of at most thirty letters', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 60 }), actions => {
      const { cards, name } = built(actions)
      expect(cards.length).toBeLessThanOrEqual(deckSize)
      expect(new Set(cards).size).toBe(cards.length)
      expect(name.length).toBeLessThanOrEqual(30)
    }),
  )
})

it('keeps the order of the others when a card is removed', () => {
  fc.assert(
    fc.property(draft, card, (before, gone) => {
      const after = changeDraft(before, { type: 'remove', card: gone })
      expect(after.cards).toEqual(before.cards.filter(other => other !== gone))
    }),
  )
})

it('changes only the order on a move and puts the card at its target', () => {
  fc.assert(
    fc.property(draft, fc.nat(5), fc.nat(5), (before, from, to) => {
      const moved = before.cards[from % Math.max(1, before.cards.length)]
      if (moved === undefined) return
      const after = changeDraft(before, { type: 'move', card: moved, to })
      expect([...after.cards].sort()).toEqual([...before.cards].sort())
      expect(after.cards.indexOf(moved)).toBe(Math.min(to, before.cards.length - 1))
    }),
  )
})

it('is unchanged after a card is added and removed', () => {
  fc.assert(
    fc.property(draft, card, (before, extra) => {
      if (before.cards.includes(extra) || before.cards.length === deckSize) return
      const after = changeDraft(changeDraft(before, { type: 'add', card: extra }), {
        type: 'remove',
        card: extra,
      })
      expect(after.cards).toEqual(before.cards)
    }),
  )
})

const full: DeckDraft = { id: 4, name: 'Fuoco', cards: [2, 3, 4, 5, 6, 7] }

it('refuses a seventh card, unless it is dropped on another one, which it replaces', () => {
  expect(changeDraft(full, { type: 'add', card: 9 })).toBe(full)
  expect(changeDraft(full, { type: 'add', card: 9, at: 2 }).cards).toEqual([2, 3, 9, 5, 6, 7])
})

it('shifts the others when a card is dropped on a slot of a deck with free slots', () => {
  const draft = { ...full, cards: [2, 3, 4] }
  expect(changeDraft(draft, { type: 'add', card: 9, at: 0 }).cards).toEqual([9, 2, 3, 4])
})

it('is unsaved when name, cards or order differ from the saved deck', () => {
  expect(isUnsaved(full, full)).toBe(false)
  expect(isUnsaved({ ...full, name: ' Fuoco ' }, full)).toBe(false)
  expect(isUnsaved({ ...full, name: 'Acqua' }, full)).toBe(true)
  expect(isUnsaved(changeDraft(full, { type: 'move', card: 2, to: 1 }), full)).toBe(true)
  expect(isUnsaved(emptyDraft, null)).toBe(false)
  expect(isUnsaved({ ...emptyDraft, cards: [2] }, null)).toBe(true)
})
