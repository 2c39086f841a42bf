/** A socket on the channel of a battle that reconnects as the shop's client does, and then fetches what it has missed. */
import { WebSocket } from 'ws'
import { watchChannel } from '../../src/contract/endpoints/game/online.ts'

const closingCode = 4200 // the server asks to reconnect immediately; otherwise the client waits a second
const waitMillis = 1_000

export interface Table {
  id: string
  key: string // names the channel
  version: number // when the socket was opened
}

export class Watcher {
  readonly received = new Set<number>() // versions
  doubled = 0
  cuts = 0
  longestMillis = 0 // from a cut until the channel was subscribed again
  private fetchedUpTo: number
  private socket: WebSocket | undefined
  private cutAt: number | undefined
  private isClosed = false

  constructor(
    private readonly port: number,
    readonly table: Table,
    private readonly readVersion: (id: string) => Promise<number | undefined>,
  ) {
    this.fetchedUpTo = table.version
  }

  /** Resolves when the channel is subscribed. */
  open(): Promise<void> {
    return new Promise(resolve => this.connect(resolve))
  }

  private connect(onSubscribed: () => void): void {
    const socket = new WebSocket(
      `ws://127.0.0.1:${this.port}/app/bottega?protocol=7&client=bench&version=1`,
      {
        perMessageDeflate: false,
        headers: {
          'x-forwarded-for': `10.251.${Math.floor(Math.random() * 250)}.${1 + Math.floor(Math.random() * 250)}`,
        },
      },
    )
    this.socket = socket
    socket.on('error', () => {}) // it is closed too
    socket.on('close', code => {
      if (this.isClosed) return
      if (this.cutAt === undefined) {
        this.cuts += 1
        this.cutAt = performance.now()
      }
      setTimeout(() => !this.isClosed && this.connect(onSubscribed), code === closingCode ? 0 : waitMillis)
    })
    socket.on('message', raw => {
      const { event, data } = JSON.parse(String(raw)) as { event: string; data: string }
      if (event === 'pusher:connection_established')
        socket.send(
          JSON.stringify({ event: 'pusher:subscribe', data: { channel: watchChannel(this.table.key) } }),
        )
      if (event === 'pusher:ping') socket.send('{"event":"pusher:pong","data":{}}')
      if (event === 'battle-update') this.receive((JSON.parse(data) as { version: number }).version)
      if (event === 'pusher_internal:subscription_succeeded') void this.onSubscribed().then(onSubscribed)
    })
  }

  private receive(version: number): void {
    if (this.received.has(version)) this.doubled += 1
    this.received.add(version)
  }

  private async onSubscribed(): Promise<void> {
    if (this.cutAt === undefined) return
    this.longestMillis = Math.max(this.longestMillis, performance.now() - this.cutAt)
    this.cutAt = undefined
    for (;;) {
      const version = await this.readVersion(this.table.id)
      if (version === undefined) continue
      this.fetchedUpTo = Math.max(this.fetchedUpTo, version)
      return
    }
  }

  /** Versions up to `last` that were neither received nor fetched. */
  missed(last: number): number {
    let missed = 0
    for (let version = this.fetchedUpTo + 1; version <= last; version++)
      if (!this.received.has(version)) missed += 1
    return missed
  }

  /** Whether it is connected now. */
  get isOpen(): boolean {
    return this.cutAt === undefined
  }

  close(): void {
    this.isClosed = true
    this.socket?.terminate()
  }
}
