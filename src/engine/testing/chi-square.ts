/** How far what was seen is from what the odds say: Pearson's sum over the parts that can come up; infinite when an impossible one did. */
export function chiSquare(seen: readonly number[], parts: readonly number[], count: number): number {
  const whole = parts.reduce((sum, part) => sum + part, 0)
  return seen.reduce((sum, found, at) => {
    const expected = ((parts[at] ?? 0) / whole) * count
    if (expected === 0) return sum + (found > 0 ? Number.POSITIVE_INFINITY : 0)
    return sum + (found - expected) ** 2 / expected
  }, 0)
}
