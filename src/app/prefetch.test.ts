import { describe, expect, it } from 'vitest'
import { mayFetchAhead } from './prefetch.ts'

describe('prefetching of pages (specification notes §9)', () => {
  it.each([undefined, {}, { effectiveType: '4g' }, { effectiveType: '3g', saveData: false }])(
    'prefetches on %j',
    line => {
      expect(mayFetchAhead(line)).toBe(true)
    },
  )

  it.each([
    { saveData: true },
    { effectiveType: '2g' },
    { effectiveType: 'slow-2g' },
    { saveData: true, effectiveType: '4g' },
  ])('does not prefetch on %j', line => {
    expect(mayFetchAhead(line)).toBe(false)
  })
})
