import { describe, expect, it } from 'vitest'
import { mayFetchAhead } from './prefetch.ts'

describe('pages are fetched ahead (specification notes §9)', () => {
  it.each([undefined, {}, { effectiveType: '4g' }, { effectiveType: '3g', saveData: false }])(
    'on %j: yes',
    line => {
      expect(mayFetchAhead(line)).toBe(true)
    },
  )

  it.each([
    { saveData: true },
    { effectiveType: '2g' },
    { effectiveType: 'slow-2g' },
    { saveData: true, effectiveType: '4g' },
  ])('on %j: no', line => {
    expect(mayFetchAhead(line)).toBe(false)
  })
})
