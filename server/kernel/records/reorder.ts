/** Wishes for an order of things. Pure. */

/** Whether a wish for an order names each of what is there exactly once. */
export const isReordering = <Key>(wanted: readonly Key[], known: readonly Key[]): boolean =>
  wanted.length === known.length &&
  new Set(wanted).size === wanted.length &&
  wanted.every(key => known.includes(key))

/** Whether an order still begins as somebody saw it. */
export const isAsSeen = <Key>(seen: readonly Key[], order: readonly Key[]): boolean =>
  seen.every((key, at) => order[at] === key)
