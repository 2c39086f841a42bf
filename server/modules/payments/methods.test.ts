import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AdminPaymentMethod, AdminShippingMethod } from '@/contract/endpoints/admin/methods.ts'
import type { Quote } from '@/contract/endpoints/shop/checkout.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let product = 0
beforeAll(async () => {
  server = await openTestServer()
  const { rows } = await server.context.db.execute<{
    id: number
  }>(sql`select id from products p where status = 'published'
    and visibility = 'everyone' and not is_digital and not exists (select from product_variants v where v.product_id = p.id)
    and (stock_quantity is null or stock_quantity > 5) order by id limit 1`)
  product = rows[0]!.id
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.context.db.execute(sql`update payment_methods set is_active = true, countries = '{}'`)
})

const ask = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: object) =>
  server.call(method, path, { as: 'admin', ...(body && { body }) })
const quote = async (country = 'IT') => {
  const body = { lines: [{ product_id: product, quantity: 1 }], country }
  return (await server.call('POST', '/checkout/quote', { as: 'user', body })).json<Quote>()
}
type Method = AdminPaymentMethod & AdminShippingMethod
const list = async (kind: 'payment' | 'shipping') =>
  (await ask('GET', `/admin/${kind}-methods`)).json<{ data: Method[] }>().data
const save = async (kind: 'payment' | 'shipping', code: string, change: object) => {
  const method = (await list(kind)).find(candidate => candidate.code === code)!
  const { code: _, position: __, orders: ___, is_ready: ____, provider: _____, ...body } = method
  return ask('PUT', `/admin/${kind}-methods/${code}`, { ...body, ...change })
}

describe('payment methods', () => {
  it('disappear from the checkout when they are switched off, or do not serve the country', async () => {
    const offered = async (country?: string) => (await quote(country)).payments.map(({ code }) => code)
    expect(await offered()).toContain('cash')
    expect((await save('payment', 'cash', { is_active: false })).statusCode).toBe(200)
    expect(await offered()).not.toContain('cash')
    expect((await save('payment', 'cash', { is_active: true, countries: ['IT'] })).statusCode).toBe(200)
    expect(await offered('IT')).toContain('cash')
    expect(await offered('DE')).not.toContain('cash')
  })

  it('require a confirmation to switch off the last one', async () => {
    await save('payment', 'cash', { is_active: false })
    await save('payment', 'transfer', { is_active: false })
    expect((await save('payment', 'card', { is_active: false })).json()).toMatchObject({
      code: 'last_method',
    })
    expect((await quote()).payments).toHaveLength(1)
    expect((await save('payment', 'card', { is_active: false, even_the_last: true })).statusCode).toBe(200)
    expect((await quote()).problems).toContainEqual(expect.objectContaining({ code: 'payment_unavailable' }))
  })

  it('have the saved order; an order that omits one is refused', async () => {
    const known = (await list('payment')).map(({ code }) => code)
    const codes = known.toReversed()
    await ask('PUT', '/admin/payment-methods', { codes, known })
    expect((await list('payment')).map(({ code }) => code)).toEqual(codes)
    expect((await quote()).payments.map(({ code }) => code)).toEqual(codes)
    const short = { codes: codes.slice(1), known: codes }
    expect((await ask('PUT', '/admin/payment-methods', short)).statusCode).toBe(409)
  })

  it.each(['payment', 'shipping'] as const)('%s: refuses the second of two concurrent orders', async kind => {
    const codes = (await list(kind)).map(({ code }) => code)
    const otherOrder = [...codes.slice(1), codes[0]]
    const sort = (body: object) => ask('PUT', `/admin/${kind}-methods`, body)
    expect((await sort({ codes: otherOrder, known: codes })).statusCode).toBe(200)
    const stale = await sort({ codes: codes, known: codes })
    expect(stale.json()).toMatchObject({ code: 'conflict', current: { codes: otherOrder } })
    expect((await list(kind)).map(({ code }) => code)).toEqual(otherOrder)
  })

  it('validate the bank account, and refuse the second of two admins with a conflict', async () => {
    expect((await save('payment', 'transfer', { iban: 'IT00 nonsense' })).json().fields).toMatchObject([
      { path: 'iban', code: 'iban' },
    ])
    const [first] = await list('payment')
    await save('payment', first!.code, { surcharge: 150 })
    const stale = await save('payment', first!.code, { version: first!.version, surcharge: 0 })
    expect(stale.json()).toMatchObject({ code: 'conflict', current: { surcharge: 150 } })
    const { data } = (await ask('GET', '/admin/audit?record=payment')).json()
    expect(data[0].changes).toEqual([{ path: 'surcharge', from: first!.surcharge, to: 150 }])
    await save('payment', first!.code, { surcharge: first!.surcharge })
  })
})

describe('shipping methods', () => {
  const names = { it: 'Bici', en: 'Bike', es: 'Bici', fr: 'Vélo', de: 'Rad', pt: 'Bicicleta' }
  const notes = { it: '', en: '', es: '', fr: '', de: '', pt: '' }
  const bike = {
    code: 'bici',
    names,
    notes,
    kind: 'flat',
    price: 333,
    steps: [],
    free_over: null,
    countries: ['IT'],
    is_active: true,
    is_pickup: false,
    cutoff_hour: 12,
    handling_days: 1,
    min_days: 1,
    max_days: 2,
    country_days: [{ country: 'SM', min_days: 2, max_days: 3 }],
    takes_cash: true,
    cash_fee: null,
  }

  it('are offered for their countries, at their price, and free from their minimum on', async () => {
    expect((await ask('POST', '/admin/shipping-methods', bike)).statusCode).toBe(201)
    const price = async (country?: string) =>
      (await quote(country)).shipping.find(({ code }) => code === 'bici')?.price
    expect(await price()).toBe(333)
    expect(await price('DE')).toBeUndefined()
    await save('shipping', 'bici', { free_over: 1 })
    expect(await price()).toBe(0)
    await save('shipping', 'bici', { free_over: null, kind: 'weight', steps: [{ up_to: 1, price: 100 }] })
    expect(await price()).toBeUndefined()
    await save('shipping', 'bici', { kind: 'weight', steps: [{ up_to: 999_999, price: 777 }] })
    expect(await price()).toBe(777)
  })

  it('admin 4: need an Italian name only, which other languages use until they are translated', async () => {
    const blank = { it: '', en: '', es: '', fr: '', de: '', pt: '' }
    const fast = {
      ...bike,
      code: 'veloce',
      names: { ...blank, it: 'Veloce' },
      notes: { ...blank, it: 'Domani' },
    }
    expect((await ask('POST', '/admin/shipping-methods', fast)).statusCode).toBe(201)
    const inGerman = async () => {
      const body = { lines: [{ product_id: product, quantity: 1 }], country: 'IT' }
      const options = { as: 'user', body, headers: { 'x-locale': 'de' } } as const
      const { shipping } = (await server.call('POST', '/checkout/quote', options)).json<Quote>()
      return shipping.find(({ code }) => code === 'veloce')
    }
    expect(await inGerman()).toMatchObject({ name: 'Veloce', note: 'Domani' })
    expect((await list('shipping')).find(({ code }) => String(code) === 'veloce')?.names.de).toBe('')
    await save('shipping', 'veloce', { names: { ...fast.names, de: 'Schnell' } })
    expect(await inGerman()).toMatchObject({ name: 'Schnell', note: 'Domani' })
    const nameless = await ask('POST', '/admin/shipping-methods', { ...fast, code: 'x1', names: blank })
    expect(nameless.json().fields).toEqual([expect.objectContaining({ path: 'names.it', code: 'required' })])
    await ask('DELETE', '/admin/shipping-methods/veloce')
  })

  it.each([
    [{ kind: 'weight', steps: [] }, 'steps', 'required'],
    [
      {
        kind: 'weight',
        steps: [
          { up_to: 9, price: 1 },
          { up_to: 9, price: 2 },
        ],
      },
      'steps',
      'steps_order',
    ],
    [{ min_days: 3, max_days: 2 }, 'max_days', 'days_order'],
    [{ min_days: 3, max_days: null }, 'max_days', 'required'],
    [{ min_days: null, max_days: 3 }, 'min_days', 'required'],
    [
      { country_days: [{ country: 'DE', min_days: 4, max_days: 3 }] },
      'country_days.0.max_days',
      'days_order',
    ],
    [
      {
        country_days: [
          { country: 'DE', min_days: 1, max_days: 3 },
          { country: 'DE', min_days: 2, max_days: 3 },
        ],
      },
      'country_days.1.country',
      'country_twice',
    ],
    [{ code: 'A/B' }, 'code', 'slug'],
    [{ code: 'bici' }, 'code', 'code_taken'],
  ])('refuse %j', async (change, path, code) => {
    const response = await ask('POST', '/admin/shipping-methods', { ...bike, ...change })
    expect(response.json().fields).toEqual([expect.objectContaining({ path, code })])
  })

  it('can be deleted, the last one only after a confirmation', async () => {
    for (const { code } of await list('shipping'))
      if (String(code) !== 'bici') await save('shipping', code, { is_active: false })
    expect((await ask('DELETE', '/admin/shipping-methods/bici')).json()).toMatchObject({
      code: 'last_method',
    })
    expect((await ask('DELETE', '/admin/shipping-methods/bici?even_the_last=true')).statusCode).toBe(200)
    expect((await quote()).problems).toContainEqual(expect.objectContaining({ code: 'no_shipping' }))
  })
})
