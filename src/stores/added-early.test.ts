// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { addEarlyLine, type EarlyLine, earlyKey, storedPieces } from './added-early.ts'
import { persistCart, useCart } from './cart.ts'
import { emptyFacts } from './cart-record.ts'
import { useSession } from './session.ts'

const line: EarlyLine = {
  cartId: '7',
  id: 7,
  slug: 'dado',
  category_slug: 'accessori',
  title: 'Dado',
  sku: '',
  weight: 0,
  image_url: '/d.webp',
  element: null,
  quantity: 1,
  note_worksheet: '',
  note_production: '',
  variants: [],
  stock_quantity: null,
}

let stop = () => {}
beforeEach(() => {
  localStorage.clear()
  useSession.setState({ token: null, user: null })
  useCart.setState({ ...emptyFacts, restored: false })
  stop = persistCart()
})
afterEach(() => stop())

it('adds lines from before the app’s start to the cart once, and stores it', () => {
  addEarlyLine(line)
  addEarlyLine(line)
  expect(storedPieces()).toBe(2)
  useCart.getState().restore()
  expect(useCart.getState().items).toMatchObject([{ cartId: '7', quantity: 2 }])
  expect(JSON.parse(localStorage.getItem('cart') ?? '')).toMatchObject({
    items: [{ cartId: '7', quantity: 2 }],
  })
  expect(localStorage.getItem(earlyKey)).toBeNull()
  useCart.setState({ ...emptyFacts, restored: false })
  useCart.getState().restore()
  expect(useCart.getState().items).toMatchObject([{ quantity: 2 }])
})

it('sends added lines to the account of an account’s cart', () => {
  localStorage.setItem('cart', JSON.stringify({ ...emptyFacts, owner: 5 }))
  addEarlyLine(line)
  useCart.getState().restore()
  expect(useCart.getState().unsent).toEqual(['lines:7'])
})

it('ignores invalid lines', () => {
  localStorage.setItem(earlyKey, JSON.stringify([line, { id: 'x' }, null, 3]))
  useCart.getState().restore()
  expect(useCart.getState().items).toHaveLength(1)
  localStorage.setItem(earlyKey, '{')
  expect(storedPieces()).toBe(1)
})
