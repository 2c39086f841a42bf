import { describe, expect, it } from 'vitest'
import { lowestBefore } from './lowest-price.ts'

const at = new Date('2026-11-21T00:00:00Z')
const daysBefore = (days: number) => new Date(at.getTime() - days * 24 * 3600 * 1000)

describe('the lowest price of the 30 days before a discount (decisions §4)', () => {
  it('counts the price that was already in force when the window opens', () => {
    expect(lowestBefore([{ since: daysBefore(90), price: 1000 }], at)).toBe(1000)
  })

  it('forgets a price that ended before the window', () => {
    const points = [
      { since: daysBefore(90), price: 500 },
      { since: daysBefore(31), price: 1000 },
    ]
    expect(lowestBefore(points, at)).toBe(1000)
  })

  it('remembers a price that ended inside the window, in whatever order points come', () => {
    const points = [
      { since: daysBefore(10), price: 1200 },
      { since: daysBefore(20), price: 800 },
      { since: daysBefore(90), price: 1000 },
    ]
    expect(lowestBefore(points, at)).toBe(800)
  })

  it('knows nothing of a product that was not for sale', () => {
    expect(lowestBefore([{ since: at, price: 1000 }], at)).toBeUndefined()
  })
})
