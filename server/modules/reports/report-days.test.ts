import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { closedRanges, comparedSpan, dayAfter, firstDaysOf } from './report-days.ts'

const day = fc
  .date({ min: new Date('2019-01-01'), max: new Date('2031-12-31'), noInvalidDate: true })
  .map(date => date.toISOString().slice(0, 10))
const span = fc.tuple(day, day).map(([a, b]) => (a < b ? { from: a, to: b } : { from: b, to: a }))

describe('stored rows of a span', () => {
  it('cover each day once', () => {
    fc.assert(
      fc.property(span, ({ from, to }) => {
        const ranges = closedRanges({ from, to })
        expect([ranges[0]?.from, ranges.at(-1)?.to]).toEqual([from, to])
        for (const [at, range] of ranges.entries())
          expect(ranges[at + 1]?.from ?? dayAfter(to)).toBe(dayAfter(range.to))
      }),
    )
  })

  it('are of whole years and months in the middle', () => {
    expect(closedRanges({ from: '2023-11-29', to: '2026-02-03' })).toEqual([
      { grain: 'day', from: '2023-11-29', to: '2023-11-30' },
      { grain: 'month', from: '2023-12-01', to: '2023-12-31' },
      { grain: 'year', from: '2024-01-01', to: '2025-12-31' },
      { grain: 'month', from: '2026-01-01', to: '2026-01-31' },
      { grain: 'day', from: '2026-02-01', to: '2026-02-03' },
    ])
  })
})

it('compares 29 February with 28 February of the year before', () => {
  expect(comparedSpan({ from: '2024-02-29', to: '2024-02-29' }, 'year')).toEqual({
    from: '2023-02-28',
    to: '2023-02-28',
  })
})

it('begins weeks on Monday and months on their first day, except the first step', () => {
  expect(firstDaysOf({ from: '2026-11-25', to: '2026-12-08' }, 'week')).toEqual([
    '2026-11-25',
    '2026-11-30',
    '2026-12-07',
  ])
  expect(firstDaysOf({ from: '2026-11-25', to: '2027-01-01' }, 'month')).toEqual([
    '2026-11-25',
    '2026-12-01',
    '2027-01-01',
  ])
})
