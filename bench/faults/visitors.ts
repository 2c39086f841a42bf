/** Visitors of the shop during the faults: readers, shoppers, and players with their spectators. */
import { randomUUID } from 'node:crypto'
import type { Match } from '../../src/contract/endpoints/game/online.ts'
import { legalCommands } from '../../src/engine/view.ts'
import { beginBattle, stateOf } from '../online/duel.ts'
import type { Account } from '../online/new-account.ts'
import type { Call } from '../online/visitor.ts'
import type { Asked, Reply, Requests } from './requests.ts'
import { Watcher } from './watcher.ts'

/** Writes that a visitor has sent, and those that the shop has acknowledged, by their idempotency key or action id. */
export interface Writes {
  sent: string[]
  acknowledged: string[]
}

export const noWrites = (): Writes => ({ sent: [], acknowledged: [] })

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

const isFailure = ({ status }: Reply): boolean => status === 0 || status >= 500

export class Visitors {
  orders = noWrites()
  moves = noWrites()
  readonly watchers: Watcher[] = []
  private isOver = false
  private readonly work: Promise<void>[] = []

  constructor(
    private readonly port: number,
    private readonly requests: Requests,
  ) {}

  /** Sends a write until the shop responds, as the shop's client does, with the same key. */
  private async insist(method: string, path: string, asked: Asked): Promise<Reply> {
    for (;;) {
      const reply = await this.requests.ask(method, path, asked)
      if (!isFailure(reply) || this.isOver) return reply
      await pause(250)
    }
  }

  read(paths: readonly string[]): void {
    this.repeat(async turn => {
      const { tally } = this.requests
      const reply = await this.requests.ask('GET', paths[turn % paths.length] ?? '')
      if (isFailure(reply)) tally.failedReads += 1
      await pause(50)
    })
  }

  shop(token: string, products: readonly number[]): void {
    this.repeat(async turn => {
      const lines = [{ product_id: products[turn % products.length], quantity: 1 }]
      const cart = { lines, payment_method: 'card' }
      const quote = await this.insist('POST', '/checkout/quote', { token, body: cart })
      const due = (quote.body as { totals?: { due: number } } | null)?.totals?.due
      if (due === undefined) return pause(250)
      const legal = await this.insist('GET', '/legal/in-force', { token })
      if (legal.status !== 200) return pause(250)
      const legal_version_ids = (legal.body as { id: number }[]).map(({ id }) => id)
      const key = randomUUID()
      this.orders.sent.push(key)
      const { orders } = this
      const body = { ...cart, shipping_address: address, legal_version_ids, expected_due: due }
      const placed = await this.insist('POST', '/orders', { token, key, body })
      const { number } = (placed.body as { order?: { number: string } } | null)?.order ?? {}
      if (placed.status !== 201 || !number) return pause(250)
      const payment = { token, body: { outcome: 'approve' } }
      const paid = await this.insist('POST', `/payments/test/test_${number}`, payment)
      if (paid.status < 300) orders.acknowledged.push(key)
      await pause(150)
    })
  }

  /** Two accounts play one battle after the other, watched by `spectators` sockets. */
  async duel(accounts: [Account, Account], spectators: number): Promise<void> {
    for (const { token } of accounts) this.beat(token)
    let id = await this.begin(accounts, spectators)
    this.repeat(async () => {
      const isRunning = await this.moveOnce(id, accounts)
      if (!isRunning) id = await this.begin(accounts, spectators).catch(() => id)
      await pause(250)
    })
  }

  private beat(token: string): void {
    const device = randomUUID()
    this.repeat(async () => {
      await this.requests.ask('POST', '/lobby/presence', { token, body: { device } })
      await pause(8_000)
    })
  }

  private async begin(accounts: [Account, Account], spectators: number): Promise<string> {
    const call: Call = async <T>(method: string, path: string, token: string, body?: unknown) => {
      const reply = await this.insist(method, path, { token, body })
      if (reply.status >= 400) throw new Error(`${path}: ${reply.status} ${JSON.stringify(reply.body)}`)
      return reply.body as T
    }
    const { id, version, watch_key } = await beginBattle(call, accounts)
    const readVersion = async () => {
      const reply = await this.requests.ask('GET', `/battles/${id}`, { token: accounts[0].token })
      return reply.status === 200 ? (reply.body as Match).version : undefined
    }
    const opened = Array.from({ length: spectators }, async () => {
      const watcher = new Watcher(this.port, { id, key: watch_key ?? '', version }, readVersion)
      this.watchers.push(watcher)
      await watcher.open()
    })
    await Promise.all(opened)
    return id
  }

  /** Returns false if the battle is over. */
  private async moveOnce(id: string, accounts: readonly Account[]): Promise<boolean> {
    const [first] = accounts
    const seen = await this.insist('GET', `/battles/${id}`, { token: first?.token })
    if (seen.status !== 200) return true
    const { battle, status, version, host, guest } = seen.body as Match
    if (!battle || status === 'over') return false
    for (const [at, chair] of [host, guest].entries()) {
      const seat = chair?.seat
      const command = seat && legalCommands(stateOf(battle, battle), seat)[0]
      if (!command) continue
      const { seat: _, ...action } = command
      const body = { id: randomUUID(), version, action }
      const { moves } = this
      moves.sent.push(body.id)
      const reply = await this.insist('POST', `/battles/${id}/actions`, { token: accounts[at]?.token, body })
      if (reply.status === 200) moves.acknowledged.push(body.id)
      return true
    }
    return true
  }

  private repeat(step: (turn: number) => Promise<unknown>): void {
    const run = async () => {
      for (let turn = 0; !this.isOver; turn++) await step(turn)
    }
    this.work.push(run())
  }

  async stop(): Promise<void> {
    this.isOver = true
    await Promise.all(this.work)
    for (const watcher of this.watchers) watcher.close()
  }
}
