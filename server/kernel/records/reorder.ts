/** Checks requested orders of records. Pure. */

/** Whether a new order contains each existing key exactly once. */
export const isReordering = <Key>(newOrder: readonly Key[], existingKeys: readonly Key[]): boolean =>
  newOrder.length === existingKeys.length &&
  new Set(newOrder).size === newOrder.length &&
  newOrder.every(key => existingKeys.includes(key))

/** Whether an order still begins with the keys that the caller saw. */
export const isAsSeen = <Key>(seenOrder: readonly Key[], order: readonly Key[]): boolean =>
  seenOrder.every((key, at) => order[at] === key)
