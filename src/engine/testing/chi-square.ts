/** Pearson's chi-square of observed counts against expected parts. Infinite if an impossible part occurred. */
export function chiSquare(observed: readonly number[], parts: readonly number[], count: number): number {
  const whole = parts.reduce((sum, part) => sum + part, 0)
  return observed.reduce((sum, actual, at) => {
    const expected = ((parts[at] ?? 0) / whole) * count
    if (expected === 0) return sum + (actual > 0 ? Number.POSITIVE_INFINITY : 0)
    return sum + (actual - expected) ** 2 / expected
  }, 0)
}
