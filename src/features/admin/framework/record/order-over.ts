/** Merges two orders of the same records: mine takes precedence. Pure. */

interface Placed {
  id: number | string
}

/** Applies my order to the records that still exist and appends the others. */
export function orderOver<M extends Placed, T extends Placed>(
  mine: readonly M[],
  theirs: readonly T[],
): (M | T)[] {
  const isThere = new Set(theirs.map(({ id }) => id))
  const ownIds = new Set(mine.map(({ id }) => id))
  return [...mine.filter(({ id }) => isThere.has(id)), ...theirs.filter(({ id }) => !ownIds.has(id))]
}
