import { describe, expect, it } from 'vitest'
import {
  addDays,
  easterOf,
  isPublicHoliday,
  orthodoxEasterOf,
  publicHolidays,
  weekdayOf,
} from './public-holidays.ts'

describe('public holidays', () => {
  it('has Easter on the Sundays that the churches publish', () => {
    expect([2024, 2025, 2026, 2027, 2028, 2035, 2038].map(easterOf)).toEqual([
      '2024-03-31',
      '2025-04-20',
      '2026-04-05',
      '2027-03-28',
      '2028-04-16',
      '2035-03-25',
      '2038-04-25',
    ])
    expect([2024, 2025, 2026, 2027].map(orthodoxEasterOf)).toEqual([
      '2024-05-05',
      '2025-04-20',
      '2026-04-12',
      '2027-05-02',
    ])
  })

  it('has both Easters on Sundays in spring in every year of a century', () => {
    for (let year = 1990; year < 2090; year++)
      for (const easter of [easterOf(year), orthodoxEasterOf(year)]) {
        expect(weekdayOf(easter)).toBe(7)
        expect(easter > `${year}-03-21` && easter < `${year}-05-10`).toBe(true)
      }
  })

  it('has Italy’s holidays, including Saint Francis since 2026', () => {
    expect([...publicHolidays('IT', 2027)].sort()).toEqual([
      '2027-01-01',
      '2027-01-06',
      '2027-03-28',
      '2027-03-29',
      '2027-04-25',
      '2027-05-01',
      '2027-06-02',
      '2027-08-15',
      '2027-10-04',
      '2027-11-01',
      '2027-12-08',
      '2027-12-25',
      '2027-12-26',
    ])
    expect(isPublicHoliday('IT', '2025-10-04')).toBe(false)
  })

  it('has movable days: Whit Monday, Clean Monday, Corpus Christi, the King’s day', () => {
    expect(isPublicHoliday('DE', '2026-05-25')).toBe(true)
    expect(isPublicHoliday('GR', '2026-02-23')).toBe(true)
    expect(isPublicHoliday('PT', '2026-06-04')).toBe(true)
    expect(isPublicHoliday('NL', '2025-04-26')).toBe(true)
    expect(isPublicHoliday('NL', '2025-04-27')).toBe(false)
    expect(isPublicHoliday('IE', '2026-10-26')).toBe(true)
  })

  it('moves a British Christmas at the weekend to Monday and Tuesday', () => {
    expect(isPublicHoliday('GB', '2027-12-27')).toBe(true)
    expect(isPublicHoliday('GB', '2027-12-28')).toBe(true)
    expect(isPublicHoliday('GB', '2028-01-03')).toBe(true)
    expect(isPublicHoliday('GB', '2027-05-03')).toBe(true)
    expect(isPublicHoliday('GB', '2027-05-31')).toBe(true)
  })

  it('has none for a country outside the table', () => {
    expect(publicHolidays('XX', 2026).size).toBe(0)
  })

  it('counts days over leap days and the turn of the year', () => {
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01')
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2026-03-29', -1)).toBe('2026-03-28')
  })
})
