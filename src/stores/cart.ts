/**
 * The cart (specification notes §3 Cart item, §4 Cart): kept in local storage, restored once, followed across tabs.
 * It holds what was chosen and what was shown; the server quotes again before anything is sold.
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
  /** A note for the workshop; an empty one takes it away. */
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

/** 128 random bits; `randomUUID` is missing on addresses without TLS. */
const newCartName = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, '0')).join('')

/** The same line again is more pieces of it. */
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
    const bag = stored.bag ?? (stored.items.length > 0 ? newCartName() : null) // of before there were any
    set({ ...stored, bag, restored: true })
    for (const item of itemsOf(takeEarlyLines())) get().addItem(item)
  },
}))

/** Empties the cart, in this tab and, through the storage, in the others. The account's own cart stays as it is. */
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

/** Without an account and where guests buy, the device stores no price. */
const isGuests = (): boolean =>
  useSettings.getState().settings.enable_guest_checkout && useSession.getState().token === null

/** A guest's record has no prices: what this tab knows of a line stays with it. */
function known(items: CartItem[]): CartItem[] {
  const { items: here, later } = useCart.getState()
  return items.map(item => {
    const same = [...here, ...later].find(other => other.cartId === item.cartId)
    const { quantity, note_worksheet, note_production } = item
    return same ? { ...same, quantity, note_worksheet, note_production } : item
  })
}

let isFollowing = false

/** Takes over what another tab or the account has: it is not this tab's to send. */
export function followCart(facts: Partial<CartFacts>): void {
  isFollowing = true
  useCart.setState(facts)
  isFollowing = false
}

/** Writes every change, and follows the changes of other tabs. */
export function persistCart(): () => void {
  const stop = useCart.subscribe((state, before) => {
    if (!state.restored || !before.restored) return
    if (!isFollowing && state.owner !== null && state.owner === before.owner) {
      const changed = changedLines(before, state).filter(key => !state.unsent.includes(key))
      if (changed.length > 0) return useCart.setState({ unsent: [...state.unsent, ...changed] })
    }
    const now = factsOf(state)
    if (JSON.stringify(now) === JSON.stringify(factsOf(before))) return
    writeStored(cartKey, isGuests() ? guestRecord(now) : cartRecord(now))
  })
  const follow = (event: StorageEvent) => {
    if (event.key !== cartKey && event.key !== null) return
    const given = readStored(cartKey, readCart) ?? { ...emptyFacts }
    if (isGuests()) Object.assign(given, { items: known(given.items), later: known(given.later) })
    if (JSON.stringify(given) === JSON.stringify(factsOf(useCart.getState()))) return
    followCart(given)
  }
  addEventListener('storage', follow)
  return () => {
    stop()
    removeEventListener('storage', follow)
  }
}
