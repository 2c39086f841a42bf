import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { productSorts } from '@/contract/endpoints/shop/catalog.ts'
import { plainChoice, writeChoice } from './catalog-choice.ts'
import { filterCount, queryOf, readChoice, toggled, withoutFilters } from './catalog-query.ts'

const code = fc.stringMatching(/^[a-z][a-z0-9]{0,9}$/)
const cents = fc.option(fc.integer({ min: 0, max: 100_000_000 }))
const choices = fc.record({
  search: fc.string({ maxLength: 60 }).map(text => text.trim()),
  exact: fc.constant(false),
  sort: fc.constantFrom(...productSorts),
  inStock: fc.boolean(),
  onSale: fc.boolean(),
  price: fc.tuple(cents, cents),
  filters: fc.dictionary(
    code.filter(name => !(name in Object.prototype)),
    fc.uniqueArray(code, { minLength: 1, maxLength: 4 }).map(values => values.sort()),
    { maxKeys: 3, noNullPrototype: true },
  ),
  page: fc.integer({ min: 1, max: 9999 }),
})

describe('every choice of the shelf is in the URL (decision 0016)', () => {
  it('reading what was written gives the choice back', () => {
    fc.assert(
      fc.property(choices, choice => {
        expect(readChoice(new URLSearchParams(writeChoice(choice)))).toEqual(choice)
      }),
    )
  })

  it('a search to the letter is in it too, and nothing without a search', () => {
    const literal = { ...plainChoice, search: 'taza', exact: true }
    expect(readChoice(new URLSearchParams(writeChoice(literal)))).toEqual(literal)
    expect(queryOf(literal, undefined)).toMatchObject({ search: 'taza', exact: true })
    expect(writeChoice({ ...literal, search: '' })).toBe('')
    expect(readChoice(new URLSearchParams('?exact=1')).exact).toBe(false)
  })

  it('the plain shelf has a plain address', () => {
    expect(writeChoice(plainChoice)).toBe('')
  })

  it.each([
    'page=0',
    'page=-2',
    'page=x',
    'page=1.5',
    'sort=drop table',
    'price=x-9',
    'f.element=<b>',
    'utm_source=mail',
  ])('%s falls back', text => {
    expect(readChoice(new URLSearchParams(text))).toEqual(plainChoice)
  })

  it('a value pressed twice is as before, and any press starts at the first page', () => {
    fc.assert(
      fc.property(choices, code, code, (choice, attribute, value) => {
        const once = toggled(choice, attribute, value)
        expect(once.page).toBe(1)
        expect(writeChoice(toggled(once, attribute, value))).toBe(writeChoice({ ...choice, page: 1 }))
      }),
    )
  })

  it('without filters none is counted, the search stays', () => {
    fc.assert(
      fc.property(choices, choice => {
        const plain = withoutFilters(choice)
        expect(filterCount(plain)).toBe(0)
        expect(plain.search).toBe(choice.search)
      }),
    )
  })
})
