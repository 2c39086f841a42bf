import fc from 'fast-check'
import { expect, it } from 'vitest'
import { noBits, putIf } from '../search-index/bits.ts'
import { buildIndex } from '../search-index/search-index.ts'
import { buildTitles, noteVisibility, updateTitles } from '../search-index/title-index.ts'
import { buildLexicon } from './lexicon.ts'
import { vocabularyFor } from './reader-vocabulary.ts'

const size = 40
const title = fc.option(
  fc
    .array(fc.constantFrom('drago', 'busta', 'astabusta', 'blu', 'carta', 'luna', 'x2', 'set'), {
      maxLength: 4,
    })
    .map(words => words.join(' ')),
  { nil: undefined },
)
const place = fc.integer({ min: 0, max: size - 1 })
const steps = fc.array(
  fc.record({
    titles: fc.dictionary(place.map(String), title, { maxKeys: 6 }),
    seen: fc.dictionary(place.map(String), fc.boolean(), { maxKeys: 6 }),
    isRead: fc.boolean(),
  }),
  { maxLength: 8 },
)
const source = {
  categories: [{ id: 1, name: 'Carta rara' }],
  valueNames: [],
  synonyms: [{ words: ['bustina'], means: ['busta'] }],
}
const newLexicon = () => buildLexicon(source, word => word)
const numbers = <T>(entries: Record<string, T>) =>
  Object.entries(entries).map(([key, value]) => [Number(key), value] as const)

it('has the same words, uses and order after changes of titles and visibility as when all words are read again', () => {
  fc.assert(
    fc.property(fc.array(title, { maxLength: size }), steps, (texts, changes) => {
      const searchIndex = {
        ...buildIndex({ rows: [], attributes: [], links: [], variants: new Map() }),
        size,
      }
      const visible = noBits(size)
      searchIndex.visible.set(undefined, visible)
      const titles = buildTitles([...texts], 'it')
      const lexicon = newLexicon()
      const read = (from = lexicon) => {
        const { words, has, begins, containing } = vocabularyFor(from, { searchIndex, titles }, undefined)
        return {
          words: [...words].sort((a, b) => a.order - b.order).map(({ word, uses }) => [word, uses]),
          sorted: words.map(({ word }) => word),
          has: ['drago', 'x2', 'rara', 'luna'].map(has),
          containing: ['usta', 'arta'].map(part => containing(part, 3)),
          begins: ['dr', 'x', 'ra', 'set', 'z'].map(begins),
        }
      }
      for (const { titles: changed, seen, isRead } of changes) {
        updateTitles(titles, new Map(numbers(changed)), size, 'it')
        for (const [at, isSeen] of numbers(seen)) putIf(visible, at, isSeen)
        noteVisibility(
          titles,
          numbers(seen).map(([at]) => at),
        )
        if (isRead) expect(read()).toEqual(read(newLexicon()))
      }
      expect(read()).toEqual(read(newLexicon()))
    }),
    { numRuns: 300 },
  )
})
