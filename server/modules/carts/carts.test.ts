import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AccountCart, type CartLine, mostCartLines } from '@/contract/endpoints/shop/cart.ts'
import { carts } from '../../db/schema/carts.ts'
import { settings } from '../../db/schema/settings.ts'
import { type CheckoutFixture, openCheckoutFixture } from '../orders/testing/checkout-fixture.ts'

let shop: CheckoutFixture
let product: { id: number; title: string }

beforeAll(async () => {
  shop = await openCheckoutFixture()
})
beforeEach(async () => {
  await shop.context.db.delete(carts)
  product = await shop.shelve(10)
})
afterAll(() => shop.close())

const cartLine = (id: number, quantity = 1, changes: Partial<CartLine> = {}): CartLine => ({
  key: String(id),
  product_id: id,
  variant_ids: [],
  quantity,
  note_worksheet: '',
  note_production: '',
  shown: {
    title: 'Cosa',
    choice: '',
    slug: 'cosa',
    category_slug: 'cose',
    image_url: '/x.webp',
    element: null,
  },
  ...changes,
})
const bag = (sign: string) => sign.repeat(20)

const own = { as: 'user' } as const
const ownCart = async () => (await shop.call('GET', '/me/cart', own)).json<AccountCart>()
const merge = async (body: object) =>
  (await shop.call('POST', '/me/cart/merge', { ...own, body })).json<AccountCart>()
const change = (body: object) => shop.call('POST', '/me/cart/changes', { ...own, body })
const amounts = (lines: readonly CartLine[]) => lines.map(({ key, quantity }) => [key, quantity])

describe('the cart of an account', () => {
  it('stores lines that are set and deletes lines that are removed', async () => {
    await change({ lines: [cartLine(1, 2), cartLine(2)], later: [cartLine(3)] })
    await change({ lines: [cartLine(2, 5)], removed: [{ place: 'lines', key: '1' }] })
    const cart = await ownCart()
    expect(amounts(cart.lines)).toEqual([['2', 5]])
    expect(amounts(cart.later)).toEqual([['3', 1]])
  })

  it('is visible to its account only', async () => {
    await change({ lines: [cartLine(product.id)] })
    const otherCart = (await shop.call('GET', '/me/cart', { as: 'reseller' })).json<AccountCart>()
    expect(otherCart.lines).toEqual([])
    expect((await shop.call('GET', '/me/cart')).statusCode).toBe(401)
  })

  it('refuses a line with a price, at its field', async () => {
    const response = await change({ lines: [{ ...cartLine(product.id), unit_price: 1 }] })
    expect(response.statusCode).toBe(422)
    expect((await ownCart()).lines).toEqual([])
  })

  it.each([0, -1, 10_000, 1.5])('reports a quantity of %s at its field', async quantity => {
    const response = await change({ lines: [cartLine(product.id, quantity)] })
    expect(response.json()).toMatchObject({ fields: [{ path: 'lines.0.quantity', code: 'quantity' }] })
  })

  it('is not available while guests cannot buy: carts are then stored on devices only', async () => {
    const { db } = shop.context
    const set = async (value: boolean) => {
      const row = { key: 'enable_guest_checkout', value, updated_at: shop.context.now() }
      await db.insert(settings).values(row).onConflictDoUpdate({ target: settings.key, set: row })
    }
    await set(false)
    const responses = [
      await shop.call('GET', '/me/cart', own),
      await change({ lines: [cartLine(product.id)] }),
      await shop.call('POST', '/me/cart/merge', { ...own, body: { bag: bag('a') } }),
    ]
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
    await set(true)
    expect((await ownCart()).lines).toEqual([])
  })
})

describe('a device’s cart at login', () => {
  it('is added to the account’s cart without losing lines of either', async () => {
    await change({
      lines: [cartLine(product.id, 2, { note_worksheet: 'rosso' }), cartLine(2)],
      later: [cartLine(5)],
    })
    const cart = await merge({
      bag: bag('a'),
      lines: [cartLine(product.id, 3, { note_worksheet: 'pacco' }), cartLine(4)],
      later: [cartLine(5, 2), cartLine(6)],
    })
    expect(amounts(cart.lines)).toEqual([
      [String(product.id), 5],
      ['2', 1],
      ['4', 1],
    ])
    expect(cart.lines[0]?.note_worksheet).toBe('rosso\npacco')
    expect(amounts(cart.later)).toEqual([
      ['5', 3],
      ['6', 1],
    ])
  })

  it('is limited to the stock, and reports which line was reduced', async () => {
    await change({ lines: [cartLine(product.id, 7)] })
    const cart = await merge({ bag: bag('b'), lines: [cartLine(product.id, 7)] })
    expect(amounts(cart.lines)).toEqual([[String(product.id), 10]])
    expect(cart.capped).toEqual([String(product.id)])
  })

  it('keeps a line that is sold out or no longer sold, with its problem', async () => {
    await shop.shelve(0)
    const cart = await merge({ bag: bag('c'), lines: [cartLine(product.id, 2), cartLine(999_999)] })
    expect(amounts(cart.lines)).toEqual([
      [String(product.id), 2],
      ['999999', 1],
    ])
  })

  it('is added once, however often it is sent', async () => {
    const body = { bag: bag('d'), lines: [cartLine(product.id, 2)] }
    await merge(body)
    expect(amounts((await merge(body)).lines)).toEqual([[String(product.id), 2]])
    expect(amounts((await merge({ ...body, bag: bag('e') })).lines)).toEqual([[String(product.id), 4]])
  })

  it('is added once for concurrent tabs, and once for each of ten devices', async () => {
    const devices = Array.from('abcdefghij', sign => ({ bag: bag(sign), lines: [cartLine(product.id)] }))
    await Promise.all([...devices, ...devices].map(merge))
    expect(amounts((await ownCart()).lines)).toEqual([[String(product.id), 10]])
  })

  it('is saved for later as far as it exceeds the limits of an order', async () => {
    const fillers = Array.from({ length: mostCartLines }, (_, at) => cartLine(1000 + at))
    await change({ lines: fillers })
    const cart = await merge({ bag: bag('h'), lines: [cartLine(product.id)] })
    expect(cart.lines).toHaveLength(mostCartLines)
    expect(amounts(cart.later)).toEqual([[String(product.id), 1]])
  })

  it('is not added by an admin who is signed in as the customer', async () => {
    const { id } = (await shop.call('GET', '/auth/user', own)).json<{ id: number }>()
    const visit = await shop.call('POST', `/admin/users/${id}/sign-in`, { as: 'admin', body: {} })
    const headers = { authorization: `Bearer ${visit.json<{ access_token: string }>().access_token}` }
    const body = { bag: bag('i'), lines: [cartLine(product.id)] }
    expect((await shop.call('POST', '/me/cart/merge', { headers, body })).statusCode).toBe(403)
    expect((await ownCart()).lines).toEqual([])
  })
})

describe('concurrent changes', () => {
  it('are not lost when two tabs write', async () => {
    await Promise.all(Array.from({ length: 8 }, (_, at) => change({ lines: [cartLine(100 + at)] })))
    expect(amounts((await ownCart()).lines).sort()).toEqual(
      Array.from({ length: 8 }, (_, at) => [String(100 + at), 1]),
    )
  })
})

it('are exported with the account’s cart, which is deleted with the account', async () => {
  await change({ lines: [cartLine(product.id)] })
  const { id } = (await shop.call('GET', '/auth/user', own)).json<{ id: number }>()
  const exported = await shop.context.exportPersonalData(shop.context.db, id)
  expect(exported.cart).toMatchObject({ lines: [{ key: String(product.id) }] })
  const { forgetCart } = await import('./carts-repo.ts')
  await forgetCart(shop.context.db, id)
  expect(await shop.context.db.select().from(carts).where(eq(carts.user_id, id))).toEqual([])
})

describe('a guest’s cart (setting `enable_guest_checkout`)', () => {
  it('shows the total from which shipping to its country is free', async () => {
    const asked = {
      lines: [
        { product_id: product.id, variant_ids: [], quantity: 1, note_worksheet: '', note_production: '' },
      ],
    }
    const { free_shipping_from, shipping } = await shop.quote(asked)
    expect(free_shipping_from).toBe(4900)
    expect(shipping[0]?.price).toBeGreaterThan(0)
    const enough = await shop.quote({ lines: [{ ...asked.lines[0]!, quantity: 20 }] })
    expect(enough.totals.subtotal).toBeGreaterThanOrEqual(4900)
    expect(enough.shipping[0]?.price).toBe(0)
    expect((await shop.quote({ ...asked, country: 'DE' })).free_shipping_from).not.toBe(4900)
  })
})
