import { describe, expect, it } from 'vitest'
import { niceScale } from './nice-scale.ts'

describe('axis of counts', () => {
  it('has whole marks that reach the highest bar', () => {
    expect(niceScale(4)).toEqual([0, 1, 2, 3, 4])
    expect(niceScale(5)).toEqual([0, 2, 4, 6])
    expect(niceScale(37)).toEqual([0, 10, 20, 30, 40])
    for (const highest of [1, 3, 9, 99, 1234, 987_654]) {
      const marks = niceScale(highest)
      expect(marks.at(-1)).toBeGreaterThanOrEqual(highest)
      expect(marks.length).toBeLessThanOrEqual(6)
    }
  })

  it('stands also when nothing is counted', () => {
    expect(niceScale(0)).toEqual([0, 1, 2])
  })
})
