/** Wishes for an order of things. Pure. */

/** Whether a new order names each existing key exactly once. */
export const isReordering = <Key>(wanted: readonly Key[], known: readonly Key[]): boolean =>
  wanted.length === known.length &&
  new Set(wanted).size === wanted.length &&
  wanted.every(key => known.includes(key))

/** Whether an order still begins as somebody saw it. */
export const isAsSeen = <Key>(seen: readonly Key[], order: readonly Key[]): boolean =>
  seen.every((key, at) => order[at] === key)
