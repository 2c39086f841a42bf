/** Finds the changed lines of a cart, by `place:key`. Pure. */
import type { CartFacts, CartItem } from './cart-item.ts'

type Lists = Pick<CartFacts, 'items' | 'later'>

/** The fields of a line that an account stores. Changed prices and pictures are not a change of the line. */
const accountFields = ({ quantity, note_worksheet, note_production, room }: CartItem) =>
  JSON.stringify([quantity, note_worksheet, note_production, room?.pass])

function changedKeys(before: readonly CartItem[], now: readonly CartItem[]): string[] {
  if (before === now) return []
  const then = new Map(before.map(item => [item.cartId, accountFields(item)]))
  const changed = now
    .filter(item => then.get(item.cartId) !== accountFields(item))
    .map(({ cartId }) => cartId)
  const remainingIds = new Set(now.map(({ cartId }) => cartId))
  return [...changed, ...[...then.keys()].filter(key => !remainingIds.has(key))]
}

/** Lines that are new, removed, or have another quantity or note. */
export const changedLines = (before: Lists, now: Lists): string[] => [
  ...changedKeys(before.items, now.items).map(key => `lines:${key}`),
  ...changedKeys(before.later, now.later).map(key => `later:${key}`),
]

/**
 * Returns the account's lines with the changes made on this device since the request.
 *
 * @param isSent the changes are sent immediately, so the response may already contain them: the local quantity is used. Otherwise added and
 * removed pieces are applied to the account's quantity.
 */
export function withChangesSince(
  sentItems: readonly CartItem[],
  now: readonly CartItem[],
  answered: readonly CartItem[],
  isSent = false,
): CartItem[] {
  const then = new Map(sentItems.map(item => [item.cartId, item]))
  const here = new Map(now.map(item => [item.cartId, item]))
  const isGone = (key: string) => then.has(key) && !here.has(key)
  const moved = answered.flatMap(item => {
    if (isGone(item.cartId)) return []
    const before = then.get(item.cartId)?.quantity ?? 0
    const after = here.get(item.cartId)?.quantity ?? before
    const sum = Math.max(1, item.quantity + after - before)
    return [{ ...item, quantity: isSent && after !== before ? after : sum }]
  })
  const answeredIds = new Set(answered.map(({ cartId }) => cartId))
  return [...moved, ...now.filter(({ cartId }) => !answeredIds.has(cartId) && !then.has(cartId))]
}
