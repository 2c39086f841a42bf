/** Which lines of a cart changed, by `place:key`. Pure. */
import type { CartFacts, CartItem } from './cart-item.ts'

type Lists = Pick<CartFacts, 'items' | 'later'>

/** What an account keeps of a line; prices and pictures may change without it. */
const wanted = ({ quantity, note_worksheet, note_production, room }: CartItem) =>
  JSON.stringify([quantity, note_worksheet, note_production, room?.pass])

function changedKeys(before: readonly CartItem[], now: readonly CartItem[]): string[] {
  if (before === now) return []
  const then = new Map(before.map(item => [item.cartId, wanted(item)]))
  const changed = now.filter(item => then.get(item.cartId) !== wanted(item)).map(({ cartId }) => cartId)
  const left = new Set(now.map(({ cartId }) => cartId))
  return [...changed, ...[...then.keys()].filter(key => !left.has(key))]
}

/** Lines that are new, another number of pieces, otherwise noted, or gone. */
export const changedLines = (before: Lists, now: Lists): string[] => [
  ...changedKeys(before.items, now.items).map(key => `lines:${key}`),
  ...changedKeys(before.later, now.later).map(key => `later:${key}`),
]

/**
 * The account's lines with what was done on this device since it was asked.
 *
 * @param isSent the changes are sent as they are made, so the answer may hold them already: the number here counts. Otherwise pieces put
 * in or taken away are added to the account's own.
 */
export function withChangesSince(
  asked: readonly CartItem[],
  now: readonly CartItem[],
  answered: readonly CartItem[],
  isSent = false,
): CartItem[] {
  const then = new Map(asked.map(item => [item.cartId, item]))
  const here = new Map(now.map(item => [item.cartId, item]))
  const isGone = (key: string) => then.has(key) && !here.has(key)
  const moved = answered.flatMap(item => {
    if (isGone(item.cartId)) return []
    const before = then.get(item.cartId)?.quantity ?? 0
    const after = here.get(item.cartId)?.quantity ?? before
    const sum = Math.max(1, item.quantity + after - before)
    return [{ ...item, quantity: isSent && after !== before ? after : sum }]
  })
  const known = new Set(answered.map(({ cartId }) => cartId))
  return [...moved, ...now.filter(({ cartId }) => !known.has(cartId) && !then.has(cartId))]
}
