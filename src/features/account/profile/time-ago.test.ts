import { describe, expect, it } from 'vitest'
import { timeAgo } from './time-ago.ts'

const minute = 60_000
const hour = 60 * minute

describe('when a device was last seen', () => {
  it('is formatted in the largest whole unit, in the reader’s language', () => {
    expect(timeAgo(0, 3 * minute, 'it-IT')).toBe('3 minuti fa')
    expect(timeAgo(0, 5 * hour, 'de-DE')).toBe('vor 5 Stunden')
    expect(timeAgo(0, 24 * hour, 'it-IT')).toBe('ieri')
  })

  it('is “now” below a minute, also if clocks differ', () => {
    expect(timeAgo(0, 59_000, 'en-US')).toBe('now')
    expect(timeAgo(9_000, 0, 'en-US')).toBe('now')
  })
})
