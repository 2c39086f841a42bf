/**
 * The cart (specification notes §3 Cart item, §4 Cart): stored in local storage, restored once, synchronised between tabs. It contains the
 * selection and the shown data. The server computes a new quote before an order.
 */
import { create } from 'zustand'
import type { Country } from '@/contract/endpoints/account/address.ts'
import type { Coupon } from '@/contract/endpoints/site/site.ts'
import type { Cents } from '@/domain/money.ts'
import { isQuantity } from '@/domain/pricing.ts'
import { takeEarlyLines } from './added-early.ts'
import { changedLines } from './cart-changes.ts'
import type { CartFacts, CartItem } from './cart-item.ts'
import { cartRecord, emptyFacts, guestRecord, itemsOf, readCart } from './cart-record.ts'
import { useSession } from './session.ts'
import { useSettings } from './settings.ts'
import { readStored, writeStored } from './storage.ts'

export type { CartFacts, CartItem, CartRoom } from './cart-item.ts'

const cartKey = 'cart'

interface CartState extends CartFacts {
  restored: boolean
  addItem(item: CartItem): void
  updateItemQuantity(cartId: string, quantity: unknown): void
  removeCartItem(cartId: string): void
  /** Replaces the former line with the changed one. If the cart has an equal line, the pieces are added to that. */
  replaceCartItem(cartId: string, item: CartItem): void
  /** Sets a note for the workshop. An empty note removes it. */
  setNote(cartId: string, note: string): void
  saveForLater(cartId: string): void
  moveToCart(cartId: string): void
  removeSaved(cartId: string): void
  setCartCoupon(coupon: Coupon | null): void
  setCartIva(percent: number): void
  setCountry(country: Country): void
  setShippingPrice(price: Cents): void
  finishOrder(number: string): void
  replaceItems(items: CartItem[]): void
  restore(): void
}

export const pieceCount = (items: readonly CartItem[]): number =>
  items.reduce((sum, item) => sum + item.quantity, 0)

/** 128 random bits. `randomUUID` is missing on pages without TLS. */
const newCartName = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, '0')).join('')

/** Adding the same line again increases its quantity. */
function added(list: readonly CartItem[], item: CartItem): CartItem[] {
  if (!list.some(other => other.cartId === item.cartId)) return [...list, item]
  return changed(list, item.cartId, same => ({
    ...same,
    quantity: same.quantity + item.quantity,
    note_worksheet: item.note_worksheet || same.note_worksheet,
  }))
}

const changed = (
  list: readonly CartItem[],
  cartId: string,
  change: (item: CartItem) => CartItem,
): CartItem[] => list.map(item => (item.cartId === cartId ? change(item) : item))

const without = (list: readonly CartItem[], cartId: string): CartItem[] =>
  list.filter(item => item.cartId !== cartId)

const find = (list: readonly CartItem[], cartId: string): CartItem | undefined =>
  list.find(item => item.cartId === cartId)

export const useCart = create<CartState>()((set, get) => ({
  ...emptyFacts,
  restored: false,
  addItem: item =>
    set(({ items, bag }) => ({ items: added(items, item), bag: bag ?? newCartName(), shipping_price: 0 })),
  updateItemQuantity: (cartId, quantity) =>
    set(({ items }) =>
      find(items, cartId) && isQuantity(quantity)
        ? { items: changed(items, cartId, item => ({ ...item, quantity })), shipping_price: 0 }
        : {},
    ),
  removeCartItem: cartId => set(({ items }) => ({ items: without(items, cartId), shipping_price: 0 })),
  replaceCartItem: (cartId, item) =>
    set(({ items }) => {
      if (!find(items, cartId)) return {}
      const isJoined = item.cartId !== cartId && find(items, item.cartId) !== undefined
      const replaced = isJoined ? added(without(items, cartId), item) : changed(items, cartId, () => item)
      return { items: replaced, shipping_price: 0 }
    }),
  setNote: (cartId, note) =>
    set(({ items }) => ({
      items: changed(items, cartId, item => ({ ...item, note_worksheet: note.trim() })),
    })),
  saveForLater: cartId =>
    set(({ items, later }) => {
      const item = find(items, cartId)
      return item ? { items: without(items, cartId), later: added(later, item), shipping_price: 0 } : {}
    }),
  moveToCart: cartId =>
    set(({ items, later }) => {
      const item = find(later, cartId)
      return item ? { later: without(later, cartId), items: added(items, item), shipping_price: 0 } : {}
    }),
  removeSaved: cartId => set(({ later }) => ({ later: without(later, cartId) })),
  setCartCoupon: coupon => set({ cart_coupon: coupon }),
  setCartIva: percent => set({ cart_iva: percent }),
  setCountry: country => set({ country, shipping_price: 0 }),
  setShippingPrice: price => set({ shipping_price: price }),
  finishOrder: number => set({ items: [], cart_coupon: null, shipping_price: 0, last_order: number }),
  replaceItems: items => set({ items }),
  restore: () => {
    if (get().restored) return
    const stored = readStored(cartKey, readCart) ?? emptyFacts
    const bag = stored.bag ?? (stored.items.length > 0 ? newCartName() : null) // for carts stored before this field existed
    set({ ...stored, bag, restored: true })
    for (const item of itemsOf(takeEarlyLines())) get().addItem(item)
  },
}))

/** Empties the cart in all tabs, through the storage. Does not change the account's cart. */
export const emptyCart = (): void => useCart.setState({ ...emptyFacts, restored: true })

const factsOf = (state: CartFacts): CartFacts => ({
  items: state.items,
  later: state.later,
  cart_coupon: state.cart_coupon,
  cart_iva: state.cart_iva,
  shipping_price: state.shipping_price,
  last_order: state.last_order,
  country: state.country,
  bag: state.bag,
  owner: state.owner,
  unsent: state.unsent,
})

/** Without an account, if guests may buy, the device stores no price. */
const isGuests = (): boolean =>
  useSettings.getState().settings.enable_guest_checkout && useSession.getState().token === null

/** A guest's record has no prices, so the prices this tab already has are kept. */
function withShownPrices(items: CartItem[]): CartItem[] {
  const { items: here, later } = useCart.getState()
  return items.map(item => {
    const same = [...here, ...later].find(other => other.cartId === item.cartId)
    const { quantity, note_worksheet, note_production } = item
    return same ? { ...same, quantity, note_worksheet, note_production } : item
  })
}

let isFollowing = false
let isStored = false // the state comes from the storage

/** Adopts the state of another tab or of the account, without sending it. */
export function followCart(facts: Partial<CartFacts>): void {
  isFollowing = true
  useCart.setState(facts)
  isFollowing = false
}

/** Stores every change and follows the changes of other tabs. Returns a function that stops both. */
export function persistCart(): () => void {
  const stop = useCart.subscribe((state, before) => {
    if (!state.restored || !before.restored) return
    if (!isFollowing && state.owner !== null && state.owner === before.owner) {
      const changed = changedLines(before, state).filter(key => !state.unsent.includes(key))
      if (changed.length > 0) return useCart.setState({ unsent: [...state.unsent, ...changed] })
    }
    if (isStored) return
    const now = factsOf(state)
    if (JSON.stringify(now) === JSON.stringify(factsOf(before))) return
    writeStored(cartKey, isGuests() ? guestRecord(now) : cartRecord(now))
  })
  const follow = (event: StorageEvent) => {
    if (event.key !== cartKey && event.key !== null) return
    const stored = readStored(cartKey, readCart) ?? { ...emptyFacts }
    if (isGuests())
      Object.assign(stored, { items: withShownPrices(stored.items), later: withShownPrices(stored.later) })
    if (JSON.stringify(stored) === JSON.stringify(factsOf(useCart.getState()))) return
    isStored = true // writing it again could undo what the other tab has stored meanwhile
    followCart(stored)
    isStored = false
  }
  addEventListener('storage', follow)
  return () => {
    stop()
    removeEventListener('storage', follow)
  }
}
