// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { readCart } from '@/stores/cart-record.ts'
import { handleAdd } from './early-cart.ts'

const card = {
  id: 7,
  slug: 'dado',
  title: 'Dado',
  category: { slug: 'accessori', name: 'Accessori' },
  picture: { url: '/d.webp', alt: '' },
  element: null,
  price: { now: 490 },
}
const shirt = {
  ...card,
  id: 8,
  slug: 'maglia',
  sku: 'M',
  weight: 200,
  stock_quantity: 3,
  prices: { base_price: 1900 },
  variants: [
    { id: 81, name: 'S', sku: 'M-S', picture: null, prices: { base_price: 0 } },
    { id: 82, name: 'L', sku: 'M-L', picture: null, prices: { base_price: 0 } },
  ],
}
const toasts =
  '<div data-reader="guest"><section><div data-words>\uFFFC è nel carrello</div><a href="/cart">Apri</a><button>×</button></section></div>'

beforeEach(() => {
  localStorage.clear()
  const data = { queries: [{ state: { data: { data: [card] } } }, { state: { data: shirt } }] }
  document.body.innerHTML = `<button data-cart></button><template id="early-toasts">${toasts}</template>
    <script type="application/json" id="ssr-data">${JSON.stringify(data)}</script>`
})

function withData(dataset: Record<string, string>): HTMLElement {
  const element = document.createElement('button')
  Object.assign(element.dataset, dataset)
  return element
}

const stored = () => JSON.parse(localStorage.getItem('cart_added') ?? '[]') as unknown[]

it('stores a product card as a cart line that the cart can read, without a price', () => {
  expect(handleAdd(withData({ adds: 'dado' }), false)).toEqual({})
  expect(JSON.stringify(stored())).not.toContain('price')
  expect(readCart({ items: stored() })?.items).toMatchObject([{ cartId: '7', title: 'Dado', quantity: 1 }])
  expect(document.body.textContent).toContain('Dado è nel carrello')
  expect(document.querySelector<HTMLElement>('[data-cart]')?.dataset.count).toBe('1')
})

it('stores the chosen variant', () => {
  handleAdd(withData({ adds: 'maglia', variant: '82' }), true)
  expect(readCart({ items: stored() })?.items).toMatchObject([
    { cartId: '8-82', sku: 'M-L', variants: [{ id: 82, name: 'L' }] },
  ])
})

it.each([
  ['a product that the page does not carry', { adds: 'ignoto' }, true],
  ['a variant that the page does not carry', { adds: 'maglia', variant: '99' }, true],
  ['a page where something was chosen meanwhile', { adds: 'maglia', variant: '82' }, false],
  ['a button for something else', {}, true],
])('leaves %s to the app', (_, dataset, isUntouched) => {
  expect(handleAdd(withData(dataset as Record<string, string>), isUntouched)).toBeUndefined()
  expect(stored()).toEqual([])
})

it('does not store a line that it cannot verify', () => {
  document.getElementById('early-toasts')?.remove()
  expect(handleAdd(withData({ adds: 'dado' }), true)).toBeUndefined()
  expect(stored()).toEqual([])
})
