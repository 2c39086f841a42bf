import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readDeckLink, writeDeckLink } from './deck-link.ts'

const cards = fc.uniqueArray(fc.integer({ min: 2, max: 150 }), { minLength: 1, maxLength: 6 })
const name = fc.string({ maxLength: 40, unit: 'grapheme' })

it('restores a deck from its link', () => {
  fc.assert(
    fc.property(cards, name, (cards, name) => {
      const link = writeDeckLink({ name, cards })
      const read = readDeckLink(new URLSearchParams(link))
      expect(read?.cards).toEqual(cards)
      expect(writeDeckLink(read!)).toBe(link)
    }),
  )
})

it('gives a deck of valid numbers, or none, for any address', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (cards, name) => {
      const read = readDeckLink(new URLSearchParams({ cards, name }))
      if (!read) return
      expect(read.cards.length).toBeGreaterThan(0)
      expect(read.cards.length).toBeLessThanOrEqual(6)
      for (const card of read.cards) expect(card >= 2 && card <= 150 && Number.isInteger(card)).toBe(true)
    }),
  )
})

it('encodes a name that is cut in the middle of an emoji', () => {
  const link = writeDeckLink({ name: `${'a'.repeat(29)}🐉`, cards: [2] })
  expect(readDeckLink(new URLSearchParams(link))?.name).toBe('a'.repeat(29))
})

it('omits duplicates, invalid card numbers and a seventh card', () => {
  expect(readDeckLink(new URLSearchParams('cards=2,2,1,1,-4,3.5,9,x,10,11,12,13,14'))?.cards).toEqual([
    2, 9, 10, 11, 12, 13,
  ])
  expect(readDeckLink(new URLSearchParams('cards=&name=Vuoto'))).toBeNull()
})

it('removes characters that change direction or hide text from a name', () => {
  const name = 'Fuo\u202eco\u0000  e   fiamme'
  expect(readDeckLink(new URLSearchParams({ cards: '2', name }))?.name).toBe('Fuoco e fiamme')
})
