/**
 * The cart (specification notes §3 Cart item, §4 Cart): kept in local storage, restored once, followed across tabs.
 * It holds what was chosen and what was shown; the server quotes again before anything is sold.
 */
import { create } from 'zustand'
import { immer } from 'zustand/middleware/immer'
import type { Coupon } from '@/contract/endpoints/site/site.ts'
import type { Cents } from '@/domain/money.ts'
import { defaultVatPercent, isQuantity, readQuantity } from '@/domain/pricing.ts'
import type { CartFacts, CartItem, CartRoom } from './cart-item.ts'
import { cartRecord, itemOf } from './cart-record.ts'
import { readStored, writeStored } from './storage.ts'

export type { CartFacts, CartItem, CartRoom } from './cart-item.ts'

const cartKey = 'cart'

interface CartState extends CartFacts {
  restored: boolean
  addItem(item: CartItem): void
  updateItemQuantity(cartId: string, quantity: unknown): void
  removeCartItem(cartId: string): void
  setCartCoupon(coupon: Coupon | null): void
  setCartIva(percent: number): void
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

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const words = ['cartId', 'slug', 'category_slug', 'title', 'sku', 'image_url'] as const
const amounts = ['id', 'weight', 'final_price'] as const

/** Whole enough to be shown; what it costs is quoted anew. */
const isItem = (value: unknown): value is CartItem =>
  isRecord(value) &&
  words.every(key => typeof value[key] === 'string') &&
  amounts.every(key => typeof value[key] === 'number') &&
  isRecord(value.prices) &&
  isRecord(value.discount) &&
  Array.isArray(value.variants) &&
  value.variants.every(variant => isRecord(variant) && typeof variant.id === 'number')

const isCoupon = (value: unknown): value is Coupon =>
  isRecord(value) &&
  typeof value.code === 'string' &&
  [value.percent, value.amount].every(part => part === null || typeof part === 'number')

function readCart(value: unknown): CartFacts | undefined {
  if (!isRecord(value) || !Array.isArray(value.items)) return undefined
  const given = value as Partial<CartFacts> & Pick<CartFacts, 'items'>
  return {
    items: given.items
      .filter(isItem)
      .map(item => ({ ...itemOf(item), quantity: readQuantity(item.quantity) })),
    cart_coupon: isCoupon(given.cart_coupon) ? given.cart_coupon : null,
    cart_iva: typeof given.cart_iva === 'number' ? given.cart_iva : defaultVatPercent,
    shipping_price: typeof given.shipping_price === 'number' ? given.shipping_price : 0,
    last_order: typeof given.last_order === 'string' ? given.last_order : null,
  }
}

const empty: CartFacts = {
  items: [],
  cart_coupon: null,
  cart_iva: defaultVatPercent,
  shipping_price: 0,
  last_order: null,
}

export const useCart = create<CartState>()(
  immer((set, get) => ({
    ...empty,
    restored: false,
    addItem: item =>
      set(state => {
        const same = state.items.find(other => other.cartId === item.cartId)
        state.shipping_price = 0
        if (!same) state.items.push(item)
        else {
          same.quantity += item.quantity
          if (item.note_worksheet) same.note_worksheet = item.note_worksheet
        }
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
    setCartCoupon: coupon => set({ cart_coupon: coupon }),
    setCartIva: percent => set({ cart_iva: percent }),
    setShippingPrice: price => set({ shipping_price: price }),
    finishOrder: number => set({ items: [], cart_coupon: null, shipping_price: 0, last_order: number }),
    replaceItems: items => set({ items }),
    restore: () => {
      if (get().restored) return
      set({ ...(readStored(cartKey, readCart) ?? empty), restored: true })
    },
  })),
)

/** Empties the cart, in this tab and, through the storage, in the others. */
export const emptyCart = (): void => useCart.setState({ ...empty, restored: true })

/** Writes every change, and follows the changes of other tabs. */
export function persistCart(): () => void {
  const facts = (state: CartState): CartFacts => ({
    items: state.items,
    cart_coupon: state.cart_coupon,
    cart_iva: state.cart_iva,
    shipping_price: state.shipping_price,
    last_order: state.last_order,
  })
  const stop = useCart.subscribe((state, before) => {
    if (!state.restored || !before.restored) return
    if (JSON.stringify(facts(state)) !== JSON.stringify(facts(before)))
      writeStored(cartKey, cartRecord(facts(state)))
  })
  const follow = (event: StorageEvent) => {
    if (event.key !== cartKey && event.key !== null) return
    const given = readStored(cartKey, readCart) ?? empty
    if (JSON.stringify(given) !== JSON.stringify(facts(useCart.getState()))) useCart.setState(given)
  }
  addEventListener('storage', follow)
  return () => {
    stop()
    removeEventListener('storage', follow)
  }
}
