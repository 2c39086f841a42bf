import fc from 'fast-check'
import { expect, it } from 'vitest'
import { blogSearch, readBlogChoice } from './blog-choice.ts'

it('parses a written URL back to the same filters', () => {
  const choice = fc.record({
    search: fc.string({ maxLength: 60 }).map(text => text.trim()),
    category: fc.stringMatching(/^[a-z-]{0,20}$/),
    page: fc.integer({ min: 1, max: 10_000 }),
  })
  fc.assert(
    fc.property(choice, one => {
      expect(readBlogChoice(new URLSearchParams(blogSearch(one)))).toEqual(one)
    }),
  )
})

it('uses the first page for an invalid page', () => {
  for (const page of ['0', '-2', '1.5', 'x', '1e9'])
    expect(readBlogChoice(new URLSearchParams({ page })).page).toBe(1)
})
