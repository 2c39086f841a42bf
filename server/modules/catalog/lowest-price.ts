/** The 30-day lowest price: what a discount must be measured against (decisions §4). */
export interface PricePoint {
  since: Date
  price: number
}

const windowMillis = 30 * 24 * 3600 * 1000

/**
 * Lowest price in force at any time in the 30 days before `at`. A point holds until the next one begins, so the one that
 * began before the window counts too. Undefined when nothing was for sale then.
 */
export function lowestBefore(points: readonly PricePoint[], at: Date): number | undefined {
  const opening = at.getTime() - windowMillis
  const before = points
    .filter(point => point.since < at)
    .sort((a, b) => a.since.getTime() - b.since.getTime())
  const inForce = before.filter((_, index) => {
    const ends = before[index + 1]?.since.getTime() ?? at.getTime()
    return ends > opening
  })
  return inForce.length > 0 ? Math.min(...inForce.map(point => point.price)) : undefined
}
