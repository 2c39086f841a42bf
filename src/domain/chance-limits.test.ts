import { describe, expect, it } from 'vitest'
import { limitAt, remainingOf, type StoredLimit, startOfPeriod, withRequestedLimit } from './chance-limits.ts'

const now = new Date('2026-11-28T12:00:00Z')
const later = (millis: number) => new Date(now.getTime() + millis)
const day = 24 * 60 * 60_000
const limit = (amount: number | null): StoredLimit => ({ amount, next: null, next_from: null })

describe('a requested limit', () => {
  it('applies immediately when it is the first one', () => {
    expect(withRequestedLimit(limit(null), 2000, now)).toEqual(limit(2000))
  })

  it('applies immediately when it is lower', () => {
    expect(withRequestedLimit(limit(2000), 1999, now)).toEqual(limit(1999))
  })

  it('applies after exactly 24 hours when it is higher', () => {
    const raised = withRequestedLimit(limit(2000), 2001, now)
    expect(limitAt(raised, later(day - 1))).toBe(2000)
    expect(limitAt(raised, later(day))).toBe(2001)
  })

  it('applies after 24 hours when it removes the limit', () => {
    const removed = withRequestedLimit(limit(2000), null, now)
    expect(limitAt(removed, later(day - 1))).toBe(2000)
    expect(limitAt(removed, later(day))).toBeNull()
  })

  it('does not restart the 24 hours when it is repeated', () => {
    const raised = withRequestedLimit(limit(2000), 3000, now)
    expect(withRequestedLimit(raised, 3000, later(day / 2))).toEqual(raised)
  })

  it('restarts the 24 hours when it differs from the waiting one', () => {
    const raised = withRequestedLimit(limit(2000), 3000, now)
    expect(withRequestedLimit(raised, 4000, later(day / 2)).next_from).toEqual(later(1.5 * day))
  })

  it('cancels a waiting increase when it equals the current limit', () => {
    const raised = withRequestedLimit(limit(2000), 3000, now)
    expect(withRequestedLimit(raised, 2000, later(day / 2))).toEqual(limit(2000))
  })

  it('builds on an increase that has become effective', () => {
    const raised = withRequestedLimit(limit(2000), 3000, now)
    expect(withRequestedLimit(raised, 2500, later(day))).toEqual(limit(2500))
  })
})

describe('the start of a period', () => {
  it.each([
    ['day', '2026-11-28T22:59:59Z', '2026-11-27T23:00:00.000Z'],
    ['day', '2026-11-28T23:00:00Z', '2026-11-28T23:00:00.000Z'],
    ['month', '2026-11-30T22:59:59Z', '2026-10-31T23:00:00.000Z'],
    ['month', '2026-11-30T23:00:00Z', '2026-11-30T23:00:00.000Z'],
    ['day', '2026-03-29T20:00:00Z', '2026-03-28T23:00:00.000Z'],
    ['month', '2026-03-31T22:00:00Z', '2026-03-31T22:00:00.000Z'],
  ] as const)('of a %s at %s is %s by the clock of the shop', (period, at, start) => {
    expect(startOfPeriod(period, new Date(at)).toISOString()).toBe(start)
  })
})

describe('the remaining amount', () => {
  it('is null without a limit and never negative', () => {
    expect(remainingOf({ day: null, month: 1000 }, { day: 500, month: 1500 })).toEqual({
      day: null,
      month: 0,
    })
    expect(remainingOf({ day: 500, month: 1000 }, { day: 499, month: 0 })).toEqual({ day: 1, month: 1000 })
  })
})
