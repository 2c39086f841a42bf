import { describe, expect, it } from 'vitest'
import { isMemberState } from './member-states.ts'
import { taxClasses } from './tax-classes.ts'
import { taxTerritories } from './tax-territories.ts'
import { rateHistory, ratesCheckedUntil, vatRate, vatRates } from './vat-rates.ts'

const changed = { area: 'FR', tax_class: 'standard' as const, percent: 21, since: '2026-07-01' }

describe('the rate table', () => {
  it('has every class but “zero” for every member state and territory inside the VAT area', () => {
    const inside = taxTerritories.filter(({ isOutside }) => !isOutside).map(({ code }) => code)
    for (const area of [...Object.keys(vatRates).filter(isMemberState), ...inside])
      for (const taxClass of taxClasses.filter(one => one !== 'zero'))
        expect(vatRate(area, taxClass, '2026-11-28'), `${area} ${taxClass}`).toBeGreaterThanOrEqual(0)
    expect(Object.keys(vatRates).filter(isMemberState)).toHaveLength(27)
  })

  it('orders the entries of each history by their day', () => {
    for (const rates of Object.values(vatRates))
      for (const history of Object.values(rates))
        expect(history.map(([since]) => since)).toEqual(history.map(([since]) => since).sort())
  })

  it.each([
    ['EE', '2025-06-30', 22],
    ['EE', '2025-07-01', 24],
    ['RO', '2025-07-31', 19],
    ['SK', '2025-01-01', 23],
    ['FI', '2024-08-31', 24],
    ['FI', '2024-09-01', 25.5],
  ])('gives the standard rate of %s on %s', (area, day, percent) => {
    expect(vatRate(area, 'standard', day)).toBe(percent)
  })

  it('has no rate before the start of the scheme, for an unknown area or for a class without entry', () => {
    expect(vatRate('DE', 'standard', '2021-06-30')).toBeUndefined()
    expect(vatRate('CH', 'standard', '2026-01-01')).toBeUndefined()
    expect(vatRate('DE', 'zero', '2026-01-01')).toBeUndefined()
  })

  it('has no foreign rate after the day of its last check, until the seller confirms it', () => {
    expect(vatRate('DE', 'standard', ratesCheckedUntil)).toBe(19)
    expect(vatRate('DE', 'standard', '2028-01-01')).toBeUndefined()
    expect(vatRate('DE', 'standard', '2028-01-01', { changes: [], confirmedUntil: '2028-06-30' })).toBe(19)
    expect(vatRate('IT', 'standard', '2028-01-01')).toBe(22)
  })

  it('uses a rate that the seller entered from its day on', () => {
    const table = { changes: [changed], confirmedUntil: '' }
    expect(vatRate('FR', 'standard', '2026-06-30', table)).toBe(20)
    expect(vatRate('FR', 'standard', '2026-07-01', table)).toBe(21)
    expect(vatRate('FR', 'standard', '2029-01-01', table)).toBe(21)
  })
})

describe('the history of the rates of an area', () => {
  it('lists table and entered rates by class and day, and ends with the rate that applies', () => {
    const changes = [changed, { ...changed, since: '2021-07-01', percent: 18 }]
    const standard = rateHistory('FR', changes).filter(({ tax_class }) => tax_class === 'standard')
    expect(standard).toEqual([
      { tax_class: 'standard', percent: 20, since: '2021-07-01', isEntered: false },
      { tax_class: 'standard', percent: 18, since: '2021-07-01', isEntered: true },
      { tax_class: 'standard', percent: 21, since: '2026-07-01', isEntered: true },
    ])
    expect(vatRate('FR', 'standard', '2022-01-01', { changes, confirmedUntil: '' })).toBe(18)
  })

  it('is empty for a country without rates', () => {
    expect(rateHistory('CH', [])).toEqual([])
  })
})
