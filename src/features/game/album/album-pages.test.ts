import { describe, expect, it } from 'vitest'
import type { OwnedCard } from '@/contract/characters.ts'
import { openPages, ownedNumbers, pageCount, pageOfNumber, readPage, slotsOf } from './album-pages.ts'

const owned = [5, 2, 5].map(numero_carta => ({ numero_carta }) as OwnedCard)

describe('album (decisions §5, §7)', () => {
  it('149 slots, numbers 2 to 150, nine a page', () => {
    expect(pageCount).toBe(17)
    const all = Array.from({ length: pageCount }, (_, at) => slotsOf(at + 1, [], [])).flat()
    expect(all.map(slot => slot.number)).toEqual(Array.from({ length: 149 }, (_, at) => at + 2))
  })

  it('counts copies of a number', () => {
    expect(slotsOf(1, [], owned).map(slot => slot.copies)).toEqual([1, 0, 0, 2, 0, 0, 0, 0, 0])
    expect(ownedNumbers(owned)).toEqual([2, 5])
  })

  it.each([
    [2, 1],
    [10, 1],
    [11, 2],
    [150, 17],
  ])('number %i is on page %i', (number, page) => {
    expect(pageOfNumber(number)).toBe(page)
  })

  it('a spread begins on an odd page; the last page lies alone', () => {
    expect([1, 2, 3, 16, 17].map(page => openPages(page, true))).toEqual([
      [1, 2],
      [1, 2],
      [3, 4],
      [15, 16],
      [17],
    ])
    expect(openPages(4, false)).toEqual([4])
  })

  it('an address outside the book comes back into it', () => {
    expect(['0', '99', 'x', null, '3'].map(readPage)).toEqual([1, 17, 1, 1, 3])
  })
})
