/** Only paid or accepted orders start print work, which is limited in size and attempts. Decision 0018. */
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AdminOrder } from '@/contract/endpoints/admin/orders.ts'
import type { Collection, CollectionCard } from '@/contract/endpoints/shop/collections.ts'
import {
  layersPerSide,
  mostCover,
  type PrintDesign,
  type PrintLayer,
  printsPerOrder,
} from '@/contract/endpoints/shop/print-design.ts'
import { printSurfaces } from '@/domain/print-surfaces.ts'
import { orderPrints } from '../../db/schema/designs.ts'
import { type GuestFixture, openGuestFixture } from '../orders/testing/guest-fixture.ts'
import { printFilesJob } from './make-prints.ts'
import { claimPrint, mostTries } from './prints-repo.ts'

let shop: GuestFixture
let bag: Collection
beforeAll(async () => {
  shop = await openGuestFixture()
  const { data } = (await shop.call('GET', '/collections')).json<{ data: CollectionCard[] }>()
  const collections = await Promise.all(
    data.map(async ({ id }) => (await shop.call('GET', `/collections/${id}`)).json<Collection>()),
  )
  bag = collections.find(({ print }) => print?.surface === 'bag')!
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.context.db.delete(orderPrints)
})

const { frame } = printSurfaces.bag.front!
const fullFrame = { x: frame.width / 2, y: frame.height / 2, ...frame, angle: 0 }
const layer = (at: number): PrintLayer => ({
  ...fullFrame,
  id: `l${at}`,
  kind: 'character',
  slug: 'ondalice',
})
const layers = (layerCount: number) => Array.from({ length: layerCount }, (_, at) => layer(at))
const small: PrintDesign = { front: [{ ...layer(0), width: 40, height: 40 } as PrintLayer], back: [] }

const line = (design: PrintDesign, quantity = 1) => ({
  product_id: bag.product.id,
  variant_ids: [],
  quantity,
  note_worksheet: '',
  note_production: '',
  configuration: { collection_id: bag.id, choices: {}, texts: {}, package: null, design },
})
const cart = (designs: PrintDesign[], payment_method: 'card' | 'cash' | 'transfer' = 'cash') => ({
  lines: designs.map(design => line(design)),
  payment_method,
})
const orderOf = async (number: string) => {
  const response = await shop.call('GET', `/admin/orders?search=${number}`, { as: 'admin' })
  const [row] = response.json<{ data: { id: number }[] }>().data
  return (await shop.call('GET', `/admin/orders/${row?.id}`, { as: 'admin' })).json<AdminOrder>()
}
const printOf = async (number: string) => (await orderOf(number)).lines[0]!.prints[0]!
const make = () => shop.context.jobs.nudge(printFilesJob)
const change = (number: string, path: string, body: object) =>
  orderOf(number).then(({ id }) => shop.call('POST', `/admin/orders/${id}/${path}`, { as: 'admin', body }))

describe('print work', () => {
  it('does not begin for the unpaid cash order of a guest or an account', async () => {
    const orders = [await shop.buyAsGuest(cart([small])), await shop.buy(cart([small]))]
    await make()
    for (const { body } of orders)
      expect(await printOf(body.order.number)).toMatchObject({ state: 'unpaid', width: 0 })
    const tries = await shop.context.db.select({ tries: orderPrints.tries }).from(orderPrints)
    expect(tries).toEqual([{ tries: 0 }, { tries: 0 }])
  })

  it('begins with the payment of a cash order', async () => {
    const { body } = await shop.buyAsGuest(cart([small]))
    await change(body.order.number, 'payments', { amount: body.order.due })
    await make()
    expect(await printOf(body.order.number)).toMatchObject({ state: 'made' })
  })

  it('begins when the shop starts the production of an unpaid cash order', async () => {
    const { body } = await shop.buyAsGuest(cart([small]))
    await change(body.order.number, 'status', { status: 'in_production' })
    await make()
    expect(await printOf(body.order.number)).toMatchObject({ state: 'made' })
  })

  it('begins when the shop starts the production of the line', async () => {
    const { body } = await shop.buyAsGuest(cart([small]))
    const { lines } = await orderOf(body.order.number)
    const change = { production_state: 'in_work' }
    await shop.call('PATCH', `/admin/order-lines/${lines[0]!.id}`, { as: 'admin', body: change })
    await make()
    expect(await printOf(body.order.number)).toMatchObject({ state: 'made' })
  })
})

describe('the size of print work', () => {
  const problemsOf = async (designs: PrintDesign[]) =>
    (await shop.quote(cart(designs))).problems.filter(({ code }) => code !== 'payment_unavailable')

  it('refuses layers that cover a side more often than allowed', async () => {
    expect(await problemsOf([{ front: layers(mostCover), back: [] }])).toEqual([])
    const crowded = [{ code: 'print_crowded', line: 0, name: expect.any(String) }]
    expect(await problemsOf([{ front: [], back: layers(layersPerSide) }])).toMatchObject(crowded)
    expect(await problemsOf([{ front: layers(mostCover + 1), back: [] }])).toMatchObject(crowded)
  })

  it('refuses more print files than one order may have, and writes no order', async () => {
    const sides = { front: small.front, back: small.front }
    const designs = (lines: number) => Array.from({ length: lines }, () => sides)
    expect(await problemsOf(designs(printsPerOrder / 2))).toEqual([])
    const refused = await shop.buyAsGuest(cart(designs(printsPerOrder / 2 + 1)))
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'order_refused',
        quote: { problems: [{ code: 'too_many_prints', left: printsPerOrder }] },
      },
    })
    expect(await shop.context.db.$count(orderPrints)).toBe(0)
  })
})

describe('a print that fails', () => {
  const hour = 60 * 60_000

  /** Uses up all attempts of the print, like processes that are killed while they render. */
  async function exhaustTries(): Promise<number> {
    for (let tries = 0; ; tries += 1) {
      shop.pass(hour)
      const now = shop.context.now()
      if (!(await claimPrint(shop.context.db, now, new Date(now.getTime() + 10 * 60_000)))) return tries
    }
  }

  it('counts an unfinished attempt and is not retried after the last one', async () => {
    const { number } = (await shop.buyAsGuest(cart([small]))).body.order
    await change(number, 'status', { status: 'in_production' })
    expect(await exhaustTries()).toBe(mostTries)
    await make()
    const [row] = await shop.context.db.select().from(orderPrints)
    expect(row).toMatchObject({ tries: mostTries, made_at: null })
    expect(row!.next_try_at.getTime()).toBeLessThan(shop.context.now().getTime())
  })

  it('is shown to the shop as failed and is rendered when the shop restarts it', async () => {
    const { number } = (await shop.buyAsGuest(cart([small]))).body.order
    await change(number, 'status', { status: 'in_production' })
    const { id, state } = await printOf(number)
    expect(state).toBe('waiting')
    const retry = () => shop.call('POST', `/admin/prints/${id}/retry`, { as: 'admin' })
    expect((await retry()).json()).toMatchObject({ code: 'order_state' })
    await shop.context.db
      .update(orderPrints)
      .set({ tries: mostTries, next_try_at: new Date(0) })
      .where(eq(orderPrints.id, id))
    expect((await printOf(number)).state).toBe('failed')
    const restarted = (await retry()).json<AdminOrder>()
    expect(restarted.lines[0]?.prints[0]?.state).not.toBe('failed')
    await make()
    expect((await printOf(number)).state).toBe('made')
  })

  it('fails with the last attempt when its rendering throws', async () => {
    const { number } = (await shop.buyAsGuest(cart([small]))).body.order
    await change(number, 'status', { status: 'in_production' })
    const missing = { ...small.front[0]!, slug: 'nessuno' }
    await shop.context.db.execute(sql`update order_lines set configuration =
      jsonb_set(configuration, '{design,front}', ${JSON.stringify([missing])}::jsonb)
      where id = (select line_id from order_prints)`)
    await shop.context.db.update(orderPrints).set({ tries: mostTries - 1 })
    await make()
    expect(await printOf(number)).toMatchObject({ state: 'failed' })
  })
})
