/** Gives the shown players places and does not move a player when others come and go. */

/**
 * Places by id. Players with a place stay there, others get the free places in their order. The remaining players get none.
 * @param before places of the last time
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
