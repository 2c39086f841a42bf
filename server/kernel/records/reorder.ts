/** Checks requested orders of records. Pure. */

/** Whether a new order contains each existing key exactly once. */
export const isReordering = <Key>(wanted: readonly Key[], known: readonly Key[]): boolean =>
  wanted.length === known.length &&
  new Set(wanted).size === wanted.length &&
  wanted.every(key => known.includes(key))

/** Whether an order still begins with the keys that the caller saw. */
export const isAsSeen = <Key>(seen: readonly Key[], order: readonly Key[]): boolean =>
  seen.every((key, at) => order[at] === key)
