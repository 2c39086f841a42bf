/** Two orders of the same things: mine laid over theirs. Pure. */

interface Placed {
  id: number | string
}

/** My order of what is still there; what came meanwhile stands behind it. */
export function orderOver<M extends Placed, T extends Placed>(
  mine: readonly M[],
  theirs: readonly T[],
): (M | T)[] {
  const isThere = new Set(theirs.map(({ id }) => id))
  const known = new Set(mine.map(({ id }) => id))
  return [...mine.filter(({ id }) => isThere.has(id)), ...theirs.filter(({ id }) => !known.has(id))]
}
