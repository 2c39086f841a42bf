/**
 * The cart (specification notes §3 Cart item, §4 Cart): kept in local storage, restored once, followed across tabs.
 * It holds what was chosen and what was shown; the server quotes again before anything is sold.
 */
import { create } from 'zustand'
import { immer } from 'zustand/middleware/immer'
import type { Country } from '@/contract/endpoints/account/address.ts'
import type { Coupon } from '@/contract/endpoints/site/site.ts'
import type { Cents } from '@/domain/money.ts'
import { isQuantity } from '@/domain/pricing.ts'
import { changedLines } from './cart-changes.ts'
import type { CartFacts, CartItem, CartRoom } from './cart-item.ts'
import { cartRecord, emptyFacts, guestRecord, readCart } from './cart-record.ts'
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

/** The same product from two places is two lines: each has its own price. */
export const cartIdOf = (
  productId: number,
  variants: readonly { id: number }[],
  room: CartRoom | undefined = undefined,
): string => {
  const own = [productId, ...variants.map(variant => variant.id).sort((a, b) => a - b)].join('-')
  return room ? `${own}@${room.code}` : own
}

export const pieceCount = (items: readonly CartItem[]): number =>
  items.reduce((sum, item) => sum + item.quantity, 0)

/** 128 random bits; `randomUUID` is missing on addresses without TLS. */
const newBag = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, '0')).join('')

function put(list: CartItem[], item: CartItem): void {
  const same = list.find(other => other.cartId === item.cartId)
  if (!same) list.push(item)
  else {
    same.quantity += item.quantity
    if (item.note_worksheet) same.note_worksheet = item.note_worksheet
  }
}

/** Takes it out of the list; undefined when it is not there. */
function take(list: CartItem[], cartId: string): CartItem | undefined {
  const at = list.findIndex(item => item.cartId === cartId)
  return at < 0 ? undefined : list.splice(at, 1)[0]
}

export const useCart = create<CartState>()(
  immer((set, get) => ({
    ...emptyFacts,
    restored: false,
    addItem: item =>
      set(state => {
        state.shipping_price = 0
        state.bag ??= newBag()
        put(state.items, item)
      }),
    updateItemQuantity: (cartId, quantity) =>
      set(state => {
        const item = state.items.find(other => other.cartId === cartId)
        if (!item || !isQuantity(quantity)) return
        item.quantity = quantity
        state.shipping_price = 0
      }),
    removeCartItem: cartId =>
      set(state => {
        state.items = state.items.filter(item => item.cartId !== cartId)
        state.shipping_price = 0
      }),
    setNote: (cartId, note) =>
      set(state => {
        const item = state.items.find(other => other.cartId === cartId)
        if (item) item.note_worksheet = note.trim()
      }),
    saveForLater: cartId =>
      set(state => {
        const item = take(state.items, cartId)
        if (!item) return
        put(state.later, item)
        state.shipping_price = 0
      }),
    moveToCart: cartId =>
      set(state => {
        const item = take(state.later, cartId)
        if (!item) return
        put(state.items, item)
        state.shipping_price = 0
      }),
    removeSaved: cartId =>
      set(state => {
        take(state.later, cartId)
      }),
    setCartCoupon: coupon => set({ cart_coupon: coupon }),
    setCartIva: percent => set({ cart_iva: percent }),
    setCountry: country => set({ country, shipping_price: 0 }),
    setShippingPrice: price => set({ shipping_price: price }),
    finishOrder: number => set({ items: [], cart_coupon: null, shipping_price: 0, last_order: number }),
    replaceItems: items => set({ items }),
    restore: () => {
      if (get().restored) return
      const stored = readStored(cartKey, readCart) ?? emptyFacts
      const bag = stored.bag ?? (stored.items.length > 0 ? newBag() : null) // of before there were any
      set({ ...stored, bag, restored: true })
    },
  })),
)

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
