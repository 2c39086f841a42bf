/** Whether a wish for an order names each of what is there exactly once. */
export const isReordering = <Key>(wanted: readonly Key[], known: readonly Key[]): boolean =>
  wanted.length === known.length &&
  new Set(wanted).size === wanted.length &&
  wanted.every(key => known.includes(key))
