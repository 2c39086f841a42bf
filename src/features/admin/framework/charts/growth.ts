/** Returns by how many percent `now` exceeds `before`; null if `before` is zero or negative. */
export const growth = (now: number, before: number): number | null =>
  before <= 0 ? null : Math.round(((now - before) / before) * 100)
