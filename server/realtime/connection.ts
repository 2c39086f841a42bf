/** One open socket: what it may still send, what it listens to, whose it is. It knows no channel rule. */
import type { WebSocket } from 'ws'
import type { RealtimeLimits } from './limits.ts'
import { frames, type Member, type ProtocolError } from './protocol.ts'
import { TokenBucket } from './token-bucket.ts'

export interface Subscription {
  member?: Member // on presence channels
  since: number // presence changes up to this number are known to the subscriber
  held?: { frame: Buffer; seq?: number }[] // frames that arrived while the subscription is being written
}

export class Connection {
  readonly subscriptions = new Map<string, Subscription>()
  readonly identities = new Set<string>() // `user:7`, `session:…`, as signed subscriptions named them
  isPinged = false
  lastSeenAt: number
  expiresAt = Number.POSITIVE_INFINITY // epoch milliseconds: whose socket it is has to be said anew then
  private readonly messages: TokenBucket
  private readonly clientEvents: TokenBucket
  private work: Promise<void> = Promise.resolve()

  constructor(
    readonly id: string,
    readonly address: string,
    private readonly socket: WebSocket,
    private readonly limits: RealtimeLimits,
    now: number,
  ) {
    this.lastSeenAt = now
    this.messages = new TokenBucket(limits.messagesPerSecond, limits.messageBurst, now)
    this.clientEvents = new TokenBucket(limits.clientEventsPerSecond, limits.clientEventsPerSecond, now)
  }

  get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN
  }

  /** Something arrived; false when this socket sends too much. */
  hear(now: number): boolean {
    this.lastSeenAt = now
    this.isPinged = false
    return this.messages.take(now)
  }

  /** The last word holds: who subscribes again with a fresh bearer is believed for longer. */
  believe(expiresAt: number | undefined): void {
    if (expiresAt !== undefined) this.expiresAt = expiresAt
  }

  mayWhisper(now: number): boolean {
    return this.clientEvents.take(now)
  }

  /** Runs after everything queued before, so that messages of one socket never overtake each other. */
  enqueue(task: () => void | Promise<void>): Promise<void> {
    const done = this.work.then(task)
    this.work = done.catch(() => {})
    return done
  }

  /** A reader that is too slow gets no buffer: its connection is closed and it reconnects. */
  send(frame: string | Buffer): void {
    if (!this.isOpen) return
    if (this.socket.bufferedAmount > this.limits.bufferBytes) this.drop()
    else this.socket.send(frame, { binary: false })
  }

  /** Delivers to one subscription, in order and without what its first response contained already. */
  deliver(subscription: Subscription, frame: Buffer, seq?: number): void {
    if (subscription.held) {
      if (subscription.held.push({ frame, seq }) > this.limits.heldFrames) this.drop()
      return
    }
    if (seq === undefined || seq > subscription.since) this.send(frame)
  }

  /** Releases a subscription: its first response goes out, then what arrived meanwhile. */
  release(subscription: Subscription, response: string, since: number): void {
    const held = subscription.held ?? []
    subscription.held = undefined
    subscription.since = since
    this.send(response)
    for (const { frame, seq } of held) this.deliver(subscription, frame, seq)
  }

  close(fault: ProtocolError): void {
    if (!this.isOpen) return
    this.send(frames.error(fault))
    if (this.isOpen) this.socket.close(fault.code, fault.message)
  }

  /** Ends without a close frame: the peer does not read, or did not reply to one. */
  drop(): void {
    this.socket.terminate()
  }
}
