import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { users } from '../../db/schema/auth.ts'
import { launches } from '../../db/schema/launches.ts'
import { type LaunchFixture, minute, openLaunchFixture, type Visitor } from './testing/launch-fixture.ts'

let shop: LaunchFixture
beforeAll(async () => {
  shop = await openLaunchFixture()
})
afterAll(() => shop.close())
beforeEach(() => shop.pass(10 * minute)) // the accounts log in again
const inTime = (millis: number) => new Date(shop.context.now().getTime() + millis).toISOString()

describe('places of a launch (decision 0068)', () => {
  beforeEach(() => shop.open(10))

  it('returns the same place to the same browser, and another to another browser', async () => {
    const ada: Visitor = {}
    const bea: Visitor = {}
    const first = await shop.take(ada)
    expect(first).toMatchObject({ state: 'early', number: null, ahead: null })
    const again = await shop.take(ada)
    expect(again.token.split('.').slice(0, 2)).toEqual(first.token.split('.').slice(0, 2))
    expect((await shop.take(bea)).token.split('.')[1]).not.toBe(first.token.split('.')[1])
  })

  it('gives an account one place on all its devices', async () => {
    const onPhone = await shop.take({ as: 'user' })
    const onLaptop = await shop.take({ as: 'user' })
    expect(onLaptop.token.split('.')[1]).toBe(onPhone.token.split('.')[1])
  })

  it('returns the place of a guest after the login', async () => {
    const visitor: Visitor = {}
    const before = await shop.take(visitor)
    const after = await shop.take({ ...visitor, as: 'user' })
    expect(after.token.split('.')[1]).toBe(before.token.split('.')[1])
  })

  it('draws the numbers of early places by the seed, and numbers later ones by arrival', async () => {
    const places = await shop.drawn(8)
    expect(places.map(({ place }) => place.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    const { rows } = await shop.context.db.execute<{ number: number }>(sql`
      select number from launch_places join launches on launches.id = launch_id
      order by sha256(convert_to(draw_seed || ' ' || launch_places.id, 'UTF8'))`)
    expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(await shop.take({})).toMatchObject({ state: 'waiting', number: 9 })
    expect(await shop.take({})).toMatchObject({ number: 10 })
  })

  it('numbers simultaneous arrivals without gaps and without duplicates', async () => {
    shop.pass(minute)
    const places = await Promise.all(Array.from({ length: 30 }, () => shop.take({})))
    const numbers = places.map(({ number }) => number ?? 0).sort((a, b) => a - b)
    expect(numbers).toEqual(Array.from({ length: 30 }, (_, at) => at + 1))
  })

  it('refuses a forged token, and a token copied into another browser', async () => {
    const ada: Visitor = {}
    const bea: Visitor = {}
    const place = await shop.take(ada)
    await shop.take(bea)
    shop.pass(minute)
    const { token } = (await shop.poll(ada, place.token)).body
    const [launch = '', id = '', number = '', issued = '', signature = ''] = token.split('.')
    const forged = [launch, id, String(Number(number) + 1), issued, signature].join('.')
    expect(await shop.poll(ada, forged)).toMatchObject({ status: 403, body: { code: 'launch_place' } })
    expect(await shop.poll(bea, token)).toMatchObject({ status: 403, body: { code: 'launch_place' } })
    expect(await shop.poll({}, token)).toMatchObject({ status: 403, body: { code: 'launch_place' } })
    expect((await shop.poll(ada, token)).status).toBe(200)
  })

  it('refuses a cookie whose signature is wrong', async () => {
    const ada: Visitor = {}
    const { token } = await shop.take(ada)
    expect((await shop.poll({ cookie: `${ada.cookie?.slice(0, -3)}xyz` }, token)).status).toBe(403)
  })

  it('estimates the wait from the places ahead and the speed of admission', async () => {
    await shop.open(10, { per_minute: 2, starts_at: shop.context.now().toISOString() })
    const places = []
    for (let n = 0; n < 4; n++) places.push(await shop.take({}))
    expect(places.map(({ ahead, wait_seconds }) => [ahead, wait_seconds])).toEqual([
      [0, 0],
      [1, 30],
      [2, 60],
      [3, 90],
    ])
  })

  it('polls often enough before the start that a visitor sees an admission although the start is moved forward', async () => {
    await shop.open(1, { starts_at: inTime(24 * 60 * minute), buying_minutes: 1 })
    const visitor: Visitor = {}
    const place = await shop.take(visitor)
    await shop.context.db.update(launches).set({ starts_at: shop.context.now() })
    shop.pass(2000)
    await shop.take({}) // another visitor makes the launch admit the next place
    shop.pass((place.poll_seconds - 2) * 1000)
    const { state, until } = (await shop.poll(visitor, place.token)).body
    const secondsLeft = (Date.parse(until ?? '') - shop.context.now().getTime()) / 1000
    expect(state).toBe('admitted')
    expect(secondsLeft).toBeGreaterThanOrEqual(40)
  })

  it('deletes the places of a deleted account and exports them before', async () => {
    await shop.take({ as: 'other' })
    const [person] = await shop.context.db.select().from(users).where(eq(users.email, 'other@example.com'))
    const { launch_places } = await shop.context.exportPersonalData(shop.context.db, person?.id ?? 0)
    expect(launch_places).toHaveLength(1)
  })
})
