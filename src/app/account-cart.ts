/**
 * The cart of an account on every device (setting `enable_guest_checkout`). The cart of the device is added once at
 * login. Afterwards each change is sent. Without a response the device keeps its cart, and unsent changes are sent the
 * next time.
 */
import { call } from '@/api/client.ts'
import {
  type AccountCart,
  type CartLine,
  changeCart,
  getCart,
  mergeCart,
} from '@/contract/endpoints/shop/cart.ts'
import type { CartFacts, CartItem } from '@/stores/cart.ts'
import { followCart, useCart } from '@/stores/cart.ts'
import { changedLines, withChangesSince } from '@/stores/cart-changes.ts'
import { useSession } from '@/stores/session.ts'
import { cartLine, itemOf } from './cart-lines.ts'

const quietMillis = 300 // several clicks on one button are one change

type Lists = Pick<CartFacts, 'items' | 'later'>

/** Changes made here during the request are preserved and sent afterwards. */
function take({ lines, later }: AccountCart, sentLists: Lists, owner: number): void {
  const isSent = useCart.getState().owner === owner
  const now = useCart.getState()
  const itemsById = new Map([...now.later, ...now.items].map(item => [item.cartId, item]))
  const itemsOf = (list: readonly CartLine[]) => list.map(line => itemOf(line, itemsById))
  const answered = { items: itemsOf(lines), later: itemsOf(later) }
  const merged = {
    items: withChangesSince(sentLists.items, now.items, answered.items, isSent),
    later: withChangesSince(sentLists.later, now.later, answered.later, isSent),
  }
  const unsent = changedLines(answered, merged)
  followCart({ ...merged, owner, bag: null, unsent, shipping_price: 0 }) // one change: other tabs must not see the lines without it
}

/** Returns whether the account received the lines. */
async function send({ items, later }: Lists, unsent: readonly string[]): Promise<boolean> {
  const named = (list: readonly CartItem[], place: string) =>
    list.filter(({ cartId }) => unsent.includes(`${place}:${cartId}`)).map(cartLine)
  const there = new Set([
    ...items.map(({ cartId }) => `lines:${cartId}`),
    ...later.map(({ cartId }) => `later:${cartId}`),
  ])
  const removed = unsent
    .filter(name => !there.has(name))
    .map(name => {
      const place = name.startsWith('later:') ? ('later' as const) : ('lines' as const)
      return { place, key: name.slice(place.length + 1) }
    })
  const body = { lines: named(items, 'lines'), later: named(later, 'later'), removed }
  const response = await call(changeCart, { body })
  if (!response.ok) console.warn(`The cart could not be sent (${response.failure.code})`)
  return response.ok
}

async function sendAll(): Promise<boolean> {
  for (;;) {
    const { items, later, unsent } = useCart.getState()
    if (unsent.length === 0) return true
    if (!(await send({ items, later }, unsent))) return false
    const now = useCart.getState()
    const since = changedLines({ items, later }, now)
    useCart.setState({ unsent: now.unsent.filter(name => !unsent.includes(name) || since.includes(name)) })
  }
}

let sending: Promise<boolean> | undefined

/**
 * Sends one request at a time, in order. Returns false if the server did not accept the change. It is then sent with
 * the next change or at the next start.
 */
export function sendUnsent(): Promise<boolean> {
  sending ??= sendAll().finally(() => {
    sending = undefined
  })
  return sending
}

/**
 * Adds the device's cart to the account's cart, or refreshes the lines here. Returns the lines that were reduced to the
 * stock, or null without a response. Then the device keeps its cart.
 */
export function joinAccountCart(userId: number): Promise<CartItem[] | null> {
  const next = joining.then(() => join(userId))
  joining = next.catch(() => null)
  return next
}

let joining: Promise<CartItem[] | null> = Promise.resolve([]) // one after another, so that a second call finds the merged cart and adds nothing twice

async function join(userId: number): Promise<CartItem[] | null> {
  if (useCart.getState().owner === userId && !(await sendUnsent())) return null
  const { owner, bag, items, later } = useCart.getState()
  const isDevices = owner === null && bag !== null && items.length + later.length > 0
  const body = { bag: bag ?? '', lines: items.map(cartLine), later: later.map(cartLine) }
  const response = isDevices ? await call(mergeCart, { body }) : await call(getCart)
  if (!response.ok) {
    console.warn(`The account’s cart could not be loaded (${response.failure.code})`)
    return null
  }
  if (useSession.getState().token === null) return null // logged out during the request
  const isMine = owner === null || owner === userId
  if (!isMine) followCart({ items: [], later: [], country: null, owner: null, unsent: [] }) // the stored cart belongs to another account
  take(response.value, isMine ? { items, later } : { items: [], later: [] }, userId)
  return useCart.getState().items.filter(({ cartId }) => response.value.capped.includes(cartId))
}

/**
 * Sends each change of this device while the cart belongs to this account. Calls `onUnsent` if the server did not
 * accept a change. Returns a function that unsubscribes.
 */
export function sendCartChanges(userId: number, onUnsent: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const later = () => {
    const { owner, unsent } = useCart.getState()
    if (owner !== userId || unsent.length === 0) return
    clearTimeout(timer)
    timer = setTimeout(() => void sendUnsent().then(isSent => isSent || onUnsent()), quietMillis)
  }
  const stop = useCart.subscribe((state, before) => {
    if (state.items !== before.items || state.later !== before.later || state.unsent !== before.unsent)
      later()
  })
  return () => {
    stop()
    clearTimeout(timer)
  }
}
