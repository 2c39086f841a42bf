import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AdminRoom } from '@/contract/endpoints/admin/rooms.ts'
import type { Product, ProductCard } from '@/contract/endpoints/shop/catalog.ts'
import type { Role } from '@/contract/permissions.ts'
import { users } from '../../db/schema/auth.ts'
import { products } from '../../db/schema/catalog.ts'
import { rooms } from '../../db/schema/content.ts'
import { orderLines } from '../../db/schema/orders.ts'
import { openTestServer } from '../../testing/test-server.ts'
import { type CheckoutFixture, line, openCheckoutFixture } from '../orders/testing/checkout-fixture.ts'

const patience = 180_000 // on PostgreSQL a separate shop is seeded first

let shop: CheckoutFixture
beforeAll(async () => {
  shop = await openCheckoutFixture()
})
afterAll(() => shop.close())

const checkAccess = (code: string, as?: Role) => shop.call('GET', `/rooms/${code}/check-access`, { as })
const passOf = async (code: string, as?: Role): Promise<string> =>
  (await checkAccess(code, as)).json<{ pass: string }>().pass
const inside = async (pass: string, as?: Role): Promise<ProductCard[]> =>
  (await shop.call('GET', `/rooms/inside/${pass}/products`, { as })).json()
const idOf = async (sku: string): Promise<number> => {
  const [row] = await shop.context.db.select().from(products).where(eq(products.sku, sku))
  if (!row) throw new Error(`no ${sku}`)
  return row.id
}

const six = (text: string) => ({ it: text, en: '', es: '', fr: '', de: '', pt: '' })
const bodyOf = (code: string, changes: object = {}) => ({
  code,
  access: 'code',
  visible_roles: [],
  user_ids: [],
  is_active: true,
  discount: 0,
  position: 9,
  products: [],
  document_ids: [],
  names: six('Prova'),
  leads: six(''),
  texts: six('<p>Dentro</p>'),
  ...changes,
})
const build = (code: string, changes: object = {}) =>
  shop.call('POST', '/admin/rooms', { as: 'admin', body: bodyOf(code, changes) })

describe('entering a room (specification notes §8, decision 0023)', () => {
  it('responds 404 for an unknown code and 403 without access, and admits other readers', async () => {
    expect((await checkAccess('non-esiste')).json()).toMatchObject({ code: 'room_not_found' })
    expect((await checkAccess('non-esiste')).statusCode).toBe(404)
    expect((await checkAccess('rivenditori')).statusCode).toBe(403)
    expect((await checkAccess('rivenditori', 'user')).json()).toMatchObject({ code: 'room_denied' })
    for (const role of ['reseller', 'retailer', 'admin'] as const)
      expect((await checkAccess('rivenditori', role)).statusCode).toBe(200)
    expect((await checkAccess('FIERA-2026')).json()).toMatchObject({ name: 'Anteprima fiera 2026' })
  })

  it('admits named users and not others with the same role', async () => {
    const [user] = await shop.context.db.select().from(users).where(eq(users.email, 'user@example.com'))
    await build('per-ugo-solo', { access: 'users', user_ids: [user?.id] })
    expect((await checkAccess('per-ugo-solo', 'user')).statusCode).toBe(200)
    expect((await checkAccess('per-ugo-solo', 'other')).statusCode).toBe(403)
    expect((await checkAccess('per-ugo-solo')).statusCode).toBe(403)
  })

  it('treats an inactive room as unknown', async () => {
    await build('chiusa-oggi', { is_active: false })
    expect((await checkAccess('chiusa-oggi', 'admin')).statusCode).toBe(404)
  })

  it('lists only rooms that this reader can enter without a code', async () => {
    const codes = async (as?: Role) =>
      (await shop.call('GET', '/rooms', { as })).json<{ code: string }[]>().map(room => room.code)
    expect(await codes()).toEqual([])
    expect(await codes('reseller')).toEqual(['rivenditori'])
    expect(await codes('user')).toEqual(['per-ugo-solo'])
  })

  it('responds 429 after too many guesses', { timeout: patience }, async () => {
    const guarded = await openTestServer({}, { areLimitsOff: false })
    try {
      const statuses: number[] = []
      for (let tries = 0; tries < 32; tries += 1)
        statuses.push((await guarded.call('GET', `/rooms/prova-${tries}/check-access`)).statusCode)
      expect(statuses).toEqual([...Array(30).fill(404), 429, 429])
    } finally {
      await guarded.close()
    }
  })
})

it('responds 429 to too many concurrent guesses, and never admits one', {
  timeout: patience,
}, async () => {
  const guarded = await openTestServer({}, { areLimitsOff: false })
  try {
    const responses = await Promise.all(
      Array.from({ length: 60 }, (_, at) => guarded.call('GET', `/rooms/insieme-${at}/check-access`)),
    )
    const statuses = responses.map(({ statusCode }) => statusCode).sort()
    expect(statuses).toEqual([...Array(30).fill(404), ...Array(30).fill(429)])
  } finally {
    await guarded.close()
  }
})

describe('inside a room', () => {
  it('shows its products at the room’s price, with the price outside', async () => {
    const pass = await passOf('rivenditori', 'reseller')
    const cards = await inside(pass, 'reseller')
    const pack = cards.find(card => card.id === undefined) ?? cards[2]
    expect(pack?.price.now).toBe(290)
    expect(cards.map(card => card.title)).toContain('Espositore da banco')
    expect(cards.find(card => card.title === 'Espositore da banco')?.price).toEqual({
      now: 0,
      was: null,
      percent: 0,
    })
  })

  it('hides a product for rooms only from pages, lists and prices elsewhere', async () => {
    const id = await idOf('BA-RM-PROTO')
    for (const as of [undefined, 'user', 'reseller', 'admin'] as const) {
      expect((await shop.call('GET', `/products/${id}`, { as })).statusCode).toBe(404)
      const result = await shop.call('GET', '/products?search=anelluna&per_page=100', { as })
      expect(result.json<{ data: { id: number }[] }>().data.map(product => product.id)).not.toContain(id)
    }
    const { problems } = await shop.quote({ lines: [line(id)] }, 'user')
    expect(problems).toMatchObject([{ code: 'line_gone' }])
    const pass = await passOf('fiera-2026')
    const product = (await shop.call('GET', `/rooms/inside/${pass}/products/${id}`)).json<Product>()
    expect(product).toMatchObject({ id, price: { now: 3990 }, prices: { base_price: 3990 }, related: [] })
  })

  it('responds 404 for a product that is not in the room', async () => {
    const pass = await passOf('fiera-2026')
    const otherId = await idOf('BA-RM-DISPLAY')
    expect((await shop.call('GET', `/rooms/inside/${pass}/products/${otherId}`)).statusCode).toBe(404)
  })

  it('refuses a forged pass, or one of another room', async () => {
    const pass = await passOf('fiera-2026')
    const [id, signature = ''] = [pass.split('-')[0], pass.slice(pass.indexOf('-') + 1)]
    const forged = `${id}-${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`
    for (const wrong of [forged, `${Number(id) + 1}-${signature}`])
      expect((await shop.call('GET', `/rooms/inside/${wrong}/products`, { as: 'reseller' })).statusCode).toBe(
        404,
      )
  })

  it('refuses a shared pass for a user without access', async () => {
    const pass = await passOf('rivenditori', 'reseller')
    for (const as of [undefined, 'user', 'other'] as const)
      expect((await shop.call('GET', `/rooms/inside/${pass}/products`, { as })).statusCode).toBe(403)
  })
})

describe('buying in a room', () => {
  it('uses the room’s price in quote and order, and stores the room with the order', async () => {
    const pass = await passOf('rivenditori', 'reseller')
    const id = await idOf('BA-PK-FUO')
    const lines = [{ ...line(id, 10), room_pass: pass }]
    const { lines: quoted, problems } = await shop.quote({ lines }, 'reseller')
    expect(problems).toEqual([])
    expect(quoted[0]).toMatchObject({ unit_price: 290, total: 2900 })
    const { status, body } = await shop.buy({ lines }, 'reseller')
    expect(status).toBe(201)
    expect(body.order.lines[0]).toMatchObject({ unit_price: 290, quantity: 10 })
    const stored = await shop.context.db
      .select()
      .from(orderLines)
      .where(eq(orderLines.room_code, 'rivenditori'))
    expect(stored).toMatchObject([{ product_id: id, unit_price: 290, quantity: 10 }])
  })

  it('sells nothing with the same pass for another role', async () => {
    const pass = await passOf('rivenditori', 'reseller')
    const lines = [{ ...line(await idOf('BA-PK-FUO')), room_pass: pass }]
    for (const as of [undefined, 'user', 'other'] as const) {
      const { problems, lines: quoted } = await shop.quote({ lines }, as)
      expect({ as, problems, quoted }).toMatchObject({ as, problems: [{ code: 'line_gone' }], quoted: [] })
    }
    const { status, body } = await shop.place({ lines }, { changes: { expected_due: 290 } })
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'order_refused' })
  })

  it('uses the outside price without the room', async () => {
    const id = await idOf('BA-PK-FUO')
    const { lines } = await shop.quote({ lines: [line(id)] }, 'reseller')
    expect(lines[0]?.unit_price).toBeGreaterThan(290)
  })

  it('refuses a product that is not in the room', async () => {
    const pass = await passOf('fiera-2026')
    const { problems } = await shop.quote(
      { lines: [{ ...line(await idOf('BA-RM-DISPLAY')), room_pass: pass }] },
      'user',
    )
    expect(problems).toMatchObject([{ code: 'line_gone' }])
  })

  it('C4: counts pieces of one product inside and outside together', async () => {
    const id = await idOf('BA-PK-COS')
    await shop.context.db.update(products).set({ stock_quantity: 3 }).where(eq(products.id, id))
    const room_pass = await passOf('fiera-2026')
    const { problems } = await shop.quote({ lines: [line(id, 2), { ...line(id, 2), room_pass }] }, 'user')
    expect(problems).toMatchObject([{ code: 'not_enough_stock', line: 1, left: 1 }])
  })

  it('invalidates passes of an old code, also in carts', async () => {
    const created = (
      await build('vecchio-codice', {
        products: [{ product_id: await idOf('BA-PK-NAT'), price: 100, discount: null }],
      })
    ).json<AdminRoom>()
    const room_pass = await passOf('vecchio-codice')
    const lines = [{ ...line(await idOf('BA-PK-NAT')), room_pass }]
    expect((await shop.quote({ lines }, 'user')).lines[0]?.unit_price).toBe(100)
    const { id: _, version, users: __, languages: ___, updated_at: ____, ...body } = created
    const saved = await shop.call('PUT', `/admin/rooms/${created.id}`, {
      as: 'admin',
      body: { ...body, code: 'nuovo-codice', version },
    })
    expect(saved.statusCode).toBe(200)
    expect((await shop.quote({ lines }, 'user')).problems).toMatchObject([{ code: 'line_gone' }])
    expect((await checkAccess('vecchio-codice')).statusCode).toBe(404)
  })
})

describe('rooms in the administration', () => {
  it('refuses a code of another room, in any case', async () => {
    const response = await build('Fiera-2026')
    expect(response.json()).toMatchObject({ fields: [{ path: 'code', code: 'code_taken' }] })
  })

  it('refuses the second of two admins with the stored room', async () => {
    const created = (await build('due-penne')).json<AdminRoom>()
    const save = (discount: number) =>
      shop.call('PUT', `/admin/rooms/${created.id}`, {
        as: 'admin',
        body: bodyOf('due-penne', { discount, version: created.version }),
      })
    expect((await save(5)).statusCode).toBe(200)
    expect((await save(6)).json()).toMatchObject({ code: 'conflict', current: { discount: 5 } })
    const [row] = await shop.context.db.select().from(rooms).where(eq(rooms.id, created.id))
    expect(row?.discount).toBe(5)
  })

  it.each([
    ['too short to be kept secret', { code: 'abc' }, 'code'],
    [
      'the same product twice',
      { products: [1, 1].map(product_id => ({ product_id, price: null, discount: null })) },
      'products',
    ],
    ['a person who is not there', { user_ids: [999_999] }, 'user_ids'],
    ['a percentage above a hundred', { discount: 101 }, 'discount'],
    ['no name', { names: six('') }, 'names.it'],
  ])('%s: refused at its field', async (_, changes, path) => {
    const response = await build('sbagliata', changes)
    expect(response.statusCode).toBe(422)
    expect(response.json<{ fields: { path: string }[] }>().fields.map(field => field.path)).toContain(path)
  })
})
