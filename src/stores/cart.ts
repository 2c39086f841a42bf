/**
 * The cart (specification §3 Cart item, §4 Cart): kept in local storage, restored once, followed across tabs.
 * It holds what was chosen and what was shown; the server quotes again before anything is sold.
 */
import { create } from 'zustand'
import { immer } from 'zustand/middleware/immer'
import type { Product, Variant } from '@/contract/catalog.ts'
import type { Configuration } from '@/contract/collections.ts'
import type { Cents } from '@/contract/money.ts'
import { defaultVatPercent, isQuantity, readQuantity } from '@/contract/pricing.ts'
import type { Coupon } from '@/contract/site.ts'
import { readStored, writeStored } from './storage.ts'

const cartKey = 'cart'

/** Where a line was put into the cart; the pass proves it to the server. */
export interface CartRoom {
  code: string
  pass: string
}

export interface CartItem {
  cartId: string // id and variant set: identical items add up
  id: number
  slug: string
  category_slug: string
  title: string
  sku: string
  weight: number // grams, one piece
  image_url: string
  element: Product['element'] // tints its niche
  quantity: number
  note_worksheet: string
  note_production: string
  variants: Variant[]
  prices: Product['prices']
  discount: Product['discount']
  final_price: Cents // one piece at the shown tier, variants included
  stock_quantity: number | null
  room?: CartRoom // bought in a room, at its conditions
  configured?: { configuration: Configuration; choice: string } // put together in a configurator, told in words
}

export interface CartFacts {
  items: CartItem[]
  cart_coupon: Coupon | null
  cart_iva: number
  shipping_price: Cents
}

interface CartState extends CartFacts {
  restored: boolean
  addItem(item: CartItem): void
  updateItemQuantity(cartId: string, quantity: unknown): void
  removeCartItem(cartId: string): void
  setCartCoupon(coupon: Coupon | null): void
  setCartIva(percent: number): void
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
    items: given.items.filter(isItem).map(item => ({ ...item, quantity: readQuantity(item.quantity) })),
    cart_coupon: isCoupon(given.cart_coupon) ? given.cart_coupon : null,
    cart_iva: typeof given.cart_iva === 'number' ? given.cart_iva : defaultVatPercent,
    shipping_price: typeof given.shipping_price === 'number' ? given.shipping_price : 0,
  }
}

const empty: CartFacts = { items: [], cart_coupon: null, cart_iva: defaultVatPercent, shipping_price: 0 }

export const useCart = create<CartState>()(
  immer((set, get) => ({
    ...empty,
    restored: false,
    addItem: item =>
      set(state => {
        const same = state.items.find(other => other.cartId === item.cartId)
        if (!same) state.items.push(item)
        else {
          same.quantity += item.quantity
          if (item.note_worksheet) same.note_worksheet = item.note_worksheet
        }
      }),
    updateItemQuantity: (cartId, quantity) =>
      set(state => {
        const item = state.items.find(other => other.cartId === cartId)
        if (item && isQuantity(quantity)) item.quantity = quantity
      }),
    removeCartItem: cartId =>
      set(state => {
        state.items = state.items.filter(item => item.cartId !== cartId)
      }),
    setCartCoupon: coupon => set({ cart_coupon: coupon }),
    setCartIva: percent => set({ cart_iva: percent }),
    replaceItems: items => set({ items }),
    restore: () => {
      if (get().restored) return
      set({ ...(readStored(cartKey, readCart) ?? empty), restored: true })
    },
  })),
)

/** As nobody has put anything into it, in this tab and, through what is kept, in the others. */
export const emptyCart = (): void => useCart.setState({ ...empty, restored: true })

/** Writes every change, and follows the changes of other tabs. */
export function keepCart(): () => void {
  const facts = (state: CartState): CartFacts => ({
    items: state.items,
    cart_coupon: state.cart_coupon,
    cart_iva: state.cart_iva,
    shipping_price: state.shipping_price,
  })
  const stop = useCart.subscribe((state, before) => {
    if (!state.restored || !before.restored) return
    if (JSON.stringify(facts(state)) !== JSON.stringify(facts(before))) writeStored(cartKey, facts(state))
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
