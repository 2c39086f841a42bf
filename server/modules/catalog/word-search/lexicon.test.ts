import fc from 'fast-check'
import { expect, it } from 'vitest'
import { has } from '../search-index/bits.ts'
import { buildIndex } from '../search-index/search-index.ts'
import { buildTitles } from '../search-index/title-index.ts'
import { titledWith } from './lexicon.ts'

const word = fc.constantFrom('carta', 'busta', 'drago', 'luce', 'rara')

it('finds the products whose titles contain all words, and none for a word that no title contains', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(word, { maxLength: 4 }), { maxLength: 70 }),
      fc.array(word),
      (titles, words) => {
        const empty = buildIndex({ rows: [], attributes: [], links: [], variants: new Map() })
        const searchIndex = { ...empty, size: titles.length }
        const texts = titles.map(own => own.join(' '))
        const index = buildTitles(texts, 'it')
        const found = titledWith(index, searchIndex, words)
        const places = titles.flatMap((own, place) => (words.every(one => own.includes(one)) ? [place] : []))
        const isKnown = words.length > 0 && words.every(one => titles.some(own => own.includes(one)))
        const foundPlaces = found && titles.flatMap((_, place) => (has(found, place) ? [place] : []))
        expect(foundPlaces).toEqual(isKnown ? places : undefined)
        expect(titledWith(index, searchIndex, [...words, 'assente'])).toBeUndefined()
      },
    ),
  )
})
