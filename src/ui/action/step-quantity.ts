/** The next quantity, kept between `min` and `max`; a stored value outside of them comes back in. */
export const stepQuantity = (value: number, by: number, min: number, max: number): number =>
  Math.min(Math.max(Math.round(value) + by, min), Math.max(min, max))
