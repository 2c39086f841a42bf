import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readDeckLink, writeDeckLink } from './deck-link.ts'

const cards = fc.uniqueArray(fc.integer({ min: 2, max: 150 }), { minLength: 1, maxLength: 6 })
const name = fc.string({ maxLength: 40, unit: 'grapheme' })

it('a deck comes back from its link as it was', () => {
  fc.assert(
    fc.property(cards, name, (cards, name) => {
      const link = writeDeckLink({ name, cards })
      const read = readDeckLink(new URLSearchParams(link))
      expect(read?.cards).toEqual(cards)
      expect(writeDeckLink(read!)).toBe(link)
    }),
  )
})

it('any address at all gives a deck of known numbers or none', () => {
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

it('a name that is cut in the middle of an emoji still travels', () => {
  const link = writeDeckLink({ name: `${'a'.repeat(29)}🐉`, cards: [2] })
  expect(readDeckLink(new URLSearchParams(link))?.name).toBe('a'.repeat(29))
})

it('repeats, numbers that are no cards and a seventh card are left out', () => {
  expect(readDeckLink(new URLSearchParams('cards=2,2,1,1,-4,3.5,9,x,10,11,12,13,14'))?.cards).toEqual([
    2, 9, 10, 11, 12, 13,
  ])
  expect(readDeckLink(new URLSearchParams('cards=&name=Vuoto'))).toBeNull()
})

it('marks that turn or hide words do not come in with a name', () => {
  const name = 'Fuo\u202eco\u0000  e   fiamme'
  expect(readDeckLink(new URLSearchParams({ cards: '2', name }))?.name).toBe('Fuoco e fiamme')
})
