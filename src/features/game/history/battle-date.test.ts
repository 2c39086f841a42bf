import { describe, expect, it } from 'vitest'
import { battleDate } from './battle-date.ts'

const now = new Date(2026, 10, 21, 15, 30)
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString()

describe('date of a battle', () => {
  it('is today or yesterday by name', () => {
    expect(battleDate(at(2026, 10, 21, 9, 5), now, 'it-IT')).toBe('oggi, 09:05')
    expect(battleDate(at(2026, 10, 20, 23, 59), now, 'de-DE')).toBe('gestern, 23:59')
  })

  it('is a date for another day, with the year for another year', () => {
    expect(battleDate(at(2026, 2, 3, 9, 5), now, 'it-IT')).toBe('3 mar, 09:05')
    expect(battleDate(at(2025, 2, 3, 9, 5), now, 'it-IT')).toBe('3 mar 2025, 09:05')
  })
})
