import { describe, expect, it } from 'vitest'
import type { Character } from '@/contract/endpoints/game/characters.ts'
import { openPages, pageIn, pageOfNumber, pagesOf, slotsOf } from './album-pages.ts'

const owned = [
  { numero_carta: 5, is_new: false },
  { numero_carta: 2, is_new: true },
  { numero_carta: 5, is_new: false },
]

describe('album (decision 0035)', () => {
  it('149 slots, numbers 2 to 150, nine a page', () => {
    const pages = pagesOf(slotsOf([], []))
    expect(pages).toHaveLength(17)
    expect(pages.flat().map(slot => slot.number)).toEqual(Array.from({ length: 149 }, (_, at) => at + 2))
    expect(pages.at(-1)).toHaveLength(5)
  })

  it('counts copies of a number and knows what is new', () => {
    const [first] = pagesOf(slotsOf([], owned))
    expect(first?.map(slot => slot.copies)).toEqual([1, 0, 0, 2, 0, 0, 0, 0, 0])
    expect(first?.filter(slot => slot.isNew).map(slot => slot.number)).toEqual([2])
  })

  it('a number the catalogue does not know keeps its place', () => {
    const known = { numero_carta: 3 } as Character
    expect(
      slotsOf([known], [])
        .slice(0, 3)
        .map(slot => slot.character),
    ).toEqual([null, known, null])
  })

  it('an empty book has one empty page', () => {
    expect(pagesOf([])).toEqual([[]])
  })

  it('a spread begins at an even page; the last page is alone', () => {
    expect([0, 1, 2, 15, 16].map(page => openPages(page, 17, true))).toEqual([
      [0, 1],
      [0, 1],
      [2, 3],
      [14, 15],
      [16],
    ])
    expect(openPages(4, 17, false)).toEqual([4])
  })

  it('an address outside the book comes back into it', () => {
    expect([0, 99, 1, 3].map(page => pageIn(17, page))).toEqual([0, 16, 0, 2])
  })

  it.each([
    [2, 0],
    [10, 0],
    [11, 1],
    [150, 16],
    [151, -1],
  ])('number %i is on page %i', (number, page) => {
    expect(pageOfNumber(pagesOf(slotsOf([], [])), number)).toBe(page)
  })
})
