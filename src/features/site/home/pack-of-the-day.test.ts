import { describe, expect, it } from 'vitest'
import type { PackType } from '@/contract/endpoints/game/packs.ts'
import { hoursLeft, packOfTheDay } from './pack-of-the-day.ts'

const type = (rarity: PackType['rarity'], slug: string | null): PackType => ({
  rarity,
  name: rarity,
  odds_version: 1,
  odds: { usual: [1, 0, 0, 0, 0, 0], last: [0, 1, 0, 0, 0, 0] },
  guaranteed: [0, 0, 0, 0, 1, 0],
  guarantee_after: 19,
  product: slug ? { category: 'buste', slug } : null,
})
const types = [type('common', 'a'), type('uncommon', null), type('rare', 'b'), type('epic', 'c')]
const noon = Date.UTC(2026, 10, 21, 12)
const day = 86_400_000

describe('the pack of the day', () => {
  it('is the same during a day and another one the next day', () => {
    const today = packOfTheDay(types, noon)
    expect(packOfTheDay(types, noon + 11.9 * 3_600_000)).toBe(today)
    expect(packOfTheDay(types, noon + day)).not.toBe(today)
  })

  it('rotates through all kinds on sale, and never shows one that is not on sale', () => {
    const turns = [0, 1, 2, 3, 4, 5].map(days => packOfTheDay(types, noon + days * day)?.product.slug)
    expect(new Set(turns)).toEqual(new Set(['a', 'b', 'c']))
  })

  it('is undefined if nothing is on sale', () => {
    expect(packOfTheDay([type('common', null)], noon)).toBeUndefined()
  })

  it('returns the remaining hours', () => {
    expect(hoursLeft(noon)).toBe(12)
    expect(hoursLeft(noon - 12 * 3_600_000)).toBe(24)
    expect(hoursLeft(noon + 12 * 3_600_000 - 1)).toBe(1)
  })
})
