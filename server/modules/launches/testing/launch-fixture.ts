/** A launch in the whole server, with guests and accounts who take places and buy. */
import type { AdminLaunch } from '@/contract/endpoints/admin/launches.ts'
import type { LaunchPlace } from '@/contract/endpoints/shop/launches.ts'
import type { Role } from '@/contract/permissions.ts'
import { launches } from '../../../db/schema/launches.ts'
import { home, line, newKey, openCheckoutFixture } from '../../orders/testing/checkout-fixture.ts'
import { storeSettings } from '../../settings/settings-repo.ts'

export const minute = 60_000

export interface Visitor {
  cookie?: string // set by the first response
  as?: Role
}

interface QuoteReply {
  problems: { code: string; left: number }[]
  totals: { due: number }
}

interface OrderReply {
  code: string
  order: { id: number; number: string }
  key?: string // of a guest's order
}

export async function openLaunchFixture() {
  const shop = await openCheckoutFixture()
  await storeSettings(shop.context.db, { enable_guest_checkout: true }, shop.context.now())
  let launch = { id: 0, product_id: 0 }

  async function send<T>(path: string, visitor: Visitor, body?: unknown, key?: string) {
    const response = await shop.call('POST', path, {
      ...(visitor.as && { as: visitor.as }),
      body,
      headers: { ...(visitor.cookie && { cookie: visitor.cookie }), ...(key && { 'idempotency-key': key }) },
    })
    const set = response.cookies.find(({ name }) => name === 'launch_place')
    if (set) visitor.cookie = `${set.name}=${set.value}`
    return { status: response.statusCode, body: response.json<T>() }
  }

  const bodyOf = (changes: object = {}) => ({
    product_id: launch.product_id,
    is_active: true,
    starts_at: new Date(shop.context.now().getTime() + minute).toISOString(),
    ends_at: null,
    per_minute: 60,
    buying_minutes: 5,
    most_pieces: 1,
    ...changes,
  })
  const create = (changes: object = {}) =>
    shop.call('POST', '/admin/launches', { as: 'admin', body: bodyOf(changes) })

  const cart = (pieces: number) => ({ lines: [line(launch.product_id, pieces)], payment_method: 'transfer' })
  const quote = async (visitor: Visitor, pieces = 1) =>
    (await send<QuoteReply>('/checkout/quote', visitor, cart(pieces))).body
  const take = async (visitor: Visitor) =>
    (await send<LaunchPlace>(`/launches/${launch.id}/places`, visitor)).body
  const poll = (visitor: Visitor, token: string) =>
    send<LaunchPlace & { code: string }>(`/launches/${launch.id}/places/poll`, visitor, { token })

  return {
    ...shop,
    create,
    launch: () => launch,
    /** Replaces the launch by one that starts in a minute and admits one place a second. */
    open: async (pieces: number, changes: object = {}): Promise<void> => {
      await shop.context.db.delete(launches)
      launch = { ...launch, product_id: (await shop.shelve(pieces)).id }
      const response = await create(changes)
      if (response.statusCode !== 201) throw new Error(response.body)
      launch = response.json<AdminLaunch>()
    },
    take,
    poll,
    stateOf: async (visitor: Visitor, { token }: LaunchPlace) => (await poll(visitor, token)).body.state,
    /** Guests in the order of their numbers after the draw, which the first poll does. */
    drawn: async (amount: number): Promise<{ visitor: Visitor; place: LaunchPlace }[]> => {
      const visitors = Array.from({ length: amount }, (): Visitor => ({}))
      const early = []
      for (const visitor of visitors) early.push({ visitor, place: await take(visitor) })
      shop.pass(minute)
      const places = []
      for (const { visitor, place } of early)
        places.push({ visitor, place: (await poll(visitor, place.token)).body })
      return places.sort((a, b) => (a.place.number ?? 0) - (b.place.number ?? 0))
    },
    quoteOf: quote,
    problemsOf: async (visitor: Visitor, pieces = 1) =>
      (await quote(visitor, pieces)).problems.map(({ code }) => code),
    /** Buys as a guest, or as an account with `as`. */
    buyOne: async (visitor: Visitor, payment_method = 'transfer') => {
      const { totals } = await quote(visitor)
      const guest = visitor.as ? {} : { contact_email: `g${newKey()}@example.com` }
      const address = { shipping_address: home, expected_due: totals.due }
      const body = { ...cart(1), ...guest, ...address, payment_method }
      return send<OrderReply>(visitor.as ? '/orders' : '/guest/orders', visitor, body, newKey())
    },
  }
}

export type LaunchFixture = Awaited<ReturnType<typeof openLaunchFixture>>
