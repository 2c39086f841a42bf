import { expect, it } from 'vitest'
import { shopInstant, shopTime } from './shop-clock.ts'

it.each([
  ['2026-11-21T23:30:00Z', '2026-11-22T00:30:00'],
  ['2026-07-01T22:00:00Z', '2026-07-02T00:00:00'],
])('at %s the shop reads %s, wherever it runs', (at, time) => {
  expect(shopTime(new Date(at))).toBe(time)
})

it('converts every moment of a year to local time and back, except the repeated hour', () => {
  const hour = 3_600_000
  const twice = Date.parse('2026-10-25T00:00:00Z')
  for (let at = Date.parse('2026-01-01T00:30:00Z'); at < Date.parse('2027-01-01T00:00:00Z'); at += hour) {
    const converted = shopInstant(shopTime(new Date(at)))?.getTime()
    expect(converted).toBe(at - twice >= 0 && at - twice < hour ? at + hour : at)
  }
})

it('reads an hour skipped in spring as if the clock had not changed', () => {
  expect(shopInstant('2026-03-29T02:30')?.toISOString()).toBe('2026-03-29T01:30:00.000Z')
})

it.each(['', 'domani', 'T23:59:59', '2026-13-01T10:00'])('returns null for %j', text => {
  expect(shopInstant(text)).toBeNull()
})
