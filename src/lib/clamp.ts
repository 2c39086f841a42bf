/** Returns the nearest value within the limits. If `most` is below `least`, returns `least`. */
export const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value))
