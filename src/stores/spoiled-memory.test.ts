// @vitest-environment happy-dom
/** docs/failure-cases.md O3: what other programs, older versions or a broken disk leave under our keys stops no page. */
import { afterEach, expect, it } from 'vitest'
import { readCachedCards } from './cached-cards.ts'
import { cachedUser } from './cached-user.ts'
import { pieceCount, useCart } from './cart.ts'
import { readFavouritesAgain, useGuestFavourites } from './favourites.ts'
import { recentProducts } from './recent-products.ts'
import { cachedSettings } from './settings.ts'
import { spoiledTexts } from './testing/spoiled-texts.ts'

const item = {
  cartId: '7',
  id: 7,
  slug: 'busta',
  category_slug: 'buste',
  title: 'Busta',
  sku: 'B7',
  weight: 20,
  image_url: '',
  element: null,
  quantity: 2,
  note_worksheet: '',
  note_production: '',
  variants: [{ id: 3 }],
  prices: { base_price: 500 },
  discount: { base_discount: 0 },
  final_price: 500,
  stock_quantity: null,
}
const cart = {
  items: [item],
  cart_coupon: { code: 'DIECI', percent: 10, amount: null },
  cart_iva: 22,
  shipping_price: 0,
}
const user = { id: 7, name: 'Ada', role: 'user', extra: { user_match_info: { win: 0, lose: 0, spare: 0 } } }
const cards = { since: 1, cards: [{ numero_carta: 2 }], characters: [{ numero_carta: 2, slug: 'drago' }] }

const isText = (value: unknown) => typeof value === 'string'
const isAmount = (value: unknown) => typeof value === 'number'

function readCart(): void {
  useCart.setState({ restored: false })
  useCart.getState().restore()
  const { items, cart_coupon, cart_iva, shipping_price } = useCart.getState()
  for (const one of items) {
    expect([one.cartId, one.slug, one.title, one.image_url].every(isText)).toBe(true)
    expect([one.id, one.final_price, one.weight, one.prices, one.discount].every(part => part !== null)).toBe(
      true,
    )
    expect(one.variants.every(({ id }) => isAmount(id))).toBe(true)
  }
  expect(Number.isSafeInteger(pieceCount(items)) && pieceCount(items) >= items.length).toBe(true)
  expect(cart_coupon === null || isText(cart_coupon.code)).toBe(true)
  expect([cart_iva, shipping_price].every(isAmount)).toBe(true)
}

const memories: [key: string, sound: unknown, read: () => void][] = [
  ['cart', cart, readCart],
  [
    'favourites',
    [1, 2, 3],
    () => {
      readFavouritesAgain()
      expect(useGuestFavourites.getState().ids.every(id => Number.isSafeInteger(id) && id > 0)).toBe(true)
    },
  ],
  ['recent_products', [1, 2, 3], () => expect(recentProducts().every(Number.isSafeInteger)).toBe(true)],
  [
    'kept_user',
    user,
    () => expect(isAmount(cachedUser()?.id ?? 0) && isText(cachedUser()?.role ?? '')).toBe(true),
  ],
  [
    'kept-cards:7',
    cards,
    () => expect(readCachedCards(7)?.cards.every(card => isAmount(card.numero_carta))).not.toBe(false),
  ],
  [
    'kept_settings',
    { languages: ['it'], site_name: 'Bottega' },
    () =>
      expect(
        isText(cachedSettings()?.site_name ?? '') && (cachedSettings()?.languages ?? ['it']).length > 0,
      ).toBe(true),
  ],
]

afterEach(() => localStorage.clear())

it.each(memories)(
  'O3: %s corrupted in two hundred ways is read as far as it is valid, or as nothing',
  (key, sound, read) => {
    const texts = spoiledTexts(sound)
    expect(texts.length).toBeGreaterThanOrEqual(180)
    for (const text of texts) {
      localStorage.setItem(key, text)
      read()
    }
    localStorage.setItem(key, JSON.stringify(sound))
    read()
  },
)
