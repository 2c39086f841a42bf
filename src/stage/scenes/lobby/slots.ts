/** Assigns positions to the visible players and does not move a player when others come and go. */

/**
 * Returns positions by id. Players with a position keep it; others get the free ones in order. The remaining players
 * get none.
 * @param before the previous positions
 */
export function assignSlots<Id extends string | number>(
  before: ReadonlyMap<Id, number>,
  ids: readonly Id[],
  count: number,
): Map<Id, number> {
  const slots = new Map<Id, number>()
  for (const id of ids) {
    const slot = before.get(id)
    if (slot !== undefined && slot < count) slots.set(id, slot)
  }
  const taken = new Set(slots.values())
  const free = Array.from({ length: count }, (_, slot) => slot).filter(slot => !taken.has(slot))
  for (const id of ids) {
    if (slots.has(id)) continue
    const slot = free.shift()
    if (slot === undefined) break
    slots.set(id, slot)
  }
  return slots
}
