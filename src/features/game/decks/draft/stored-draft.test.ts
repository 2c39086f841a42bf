import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readDraft } from './stored-draft.ts'

const draft = fc.record({
  id: fc.option(fc.nat(), { nil: null }),
  name: fc.string({ maxLength: 30 }),
  cards: fc.uniqueArray(fc.integer({ min: 2, max: 150 }), { maxLength: 6 }),
})

it('restores a draft from storage', () => {
  fc.assert(
    fc.property(draft, draftGiven => {
      expect(readDraft(JSON.parse(JSON.stringify(draftGiven)))).toEqual(draftGiven)
    }),
  )
})

it('returns no draft for any other stored value and does not throw', () => {
  fc.assert(
    fc.property(fc.jsonValue(), value => {
      const read = readDraft(value)
      if (read) expect(read.cards.length).toBeLessThanOrEqual(6)
    }),
  )
  const repeated = { id: null, name: '', cards: [2, 2] }
  const seven = { id: null, name: '', cards: [2, 3, 4, 5, 6, 7, 8] }
  for (const value of [repeated, seven, { id: 'x', name: '', cards: [] }, { cards: [] }])
    expect(readDraft(value)).toBeUndefined()
})
