/** A launch with a crowd on three servers that share a database. Needs TEST_DATABASE_URL; skipped without it. */
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LaunchPlace } from '@/contract/endpoints/shop/launches.ts'
import { products } from '../../db/schema/catalog.ts'
import { launches, launchPlaces } from '../../db/schema/launches.ts'
import { freshDatabase } from '../../testing/test-database.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'
import { home, line, newKey } from '../orders/testing/checkout-fixture.ts'
import { storeSettings } from '../settings/settings-repo.ts'

const postgres = process.env.TEST_DATABASE_URL
const shoppers = 80
const pieces = 12
const leavers = 2 // of the first numbers: they are admitted and do not buy
const buyingMinutes = 2
const appSecret = 'a secret that the three servers of this test share'

interface Shopper {
  n: number
  cookie?: string
  place?: LaunchPlace
}

describe.skipIf(!postgres)('a launch on three servers', () => {
  const servers: TestServer[] = []
  let launchId = 0
  let productId = 0
  let turn = 0

  beforeAll(async () => {
    const databaseUrl = await freshDatabase(postgres ?? '', 'demo')
    for (let n = 0; n < 3; n++) servers.push(await openTestServer({ appSecret }, { databaseUrl }))
    const { db, now } = first().context
    await storeSettings(db, { enable_guest_checkout: true }, now())
    const { rows } = await db.execute<{
      id: number
    }>(sql`select p.id from products p where status = 'published'
      and visibility = 'everyone' and not exists (select 1 from product_variants v where v.product_id = p.id) order by p.id limit 1`)
    productId = rows[0]?.id ?? 0
    await db.update(products).set({ stock_quantity: pieces }).where(eq(products.id, productId))
    const [launch] = await db
      .insert(launches)
      .values({
        product_id: productId,
        starts_at: new Date(now().getTime() + 60_000),
        per_minute: 120,
        buying_minutes: buyingMinutes,
        most_pieces: 1,
      })
      .returning({ id: launches.id })
    launchId = launch?.id ?? 0
  }, 180_000)
  afterAll(async () => {
    for (const server of servers) await server.close()
  })

  const first = (): TestServer => servers[0] as TestServer
  const pass = (millis: number) => {
    for (const server of servers) server.pass(millis)
  }

  /** Every request goes to another server, as behind a load balancer. */
  async function send<T>(shopper: Shopper, path: string, body?: unknown, key?: string) {
    const headers = {
      ...(shopper.cookie && { cookie: shopper.cookie }),
      ...(key && { 'idempotency-key': key }),
    }
    const response = await (servers[turn++ % servers.length] as TestServer).call('POST', path, {
      body,
      headers,
    })
    const set = response.cookies.find(({ name }) => name === 'launch_place')
    if (set) shopper.cookie = `${set.name}=${set.value}`
    return { status: response.statusCode, body: response.json<T>() }
  }
  const take = async (shopper: Shopper) => {
    shopper.place = (await send<LaunchPlace>(shopper, `/launches/${launchId}/places`)).body
  }
  const poll = async (shopper: Shopper) => {
    const { token = '' } = shopper.place ?? {}
    const reply = await send<LaunchPlace>(shopper, `/launches/${launchId}/places/poll`, { token })
    if (reply.status !== 200) throw new Error(`poll: ${reply.status}`)
    shopper.place = reply.body
  }
  const waitingNumbers = async () => {
    const isWaiting = and(eq(launchPlaces.launch_id, launchId), isNull(launchPlaces.admitted_at))
    const rows = await first()
      .context.db.select({ number: launchPlaces.number })
      .from(launchPlaces)
      .where(isWaiting)
    return new Set(rows.map(({ number }) => number))
  }
  async function buy(shopper: Shopper): Promise<boolean> {
    const cart = { lines: [line(productId)], payment_method: 'card' }
    const quote = await send<{ totals: { due: number } }>(shopper, '/checkout/quote', cart)
    const expected_due = quote.body.totals.due
    const contact_email = `shopper${shopper.n}@example.com`
    const body = { ...cart, contact_email, shipping_address: home, expected_due }
    return (await send(shopper, '/guest/orders', body, newKey())).status === 201
  }

  it('sells every piece once, to the first places that buy, and to no one without a place', async () => {
    const crowd = Array.from({ length: shoppers }, (_, n): Shopper => ({ n }))
    const early = crowd.slice(0, 50)
    await Promise.all(early.map(take))
    pass(60_000)
    await Promise.all(crowd.slice(50).map(take))
    const left = new Set<number>()
    let sold = 0
    for (let second = 0; sold < pieces && second < 300; second++) {
      pass(1000)
      await Promise.all(crowd.map(poll))
      const admitted = crowd.filter(({ place }) => place?.state === 'admitted')
      const present = admitted.filter(({ place }) => {
        const number = place?.number ?? 0
        if (left.size < leavers && number % 5 === 0) left.add(number)
        return !left.has(number)
      })
      // By number in the database: a process caches the progress for a second, so it may still show an admitted place as waiting.
      const notAdmitted = await waitingNumbers()
      const waiting = crowd.filter(({ place }) => notAdmitted.has(place?.number ?? 0)).slice(0, 3)
      const cheated = await Promise.all(waiting.map(buy))
      expect(cheated.filter(Boolean)).toEqual([])
      const bought = await Promise.all(present.flatMap(shopper => [buy(shopper), buy(shopper)]))
      sold += bought.filter(Boolean).length
    }
    const { db } = first().context
    const isBuyer = and(eq(launchPlaces.launch_id, launchId), isNotNull(launchPlaces.order_id))
    const buyers = await db.select().from(launchPlaces).where(isBuyer).orderBy(launchPlaces.number)
    const expectedNumbers = Array.from({ length: pieces + leavers }, (_, at) => at + 1)
    expect(sold).toBe(pieces)
    expect(left.size).toBe(leavers)
    expect(buyers.map(({ number }) => number)).toEqual(expectedNumbers.filter(number => !left.has(number)))
    expect(new Set(buyers.map(({ order_id }) => order_id)).size).toBe(pieces)
    const [product] = await db.select().from(products).where(eq(products.id, productId))
    expect(product?.stock_quantity).toBe(0)
    pass(60_000)
    await Promise.all(crowd.map(poll))
    expect(crowd.filter(({ place }) => place?.state === 'admitted')).toEqual([])
  }, 180_000)
})
