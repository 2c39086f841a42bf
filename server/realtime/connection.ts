/** One open socket: its rate limits, its subscriptions and its user. It contains no channel rules. */
import type { WebSocket } from 'ws'
import type { RealtimeLimits } from './limits.ts'
import { frames, type Member, type ProtocolError } from './protocol.ts'

/** A rate limit with a burst: `perSecond` tokens are added until there are `burst`. */
class TokenBucket {
  private tokens: number
  private filledAt: number

  constructor(
    private readonly perSecond: number,
    private readonly burst: number,
    now: number, // epoch milliseconds, as in `take`
  ) {
    this.tokens = burst
    this.filledAt = now
  }

  /** Takes one token; false if there is none. */
  take(now: number): boolean {
    const flowed = (Math.max(0, now - this.filledAt) / 1000) * this.perSecond
    this.tokens = Math.min(this.burst, this.tokens + flowed)
    this.filledAt = now
    if (this.tokens < 1) return false
    this.tokens -= 1
    return true
  }
}

export interface Subscription {
  member?: Member // on presence channels
  since: number // the subscriber's first response contains presence changes up to this number
  held?: { frame: Buffer; seq?: number }[] // frames that arrive before the subscription is stored
}

export class Connection {
  readonly subscriptions = new Map<string, Subscription>()
  readonly identities = new Set<string>() // `user:7`, `session:…`, as named by signed subscriptions
  isPinged = false
  lastSeenAt: number
  expiresAt = Number.POSITIVE_INFINITY // epoch milliseconds; the client must authenticate again after this
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

  /** Counts an incoming message. Returns false if the socket exceeds its rate. */
  countMessage(now: number): boolean {
    this.lastSeenAt = now
    this.isPinged = false
    return this.messages.take(now)
  }

  /** Sets the expiry from the latest subscription: a new subscription with a fresh bearer extends it. */
  extendUntil(expiresAt: number | undefined): void {
    if (expiresAt !== undefined) this.expiresAt = expiresAt
  }

  mayWhisper(now: number): boolean {
    return this.clientEvents.take(now)
  }

  /** Runs the task after all queued ones, so that messages of one socket are handled in order. */
  enqueue(task: () => void | Promise<void>): Promise<void> {
    const done = this.work.then(task)
    this.work = done.catch(() => {})
    return done
  }

  /** A socket that reads too slowly has no further buffer: its connection is closed and the client reconnects. */
  send(frame: string | Buffer): void {
    if (!this.isOpen) return
    if (this.socket.bufferedAmount > this.limits.bufferBytes) this.drop()
    else this.socket.send(frame, { binary: false })
  }

  /** Delivers to one subscription, in order and without changes that its first response contained. */
  deliver(subscription: Subscription, frame: Buffer, seq?: number): void {
    if (subscription.held) {
      if (subscription.held.push({ frame, seq }) > this.limits.heldFrames) this.drop()
      return
    }
    if (seq === undefined || seq > subscription.since) this.send(frame)
  }

  /** Starts delivery to a subscription: sends its first response, then the frames that arrived meanwhile. */
  release(subscription: Subscription, response: string, since: number): void {
    const pendingFrames = subscription.held ?? []
    subscription.held = undefined
    subscription.since = since
    this.send(response)
    for (const { frame, seq } of pendingFrames) this.deliver(subscription, frame, seq)
  }

  close(error: ProtocolError): void {
    if (!this.isOpen) return
    this.send(frames.error(error))
    if (this.isOpen) this.socket.close(error.code, error.message)
  }

  /** Closes without a close frame, because the peer does not read or did not reply to one. */
  drop(): void {
    this.socket.terminate()
  }
}
