import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ProductCard, ProductPage } from '@/contract/endpoints/shop/catalog.ts'
import { favouriteLimit } from '@/contract/endpoints/shop/favourites.ts'
import type { Role } from '@/contract/permissions.ts'
import { products } from '../../db/schema/catalog.ts'
import { favourites } from '../../db/schema/product-voices.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let shown: number[] // ids of products that all readers may see

beforeAll(async () => {
  server = await openTestServer()
  const page = (await server.call('GET', '/products?per_page=12')).json<ProductPage>()
  shown = page.data.map(({ id }) => id)
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.context.db.delete(favourites)
})

const idsOf = async (as: Role = 'user'): Promise<number[]> =>
  (await server.call('GET', '/me/favourites', { as })).json<{ ids: number[] }>().ids
const add = (id: number | string, as: Role = 'user') => server.call('PUT', `/me/favourites/${id}`, { as })
const merge = (ids: unknown, as: Role = 'user') =>
  server.call('POST', '/me/favourites/merge', { as, body: { ids } })

/** Hides a product from guests and customers until `work` is done. */
async function whileHidden(id: number, work: () => Promise<void>): Promise<void> {
  const { db } = server.context
  const put = async (visibility: 'rooms' | 'everyone') => {
    await db.update(products).set({ visibility, updated_at: new Date() }).where(eq(products.id, id))
    server.pass(6000)
  }
  await put('rooms')
  await work().finally(() => put('everyone'))
}

describe('favourites of an account', () => {
  it('are stored once each, the last added first, and visible to the account only', async () => {
    const [one = 0, two = 0] = shown
    await add(one)
    server.pass(1000)
    await add(two)
    server.pass(1000)
    expect((await add(one)).json()).toEqual({ ids: [two, one] })
    expect(await idsOf()).toEqual([two, one])
    expect(await idsOf('other')).toEqual([])
    const removed = await server.call('DELETE', `/me/favourites/${two}`, { as: 'user' })
    expect(removed.json()).toEqual({ ids: [one] })
    expect((await server.call('DELETE', `/me/favourites/${two}`, { as: 'user' })).statusCode).toBe(200)
  })

  it('need a login, and a product that the account may see', async () => {
    expect((await server.call('GET', '/me/favourites')).statusCode).toBe(401)
    expect((await server.call('PUT', `/me/favourites/${shown[0]}`)).statusCode).toBe(401)
    expect((await add(999_999)).statusCode).toBe(404)
    expect((await add('draghissimo')).statusCode).toBe(422)
  })

  it('omit a product while it is hidden', async () => {
    const [one = 0, two = 0] = shown
    await add(one)
    await add(two)
    await whileHidden(one, async () => {
      expect(await idsOf()).toEqual([two])
      expect((await add(one)).statusCode).toBe(404)
    })
    expect((await idsOf()).sort()).toEqual([one, two].sort())
  })

  it('include a guest’s list after login: no duplicates, no hidden products, in the guest’s order', async () => {
    const [one = 0, two = 0, three = 0, hidden = 0] = shown
    await add(two)
    server.pass(1000)
    await whileHidden(hidden, async () => {
      const merged = await merge([three, two, hidden, one, three, 999_999])
      expect(merged.json()).toEqual({ ids: [three, one, two] })
    })
    expect((await merge([])).json()).toEqual({ ids: [three, one, two] })
    expect(await idsOf()).toEqual([three, one, two]) // products hidden from the reader were not stored
  })

  it.each([
    [{}],
    [['1']],
    [[0]],
    [[1.5]],
    [[2_147_483_648]],
    [Array.from({ length: 201 }, (_, at) => at + 1)],
  ])('add nothing from %j', async ids => {
    expect((await merge(ids)).statusCode).toBe(422)
  })

  it('are limited in number, also from two devices concurrently', async () => {
    const { db } = server.context
    await db.execute(sql`insert into favourites (user_id, product_id, created_at)
      select u.id, p.id, now() from users u cross join (select id from products order by id limit 1) p where u.email = 'user@example.com'`)
    const most = await db.execute<{ count: number }>(sql`select count(*)::int from products`)
    expect(most.rows[0]?.count).toBeLessThan(favouriteLimit) // so that the steps below reach the limit
    const filler = Array.from({ length: favouriteLimit - 3 }, (_, at) => 900_000 + at)
    const [pattern] = await db.select().from(products).limit(1)
    await db
      .insert(products)
      .values(filler.map(id => ({ ...pattern!, id, sku: `FILLER-${id}`, status: 'draft' as const })))
    await db.execute(sql`insert into favourites (user_id, product_id, created_at)
      select u.id, p.id, now() from users u cross join products p where u.email = 'user@example.com' and p.id >= 900000`)
    const fresh = shown.filter(id => id !== pattern!.id).slice(0, 4)
    const responses = await Promise.all(fresh.map(id => add(id)))
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 422, 422])
    expect(responses.find(({ statusCode }) => statusCode === 422)?.json()).toMatchObject({ code: 'too_many' })
    expect(await db.$count(favourites)).toBe(favouriteLimit)
  })

  it('are exported and deleted with the account', async () => {
    const [one = 0] = shown
    const payload = { name: 'Prova Cuori', email: 'cuori@example.com', password: 'sette-draghi-in-tram' }
    const token = (await server.call('POST', '/auth/register', { body: payload })).json<{
      access_token: string
    }>()
    const headers = { authorization: `Bearer ${token.access_token}` }
    await server.call('PUT', `/me/favourites/${one}`, { headers })
    const copy = await server.context.exportPersonalData(server.context.db, await idOf('cuori@example.com'))
    expect(copy.favourites).toEqual([{ product_id: one, created_at: expect.any(Date) }])
    const body = { password: payload.password }
    expect((await server.call('POST', '/me/delete', { headers, body })).statusCode).toBe(200)
    expect(await server.context.db.$count(favourites)).toBe(0)
  })
})

async function idOf(email: string): Promise<number> {
  const { rows } = await server.context.db.execute<{ id: number }>(
    sql`select id from users where email = ${email}`,
  )
  return rows[0]?.id ?? 0
}

describe('product cards by id', () => {
  const cards = async (ids: string, as?: Role) => {
    const response = await server.call('GET', `/product-cards?ids=${ids}`, { as })
    return {
      status: response.statusCode,
      ids: response.json<{ data?: ProductCard[] }>().data?.map(({ id }) => id),
    }
  }

  it('are returned in the given order, each once, without products that the reader may not see', async () => {
    const [one = 0, two = 0, hidden = 0] = shown
    await whileHidden(hidden, async () => {
      expect(await cards(`${two},${hidden},${one},${two},999999`)).toEqual({ status: 200, ids: [two, one] })
    })
  })

  it.each(['', 'a', '1,', '1;2', '-1', Array.from({ length: 201 }, (_, at) => at + 1).join(',')])(
    'refuse %s',
    async ids => {
      expect((await cards(ids)).status).toBe(422)
    },
  )
})
