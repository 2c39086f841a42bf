import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type EnteredTerms,
  enteredTerms,
  statusAt,
  type TermsInForce,
  termsInForce,
} from './product-schedule.ts'

const hour = 3_600_000
const noon = new Date('2026-12-01T12:00:00Z')
const hoursLater = (hours: number): Date => new Date(noon.getTime() + hours * hour)

const entered = (changes: Partial<EnteredTerms> = {}): EnteredTerms => ({
  status: 'published',
  published_from: null,
  published_until: null,
  offer_from: null,
  offer_until: null,
  base_discount: 20,
  reseller_discount: 0,
  other_discount: 5,
  ...changes,
})

const moment = fc.option(fc.integer({ min: -5, max: 5 }).map(hoursLater), { nil: null })
const percent = fc.constantFrom(0, 10, 20)
const anyTerms: fc.Arbitrary<EnteredTerms> = fc.record({
  status: fc.constantFrom('draft', 'planned', 'published', 'archived'),
  published_from: moment,
  published_until: moment,
  offer_from: moment,
  offer_until: moment,
  base_discount: percent,
  reseller_discount: percent,
  other_discount: percent,
})

/** The row after a save at `from` and all changes until `to`, as the job applies them. */
function lived(terms: EnteredTerms, from: Date, to: Date): EnteredTerms & TermsInForce {
  let row = { ...terms, ...termsInForce(terms, from) }
  for (let changes = 0; row.changes_at !== null && row.changes_at <= to; changes++) {
    expect(changes).toBeLessThan(5)
    row = { ...row, ...termsInForce(enteredTerms(row), row.changes_at) }
  }
  return row
}

describe('the terms of a product at a moment', () => {
  it('include the start of the offer and exclude its end', () => {
    const offer = entered({ offer_from: noon, offer_until: hoursLater(2) })
    const discounts = [hoursLater(-1), noon, hoursLater(1), hoursLater(2)].map(
      at => termsInForce(offer, at).base_discount,
    )
    expect(discounts).toEqual([0, 20, 20, 0])
  })

  it('preserve the entered discounts while the offer is not in force', () => {
    const { idle_offer } = termsInForce(entered({ offer_from: hoursLater(1) }), noon)
    expect(idle_offer).toEqual({ base_discount: 20, reseller_discount: 0, other_discount: 5 })
  })

  it.each([
    ['planned', hoursLater(-1)],
    ['published', noon],
    ['published', hoursLater(1)],
    ['archived', hoursLater(2)],
  ] as const)('are %s at %s of a publication from noon to two o’clock', (status, at) => {
    const planned = entered({ status: 'planned', published_from: noon, published_until: hoursLater(2) })
    expect(statusAt(planned, at)).toBe(status)
  })

  it.each(['draft', 'archived'] as const)('never publish a product that is %s', status => {
    const product = entered({ status, published_from: noon, offer_from: null })
    expect(statusAt(product, hoursLater(1))).toBe(status)
  })

  it('returns the next moment of a change, and null after the last one', () => {
    const product = entered({
      published_until: hoursLater(4),
      offer_from: hoursLater(1),
      offer_until: hoursLater(3),
    })
    const moments = [noon, hoursLater(1), hoursLater(3), hoursLater(4)].map(
      at => termsInForce(product, at).changes_at,
    )
    expect(moments).toEqual([hoursLater(1), hoursLater(3), hoursLater(4), null])
  })

  it('returns the same terms whether a job applied each change or one reader computes them late', () => {
    fc.assert(
      fc.property(
        anyTerms,
        fc.integer({ min: -6, max: 0 }),
        fc.integer({ min: 0, max: 6 }),
        (terms, from, to) => {
          const saved = { ...terms, ...termsInForce(terms, hoursLater(from)) }
          const late = termsInForce(enteredTerms(saved), hoursLater(to))
          const { status, base_discount, reseller_discount, other_discount, idle_offer, changes_at } = lived(
            terms,
            hoursLater(from),
            hoursLater(to),
          )
          expect({
            status,
            base_discount,
            reseller_discount,
            other_discount,
            idle_offer,
            changes_at,
          }).toEqual(late)
        },
      ),
    )
  })

  it('return what was entered, whatever is in force', () => {
    fc.assert(
      fc.property(anyTerms, fc.integer({ min: -6, max: 6 }), (terms, at) => {
        const row = { ...terms, ...termsInForce(terms, hoursLater(at)) }
        expect(enteredTerms(row)).toEqual({ ...terms, status: row.status })
      }),
    )
  })
})
