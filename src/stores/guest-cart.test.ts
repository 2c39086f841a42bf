// @vitest-environment happy-dom
/** The cart of a guest where guests may buy (setting `enable_guest_checkout`): on the device, without prices. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type CartItem, followCart, persistCart, pieceCount, useCart } from './cart.ts'
import { changedLines, withChangesSince } from './cart-changes.ts'
import { emptyFacts } from './cart-record.ts'
import { useSession } from './session.ts'
import { useSettings } from './settings.ts'

const item = (cartId: string, quantity = 1, changes: Partial<CartItem> = {}): CartItem => ({
  cartId,
  id: Number(cartId),
  slug: 'busta',
  category_slug: 'buste',
  title: `Busta ${cartId}`,
  sku: 'B7',
  weight: 20,
  image_url: '/assets/busta.webp',
  element: null,
  quantity,
  note_worksheet: '',
  note_production: '',
  variants: [{ id: 3, name: 'Box', sku: 'B7-3', prices: { base_price: 777 } } as never],
  prices: { base_price: 777, reseller_price: null, other_price: null },
  discount: { base_discount: 0, reseller_discount: 0, other_discount: 0 },
  final_price: 777,
  stock_quantity: null,
  ...changes,
})

let stop = () => {}
beforeEach(() => {
  localStorage.clear()
  useSession.setState({ token: null, user: null })
  useSettings.setState(state => ({ settings: { ...state.settings, enable_guest_checkout: true } }))
  useCart.setState({ ...emptyFacts, restored: true })
  stop = persistCart()
})
afterEach(() => {
  stop()
  useSettings.setState(state => ({ settings: { ...state.settings, enable_guest_checkout: false } }))
})

const stored = () => localStorage.getItem('cart') ?? ''
const reload = () => {
  useCart.setState({ ...emptyFacts, restored: false })
  useCart.getState().restore()
}
/** As another tab writes it: this one only hears of it. */
const fromOtherTab = (change: (cart: Record<string, unknown> & { items: CartItem[] }) => void) => {
  const cart = JSON.parse(stored())
  change(cart)
  localStorage.setItem('cart', JSON.stringify(cart))
  dispatchEvent(new StorageEvent('storage', { key: 'cart' }))
}

it('does not store again what another tab has stored', () => {
  useCart.getState().addItem(item('7'))
  fromOtherTab(cart => {
    cart.items[0]!.quantity = 3
    cart.storedBy = 'the other tab'
  })
  expect(useCart.getState().items[0]?.quantity).toBe(3)
  expect(stored()).toContain('the other tab')
})

describe('a changed line', () => {
  const keys = () => useCart.getState().items.map(({ cartId, quantity }) => [cartId, quantity])

  it('takes the place of the former one', () => {
    for (const key of ['7', '8', '9']) useCart.getState().addItem(item(key))
    useCart.getState().replaceCartItem('8', item('10', 3))
    expect(keys()).toEqual([
      ['7', 1],
      ['10', 3],
      ['9', 1],
    ])
  })

  it('is added to the same line', () => {
    for (const key of ['7', '8']) useCart.getState().addItem(item(key))
    useCart.getState().replaceCartItem('8', item('7', 2))
    expect(keys()).toEqual([['7', 3]])
  })

  it('is dropped when the former one has left the cart', () => {
    useCart.getState().addItem(item('7'))
    useCart.getState().replaceCartItem('8', item('10'))
    expect(keys()).toEqual([['7', 1]])
  })
})

describe('on the device', () => {
  it('stores no price, because the server returns the current one', () => {
    useCart.getState().addItem(item('7', 2))
    useCart.getState().addItem(item('8'))
    useCart.getState().saveForLater('8')
    expect(stored()).toContain('Busta 7')
    expect(stored()).not.toMatch(/777|price|discount/)
  })

  it('stores the specified record with prices for an account', () => {
    useSession.setState({ token: 'x' })
    useCart.getState().addItem(item('7', 2))
    expect(JSON.parse(stored())).toMatchObject({ cart_total: 1554, items: [{ final_price: 777 }] })
  })

  it('it survives a reload: lines, notes, what is saved for later, the country', () => {
    useCart.getState().addItem(item('7', 2))
    useCart.getState().addItem(item('8'))
    useCart.getState().setNote('7', '  per Luca ')
    useCart.getState().saveForLater('8')
    useCart.getState().setCountry('DE')
    const { bag } = useCart.getState()
    reload()
    const cart = useCart.getState()
    expect(cart.items).toMatchObject([
      { cartId: '7', quantity: 2, note_worksheet: 'per Luca', variants: [{ id: 3 }] },
    ])
    expect(cart.later).toMatchObject([{ cartId: '8', quantity: 1 }])
    expect([cart.country, cart.bag]).toEqual(['DE', bag])
    expect(bag).toMatch(/^[\w-]{16,40}$/)
  })

  it('another tab’s change is followed, and what this one knows of a line stays', () => {
    useCart.getState().addItem(item('7', 2))
    fromOtherTab(cart => {
      cart.items[0]!.quantity = 5
    })
    expect(useCart.getState().items).toMatchObject([{ quantity: 5, final_price: 777 }])
  })

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{}',
    '{"items":3}',
    '{"items":[{"cartId":"7"}],"later":{"a":1},"unsent":[1],"owner":"x"}',
  ])('a spoiled record is an empty cart: %s', text => {
    localStorage.setItem('cart', text)
    reload()
    expect(useCart.getState()).toMatchObject({ items: [], later: [], owner: null, unsent: [] })
  })
})

describe('save for later', () => {
  it('moves a line there and back, and adds up with one that is there', () => {
    useCart.getState().addItem(item('7', 2))
    useCart.getState().saveForLater('7')
    useCart.getState().addItem(item('7', 1))
    useCart.getState().moveToCart('7')
    expect(useCart.getState()).toMatchObject({ items: [{ cartId: '7', quantity: 3 }], later: [] })
  })

  it('counts for nothing in the cart', () => {
    useCart.getState().addItem(item('7', 2))
    useCart.getState().saveForLater('7')
    expect(pieceCount(useCart.getState().items)).toBe(0)
    useCart.getState().removeSaved('7')
    expect(useCart.getState().later).toEqual([])
  })
})

describe('unsent change of an account', () => {
  beforeEach(() => {
    useSession.setState({ token: 'x' })
    followCart({ items: [item('7', 2), item('8')], owner: 4 })
  })

  it('is named until it is sent, also across a reload', () => {
    useCart.getState().updateItemQuantity('7', 3)
    useCart.getState().saveForLater('8')
    expect(useCart.getState().unsent.sort()).toEqual(['later:8', 'lines:7', 'lines:8'])
    reload()
    expect(useCart.getState().unsent.sort()).toEqual(['later:8', 'lines:7', 'lines:8'])
  })

  it('is not what came from it, nor what another tab did, nor a new price', () => {
    useCart.getState().replaceItems([item('7', 2, { final_price: 1 }), item('8')])
    useCart.getState().setCartCoupon({ code: 'X', percent: 10, amount: null })
    fromOtherTab(cart => {
      cart.items[0]!.quantity = 9
    })
    expect(useCart.getState().items[0]?.quantity).toBe(9)
    expect(useCart.getState().unsent).toEqual([])
  })

  it('reports an ordered cart as removed', () => {
    useCart.getState().finishOrder('BA-1')
    expect(useCart.getState().unsent.sort()).toEqual(['lines:7', 'lines:8'])
  })
})

describe('what was done while the account was asked', () => {
  const asked = [item('7', 2), item('8')]

  it('is added to its own: pieces put in or taken away, new lines, lines taken out', () => {
    const now = [item('7', 3), item('9')]
    const answered = [item('7', 6), item('8', 4), item('5')]
    expect(withChangesSince(asked, now, answered).map(({ cartId, quantity }) => [cartId, quantity])).toEqual([
      ['7', 7],
      ['5', 1],
      ['9', 1],
    ])
  })

  it('counts as it is here, where it was sent and the answer may hold it already', () => {
    const amounts = withChangesSince(asked, [item('7', 3), item('8')], [item('7', 3), item('8', 4)], true)
    expect(amounts.map(({ quantity }) => quantity)).toEqual([3, 4])
  })

  it('keeps the account’s lines unchanged', () => {
    const answered = [item('7', 4), item('5')]
    expect(withChangesSince(asked, asked, answered)).toEqual(answered)
    expect(changedLines({ items: asked, later: [] }, { items: asked, later: [] })).toEqual([])
  })
})
