import { describe, expect, it } from 'vitest'
import { refusedRateChange } from './rate-changes.ts'
import type { RateChange } from './vat-rates.ts'

const today = '2026-11-28'
const rate = (since: string, percent = 21): RateChange => ({
  area: 'FR',
  tax_class: 'standard',
  percent,
  since,
})
const started = rate('2026-07-01')

describe('a change of the rates that the seller entered', () => {
  it.each([
    ['a rate from today', [started], [started, rate(today, 22)]],
    ['a rate from a later day', [started], [started, rate('2027-01-01', 22)]],
    ['another percentage of a rate that has not begun', [rate('2027-01-01')], [rate('2027-01-01', 23)]],
    ['the removal of a rate that has not begun', [started, rate('2027-01-01')], [started]],
    ['another order', [started, rate('2027-01-01')], [rate('2027-01-01'), started]],
  ])('allows %s', (_, before, after) => {
    expect(refusedRateChange(before, after, today)).toBeUndefined()
  })

  it.each([
    ['the removal of a rate that applies', [started], [], 'removed'],
    ['another percentage of a rate that applies', [started], [rate('2026-07-01', 22)], 'removed'],
    ['another day of a rate that applies', [started], [rate('2026-08-01')], 'removed'],
    ['the removal of a rate that applies from today', [rate(today)], [], 'removed'],
    ['a new rate in the past', [started], [started, rate('2026-11-27', 22)], 1],
  ])('refuses %s', (_, before, after, refusal) => {
    expect(refusedRateChange(before, after, today)).toBe(refusal)
  })
})
