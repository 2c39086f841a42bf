import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { askedPrice, lowestBefore, referenceAfter, shownPrice, shownTerms, type Terms } from './price-rule.ts'
import { hour, lowestBeforeOffer, replaySteps, type Step } from './testing/price-history.ts'

const at = new Date('2026-11-21T00:00:00Z')
const daysBefore = (days: number) => new Date(at.getTime() - days * 24 * 3600 * 1000)

describe('the lowest price of the 30 days before a discount (decision 0017)', () => {
  it('counts the price that was already in force when the window opens', () => {
    expect(lowestBefore([{ since: daysBefore(90), price: 1000 }], at)).toBe(1000)
  })

  it('ignores a price that ended before the window', () => {
    const points = [
      { since: daysBefore(90), price: 500 },
      { since: daysBefore(31), price: 1000 },
    ]
    expect(lowestBefore(points, at)).toBe(1000)
  })

  it('includes a price that ended inside the window, whatever the order of points', () => {
    const points = [
      { since: daysBefore(10), price: 1200 },
      { since: daysBefore(20), price: 800 },
      { since: daysBefore(90), price: 1000 },
    ]
    expect(lowestBefore(points, at)).toBe(800)
  })

  it('ignores the time in which nothing was for sale', () => {
    const points = [
      { since: daysBefore(90), price: 500 },
      { since: daysBefore(40), price: null },
      { since: daysBefore(10), price: 1000 },
    ]
    expect(lowestBefore(points, at)).toBe(1000)
  })

  it('is null for a product that was not for sale', () => {
    expect(lowestBefore([{ since: at, price: 1000 }], at)).toBeNull()
  })
})

const terms = (changes: Partial<Terms>): Terms => ({
  full: 1000,
  percent: 0,
  extra: 0,
  isForSale: true,
  ...changes,
})

const anyTerms = fc.record({
  full: fc.integer({ min: 0, max: 12_000 }),
  percent: fc.constantFrom(0, 0, 5, 10, 20, 40, 100),
  extra: fc.constantFrom(0, 0, 250),
  isForSale: fc.constantFrom(true, true, true, false),
})
const history = fc
  .array(fc.record({ terms: anyTerms, wait: fc.integer({ min: 1, max: 40 * 24 }) }), {
    minLength: 1,
    maxLength: 14,
  })
  .map(steps => {
    let time = 0
    return steps.map(({ terms: one, wait }): Step => {
      time += wait * hour
      return { terms: one, time }
    })
  })

describe('admin 1: what a struck price may say, over random histories of prices and offers', () => {
  it('C16: shows the percentage between the two shown prices, with the struck price above the current one', () => {
    fc.assert(
      fc.property(history, steps =>
        replaySteps(steps, (shop, at) => {
          const shown = shownTerms(steps[at]!.terms, shop.reference)
          expect(shown.now).toBe(askedPrice(steps[at]!.terms))
          if (shown.was === null) return expect(shown.percent).toBe(0)
          expect(shown.was).toBeGreaterThan(shown.now)
          expect(Math.abs(shown.percent - (1 - shown.now / shown.was) * 100)).toBeLessThanOrEqual(
            shown.percent === 99 ? 1 : 0.5,
          )
          expect(shown.percent).toBeGreaterThan(0)
        }),
      ),
    )
  })

  it('C16: shows the lowest price of the thirty days before the offer as the struck price', () => {
    fc.assert(
      fc.property(history, steps =>
        replaySteps(steps, (shop, at) => {
          const { terms: now } = steps[at]!
          if (!now.isForSale || now.percent === 0) return
          expect(shownTerms(now, shop.reference)).toEqual(
            shownPrice(askedPrice(now), lowestBeforeOffer(steps, at)),
          )
        }),
      ),
      { numRuns: 1000 },
    )
  })

  it('C16: strikes no price without a discount or for a product never sold before', () => {
    fc.assert(
      fc.property(history, steps =>
        replaySteps(steps, (shop, at) => {
          const isNew = !steps.slice(0, at).some(step => step.terms.isForSale)
          if (steps[at]!.terms.percent === 0 || isNew)
            expect(shownTerms(steps[at]!.terms, shop.reference).was).toBeNull()
        }),
      ),
    )
  })
})

describe('admin 1: the cases of the review', () => {
  const shownAfter = (...steps: [days: number, given: Partial<Terms>][]) => {
    const history = steps.map(([days, changes]) => ({
      terms: terms(changes),
      time: at.getTime() + days * 24 * hour,
    }))
    let shown = shownPrice(0, null)
    replaySteps(history, (shop, step) => {
      shown = shownTerms(history[step]!.terms, shop.reference)
    })
    return shown
  }

  it('sold at 35,91 €, raised to 43,90 €, offer ended, then −5 %: shows no offer', () => {
    const sold = shownAfter(
      [0, { full: 3990 }],
      [60, { full: 3990, percent: 10 }],
      [70, { full: 4390 }],
      [70.1, { full: 4390, percent: 5 }],
    )
    expect(sold).toEqual({ now: 4171, was: null, percent: 0 })
  })

  it('1b: +10 % on an offer of −20 %: restarts the offer and shows none', () => {
    const raised = shownAfter(
      [0, { full: 9990 }],
      [60, { full: 9990, percent: 20 }],
      [70, { full: 10990, percent: 20 }],
    )
    expect(raised).toEqual({ now: 8792, was: null, percent: 0 })
  })

  it('1b: the same thirty days later: compares with the price of the meantime', () => {
    const later = shownAfter(
      [0, { full: 9990 }],
      [60, { full: 9990, percent: 20 }],
      [70, { full: 10990 }],
      [101, { full: 10990, percent: 20 }],
    )
    expect(later).toEqual({ now: 8792, was: 10990, percent: 20 })
  })

  it('keeps the struck price when the discount increases', () => {
    const deeper = shownAfter([0, {}], [60, { percent: 10 }], [95, { percent: 30 }])
    expect(deeper).toEqual({ now: 700, was: 1000, percent: 30 })
  })

  it('has no previous price for a product published with a discount, but one for the price it was then sold at', () => {
    expect(shownAfter([0, { percent: 20 }])).toEqual({ now: 800, was: null, percent: 0 })
    expect(shownAfter([0, { percent: 20 }], [5, { percent: 40 }])).toEqual({
      now: 600,
      was: 800,
      percent: 25,
    })
  })

  it('ignores the price of a draft as previous price', () => {
    expect(shownAfter([0, { full: 9900, isForSale: false }], [5, { full: 9900, percent: 50 }]).was).toBeNull()
  })

  it('continues an offer that was hidden for a day', () => {
    const back = shownAfter(
      [0, {}],
      [60, { percent: 20 }],
      [61, { percent: 20, isForSale: false }],
      [62, { percent: 20 }],
    )
    expect(back).toEqual({ now: 800, was: 1000, percent: 20 })
  })

  it('predicts in the form what the shop will show after saving', () => {
    const before = terms({ full: 9990, percent: 20 })
    const reference = referenceAfter(before, terms({ full: 10990, percent: 20 }), {
      reference: 9990,
      lowest: 7992,
    })
    expect(reference).toBe(7992)
  })
})

describe('two prices and their percentage', () => {
  it.each([
    [8792, 9990, 12],
    [799, 999, 20],
    [0, 999, 100],
    [1, 1000, 99],
  ])('%i instead of %i is −%i %%', (now, was, percent) => {
    expect(shownPrice(now, was)).toEqual({ now, was, percent })
  })

  it('shows no offer for a difference below one percent', () => {
    expect(shownPrice(999, 1000)).toEqual({ now: 999, was: null, percent: 0 })
  })
})
