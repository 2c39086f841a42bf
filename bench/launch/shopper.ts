/** A guest in the queue of a launch: takes a place, polls it as often as the shop says, and buys one piece when it is admitted. */
import { randomUUID } from 'node:crypto'
import type { LaunchPlace } from '../../src/contract/endpoints/shop/launches.ts'
import type { Reply, Requests } from '../faults/requests.ts'

const address = {
  kind: 'person',
  name: 'Ada Conti',
  street: 'Via delle Botteghe 7',
  zip: '20121',
  city: 'Milano',
  province: 'MI',
  country: 'IT',
}

const pause = (millis: number) => new Promise(resolve => setTimeout(resolve, millis))

export const shopperDomain = 'bench.example'

export interface LaunchFacts {
  id: number
  productId: number
  legalVersionIds: number[] // the legal texts that every order accepts
}

interface Bought {
  status: number
  code: string | undefined // of a refusal
}

export class Shopper {
  place: LaunchPlace | undefined
  cookie: string | undefined

  constructor(
    private readonly requests: Requests,
    private readonly launch: LaunchFacts,
    private readonly n: number,
  ) {}

  get id(): number {
    return Number(this.place?.token.split('.')[1])
  }

  /** Repeats a request that was not answered, as the shop's client does. */
  private async send(path: string, body?: unknown, key?: string, orderKey?: string): Promise<Reply> {
    for (;;) {
      const { cookie } = this
      const asked = { body, cookie, orderKey, ...(key && { key }) }
      const reply = await this.requests.ask('POST', path, asked)
      if (reply.cookie) this.cookie = reply.cookie
      if (reply.status !== 0 && reply.status < 500) return reply
      await pause(500)
    }
  }

  async take(): Promise<void> {
    const reply = await this.send(`/launches/${this.launch.id}/places`)
    if (reply.status !== 200) throw new Error(`no place: ${reply.status} ${JSON.stringify(reply.body)}`)
    this.place = reply.body as LaunchPlace
  }

  /** Returns the status of the response. `token` is this shopper's, unless it tries another one. */
  async poll(token = this.place?.token ?? ''): Promise<number> {
    const reply = await this.send(`/launches/${this.launch.id}/places/poll`, { token })
    if (reply.status === 200) this.place = reply.body as LaunchPlace
    return reply.status
  }

  /** Polls until the order of the places is drawn. */
  async waitForNumber(): Promise<void> {
    while (this.place?.number === null) {
      await pause(1000)
      await this.poll()
    }
  }

  /** Polls until the shopper is admitted, or `isOver` returns true. Returns whether it was admitted. */
  async wait(isOver: () => boolean): Promise<boolean> {
    while (!isOver()) {
      const wakesAt = performance.now() + (this.place?.poll_seconds ?? 1) * 1000
      while (performance.now() < wakesAt && !isOver())
        await pause(Math.max(0, Math.min(1000, wakesAt - performance.now())))
      if (isOver()) return false
      await this.poll()
      if (this.place?.state === 'admitted') return true
    }
    return false
  }

  async buy(): Promise<Bought> {
    const cart = { lines: [{ product_id: this.launch.productId, quantity: 1 }], payment_method: 'card' }
    const quote = await this.send('/checkout/quote', cart)
    const expected_due = (quote.body as { totals?: { due: number } }).totals?.due ?? 0
    const contact_email = `shopper${this.n}@${shopperDomain}`
    const legal_version_ids = this.launch.legalVersionIds
    const body = { ...cart, contact_email, shipping_address: address, legal_version_ids, expected_due }
    const placed = await this.send('/guest/orders', body, randomUUID())
    const { order, key, code } = placed.body as { order?: { number: string }; key?: string; code?: string }
    if (placed.status !== 201 || !order) return { status: placed.status, code }
    const paid = await this.send(
      `/payments/test/test_${order.number}`,
      { outcome: 'approve' },
      undefined,
      key,
    )
    return { status: paid.status < 300 ? 201 : paid.status, code: undefined }
  }
}
