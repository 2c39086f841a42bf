/** The next quantity, clamped between `min` and `max`. */
export const stepQuantity = (value: number, by: number, min: number, max: number): number =>
  Math.min(Math.max(Math.round(value) + by, min), Math.max(min, max))
