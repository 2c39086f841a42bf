import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { productSorts } from '@/contract/catalog.ts'
import { readChoice, writeChoice } from './catalog-query.ts'

describe('every choice of the shelf is in the URL (decisions §4)', () => {
  it('reading what was written gives the choice back', () => {
    fc.assert(
      fc.property(
        fc.record({
          search: fc.string({ maxLength: 60 }).map(text => text.trim()),
          sort: fc.constantFrom(...productSorts),
          inStock: fc.boolean(),
          page: fc.integer({ min: 1, max: 9999 }),
        }),
        choice => {
          expect(readChoice(new URLSearchParams(writeChoice(choice)))).toEqual(choice)
        },
      ),
    )
  })

  it('the plain shelf has a plain address', () => {
    expect(writeChoice({ search: '', sort: 'featured', inStock: false, page: 1 })).toBe('')
  })

  it.each(['page=0', 'page=-2', 'page=x', 'page=1.5', 'sort=drop table'])('%s falls back', text => {
    expect(readChoice(new URLSearchParams(text))).toMatchObject({ page: 1, sort: 'featured' })
  })
})
