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

describe('URL of the product list (decision 0016)', () => {
  it('parses a written URL back to the same filters', () => {
    fc.assert(
      fc.property(choices, choice => {
        expect(readChoice(new URLSearchParams(writeChoice(choice)))).toEqual(choice)
      }),
    )
  })

  it('contains the exact search, and omits it without a search', () => {
    const literal = { ...plainChoice, search: 'taza', exact: true }
    expect(readChoice(new URLSearchParams(writeChoice(literal)))).toEqual(literal)
    expect(queryOf(literal, undefined)).toMatchObject({ search: 'taza', exact: true })
    expect(writeChoice({ ...literal, search: '' })).toBe('')
    expect(readChoice(new URLSearchParams('?exact=1')).exact).toBe(false)
  })

  it('has no query without filters', () => {
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
  ])('uses the default for %s', text => {
    expect(readChoice(new URLSearchParams(text))).toEqual(plainChoice)
  })

  it('removes a value that is toggled twice, and resets the page on every change', () => {
    fc.assert(
      fc.property(choices, code, code, (choice, attribute, value) => {
        const once = toggled(choice, attribute, value)
        expect(once.page).toBe(1)
        expect(writeChoice(toggled(once, attribute, value))).toBe(writeChoice({ ...choice, page: 1 }))
      }),
    )
  })

  it('counts no filters after they are cleared, and keeps the search', () => {
    fc.assert(
      fc.property(choices, choice => {
        const plain = withoutFilters(choice)
        expect(filterCount(plain)).toBe(0)
        expect(plain.search).toBe(choice.search)
      }),
    )
  })
})
