import { describe, expect, it } from 'vitest'
import type { Character } from '@/contract/endpoints/game/characters.ts'
import { openPages, pageIn, pageOfNumber, pagesOf, slotsOf } from './album-pages.ts'

const owned = [
  { numero_carta: 5, is_new: false },
  { numero_carta: 2, is_new: true },
  { numero_carta: 5, is_new: false },
]

describe('album (decision 0035)', () => {
  it('has 149 slots, numbers 2 to 150, nine per page', () => {
    const pages = pagesOf(slotsOf([], []))
    expect(pages).toHaveLength(17)
    expect(pages.flat().map(slot => slot.number)).toEqual(Array.from({ length: 149 }, (_, at) => at + 2))
    expect(pages.at(-1)).toHaveLength(5)
  })

  it('counts the copies of a number and marks new cards', () => {
    const [first] = pagesOf(slotsOf([], owned))
    expect(first?.map(slot => slot.copies)).toEqual([1, 0, 0, 2, 0, 0, 0, 0, 0])
    expect(first?.filter(slot => slot.isNew).map(slot => slot.number)).toEqual([2])
  })

  it('keeps the slot of a number that the catalogue does not have', () => {
    const known = { numero_carta: 3 } as Character
    expect(
      slotsOf([known], [])
        .slice(0, 3)
        .map(slot => slot.character),
    ).toEqual([null, known, null])
  })

  it('has one empty page if it has no slots', () => {
    expect(pagesOf([])).toEqual([[]])
  })

  it('starts a spread at an even page and shows the last page alone', () => {
    expect([0, 1, 2, 15, 16].map(page => openPages(page, 17, true))).toEqual([
      [0, 1],
      [0, 1],
      [2, 3],
      [14, 15],
      [16],
    ])
    expect(openPages(4, 17, false)).toEqual([4])
  })

  it('limits a page outside the book to its range', () => {
    expect([0, 99, 1, 3].map(page => pageIn(17, page))).toEqual([0, 16, 0, 2])
  })

  it.each([
    [2, 0],
    [10, 0],
    [11, 1],
    [150, 16],
    [151, -1],
  ])('puts number %i on page %i', (number, page) => {
    expect(pageOfNumber(pagesOf(slotsOf([], [])), number)).toBe(page)
  })
})
