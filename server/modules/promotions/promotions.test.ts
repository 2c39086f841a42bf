import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AdminPromotion } from '@/contract/endpoints/admin/promotions.ts'
import type { Promotion } from '@/contract/endpoints/shop/promotions.ts'
import { auditEntries } from '../../db/schema/audit.ts'
import { products } from '../../db/schema/catalog.ts'
import { coupons } from '../../db/schema/content.ts'
import { promotions } from '../../db/schema/places.ts'
import { settings } from '../../db/schema/settings.ts'
import { type CheckoutFixture, line, openCheckoutFixture } from '../orders/testing/checkout-fixture.ts'

const day = 24 * 3600_000

let shop: CheckoutFixture
beforeAll(async () => {
  shop = await openCheckoutFixture()
})
afterAll(() => shop.close())

const shown = async (as?: 'user' | 'reseller' | 'admin'): Promise<Promotion[]> =>
  (await shop.call('GET', '/promotions', { as })).json()

const words = (title: string) => ({ title, slug: '', lead: 'Riga', body: '<p>Testo</p>' })
const noWords = { title: '', slug: '', lead: '', body: '' }
const bodyOf = (title: string, changes: object = {}) => ({
  starts_at: new Date(shop.context.now().getTime() - day).toISOString(),
  ends_at: new Date(shop.context.now().getTime() + day).toISOString(),
  coupon_id: null,
  category_ids: [],
  picture: null,
  is_published: true,
  visibility: 'everyone',
  visible_roles: [],
  position: 50,
  product_ids: [],
  translations: { it: words(title), en: noWords, es: noWords, fr: noWords, de: noWords, pt: noWords },
  ...changes,
})
const make = (title: string, changes: object = {}) =>
  shop.call('POST', '/admin/promotions', { as: 'admin', body: bodyOf(title, changes) })

describe('GET /promotions', () => {
  it('lists active promotions, then upcoming ones, and none that is over', async () => {
    const listed = await shown()
    expect(listed.map(promotion => promotion.title)).toEqual(['Settimane d’incanto', 'Abissi: la marea sale'])
  })

  it('hides coupon and products before a promotion begins', async () => {
    const [running] = await shown()
    expect(running?.coupon).toMatchObject({ code: 'INCANTO15', percent: 15 })
    expect(running?.products.length).toBeGreaterThan(3)
    const [coupon] = await shop.context.db.select().from(coupons).where(eq(coupons.code, 'BENVENUTO10'))
    const [product] = await shop.context.db.select().from(products).where(eq(products.sku, 'BA-PK-FUO'))
    const at = (days: number) => new Date(shop.context.now().getTime() + days * day).toISOString()
    const dates = { starts_at: at(1), ends_at: at(2) }
    await make('Domani', { ...dates, coupon_id: coupon?.id, product_ids: [product?.id] })
    const later = async () => (await shown()).find(promotion => promotion.title === 'Domani')
    expect(await later()).toMatchObject({ coupon: null, products: [] })
    shop.pass(day + 1000)
    expect(await later()).toMatchObject({ coupon: { code: 'BENVENUTO10' }, products: [{ id: product?.id }] })
    shop.pass(day)
    expect(await later()).toBeUndefined()
  })

  it('prices its products at the reader’s tier', async () => {
    const priceOf = async (as?: 'reseller') =>
      (await shown(as))[0]?.products.find(product => product.title.startsWith('Album'))?.price.now
    expect(await priceOf()).toBe(2490)
    expect(await priceOf('reseller')).toBe(1690)
  })

  it('applies its coupon in the quote and in the placed order', async () => {
    const product = await shop.shelve(10)
    const cart = { lines: [line(product.id, 9)], coupon_code: (await shown())[0]?.coupon?.code }
    const { totals } = await shop.quote(cart, 'user')
    expect(totals.discount).toBe(Math.round(totals.subtotal * 0.15))
    const { status, body } = await shop.buy(cart)
    expect({ status, discount: body.order.discount }).toEqual({
      status: 201,
      discount: totals.discount,
    })
  })

  it('hides a draft, and promotions for another role or not for guests', async () => {
    await make('Bozza', { is_published: false })
    await make('Solo rivenditori', { visibility: 'roles', visible_roles: ['reseller'] })
    await make('Solo clienti', { visibility: 'authenticated' })
    const titles = async (as?: 'user' | 'reseller') => (await shown(as)).map(promotion => promotion.title)
    expect(await titles()).not.toEqual(expect.arrayContaining([expect.stringMatching(/Bozza|Solo/)]))
    expect(await titles('user')).toContain('Solo clienti')
    expect(await titles('user')).not.toContain('Solo rivenditori')
    expect(await titles('reseller')).toEqual(expect.arrayContaining(['Solo clienti', 'Solo rivenditori']))
    expect(await titles('reseller')).not.toContain('Bozza')
  })

  it('omits a product that the reader may not see, also when it is sold in rooms only', async () => {
    const [hidden] = await shop.context.db.select().from(products).where(eq(products.sku, 'BA-RM-PROTO'))
    await make('Con un prototipo', { product_ids: [hidden?.id] })
    const own = (await shown()).find(promotion => promotion.title === 'Con un prototipo')
    expect(own?.products).toEqual([])
  })

  it('ends at its end date', async () => {
    await make('Breve', { ends_at: new Date(shop.context.now().getTime() + 60_000).toISOString() })
    expect((await shown()).map(promotion => promotion.title)).toContain('Breve')
    shop.pass(61_000)
    expect((await shown()).map(promotion => promotion.title)).not.toContain('Breve')
  })

  it('responds 404 while its page is disabled', async () => {
    const row = { key: 'enable_promo_page', value: false, updated_at: shop.context.now() }
    await shop.context.db.insert(settings).values(row).onConflictDoUpdate({ target: settings.key, set: row })
    shop.pass(6000)
    expect((await shop.call('GET', '/promotions')).statusCode).toBe(404)
    await shop.context.db.update(settings).set({ value: true }).where(eq(settings.key, 'enable_promo_page'))
    shop.pass(6000)
  })
})

describe('promotions in the administration', () => {
  it('saves a promotion as a whole, sanitised, with an audit entry', async () => {
    const dirty = { ...words('Pulita'), body: '<p onclick="x()">Ciao</p><script>alert(1)</script>' }
    const response = await make('Pulita', { translations: { ...bodyOf('x').translations, it: dirty } })
    const created = response.json<AdminPromotion>()
    expect(response.statusCode).toBe(201)
    expect(created.translations.it).toEqual({
      title: 'Pulita',
      slug: 'pulita',
      lead: 'Riga',
      body: '<p>Ciao</p>',
    })
    expect(created.languages).toEqual(['it'])
    const entries = await shop.context.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.record, 'promotion'))
    expect(entries.find(entry => entry.record_id === String(created.id))).toMatchObject({
      action: 'created',
      title: 'Pulita',
    })
  })

  it('refuses a second save of the same version and changes nothing', async () => {
    const created = (await make('Contesa')).json<AdminPromotion>()
    const save = (position: number) =>
      shop.call('PUT', `/admin/promotions/${created.id}`, {
        as: 'admin',
        body: { ...bodyOf('Contesa'), position, version: created.version },
      })
    expect((await save(1)).statusCode).toBe(200)
    const second = await save(2)
    expect(second.statusCode).toBe(409)
    expect(second.json()).toMatchObject({ code: 'conflict', current: { position: 1 } })
    const [row] = await shop.context.db.select().from(promotions).where(eq(promotions.id, created.id))
    expect(row?.position).toBe(1)
  })

  it.each([
    ['it ends before it begins', { ends_at: '2020-01-01T00:00:00Z' }, 'ends_at'],
    ['a product that is not there', { product_ids: [999_999] }, 'product_ids'],
    ['a coupon that is not there', { coupon_id: 999_999 }, 'coupon_id'],
    [
      'no Italian title',
      { translations: { it: noWords, en: noWords, es: noWords, fr: noWords, de: noWords, pt: noWords } },
      'translations.it.title',
    ],
  ])('%s: refused at its field', async (_, changes, path) => {
    const response = await make('Sbagliata', changes)
    expect(response.statusCode).toBe(422)
    expect(response.json<{ fields: { path: string }[] }>().fields.map(field => field.path)).toContain(path)
  })

  it('refuses a slug of another promotion', async () => {
    await make('Gemella')
    const response = await make('Gemella')
    expect(response.json()).toMatchObject({ fields: [{ path: 'translations.it.slug', code: 'slug_taken' }] })
  })

  it('deletes a promotion and keeps its coupon', async () => {
    const [running] = (await shop.call('GET', '/admin/promotions?search=incanto', { as: 'admin' })).json<{
      data: AdminPromotion[]
    }>().data
    expect((await shop.call('DELETE', `/admin/promotions/${running?.id}`, { as: 'admin' })).statusCode).toBe(
      200,
    )
    expect((await shop.call('GET', `/admin/promotions/${running?.id}`, { as: 'admin' })).statusCode).toBe(404)
    const { valid } = (await shop.call('POST', '/coupons/validate', { body: { code: 'INCANTO15' } })).json()
    expect(valid).toBe(true)
  })
})
