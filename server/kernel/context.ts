/**
 * Everything a use case may access: the context of the process and the data of one call. Clock, randomness, network and database
 * are injected here.
 */
import type { CookieSerializeOptions } from '@fastify/cookie'
import type { SecondFactorState } from '@/contract/endpoints/account/users.ts'
import type { Locale } from '@/contract/locales.ts'
import type { Holder } from '@/contract/permissions.ts'
import type { Config } from '../config.ts'
import type { Database, Queryable } from './db/database.ts'
import type { Events } from './events.ts'
import type { FileStore } from './files/file-store.ts'
import type { Ids } from './ids.ts'
import type { Jobs } from './jobs.ts'
import type { Log } from './log.ts'

export interface Caller extends Holder {
  userId: number
  secondFactor: SecondFactorState
  sessionId: string
  signedInBy: number | null // the admin signed in as this user; null if the user signed in personally
  tokenId?: number // of the API token that the call is made with
}

/** `none`: not one of our tokens, or expired. `ended`: its session has ended. */
export type Identity = Caller | 'none' | 'ended'
/** `isFresh`: reads the session from the database, so that no right is older than the call. */
export type Identify = (bearer: string, isFresh?: boolean) => Promise<Identity>

/** Returns undefined for a token that is unknown, expired or revoked, or whose creator has lost its permissions. */
export type IdentifyToken = (token: string) => Promise<Caller | undefined>

/** An email: the name of its template and the template's data. It is stored in the outbox. */
export interface Email {
  name: string
  to: string
  locale: Locale
  data: Readonly<Record<string, unknown>>
  orderId?: number // the order that the email is about
  legalVersionIds?: readonly number[] // versions of legal texts, attached as files
  unsubscribePath?: string // of an advertising email, below the URL of the API: unsubscribes with one click (RFC 8058)
}

export interface Mailer {
  /** Stores the email in the transaction of the change that caused it (`db`). It is sent after the commit. */
  send(email: Email, db: Queryable): Promise<void>
  /** Stores only the template's data in the transaction. A job renders it after the commit: an error there does not concern the change. */
  queue(email: Email, db: Queryable): Promise<void>
}

/** The channels of the sockets. */
export interface Live {
  /** Broadcasts to the subscribers of a channel, on any process. Delivery is not awaited; clients refetch what they missed. */
  publish(channel: string, event: string, data: unknown): void
  /**
   * Returns the number of sockets of all processes on each of these channels, in the same order. 0 if it is unknown, because an
   * external service has the sockets or Redis cannot be reached.
   */
  countSockets(channels: readonly string[]): Promise<number[]>
  /** Returns the channels whose sockets on this process have changed since the last call. */
  takeChangedChannels(): string[]
}

/** Has no sockets. */
export const silentLive: Live = {
  publish: () => {},
  countSockets: async channels => channels.map(() => 0),
  takeChangedChannels: () => [],
}

/** Exists once per process. */
export interface AppContext {
  config: Config
  db: Database
  files: FileStore
  now(): Date
  ids: Ids
  events: Events
  mail: Mailer
  jobs: Jobs
  live: Live
  log: Log
  /** Returns what all modules store about one user, by the key used in the account export. */
  exportPersonalData(db: Queryable, userId: number): Promise<Record<string, unknown>>
}

export interface RequestFacts {
  id: string
  ip: string
  userAgent: string
  origin: string | undefined // the Origin header as sent
  fetchSite: string | undefined // Sec-Fetch-Site as sent
  bearer: string | undefined
  cookies: Readonly<Record<string, string | undefined>>
  idempotencyKey: string | undefined // the Idempotency-Key header, if it is valid
  orderKey: string | undefined // key of a guest's order, if the header is valid
  file: Buffer | undefined // body of an endpoint that accepts a file
}

export interface ReplyCookies {
  setCookie(name: string, value: string, options: CookieSerializeOptions): void
  clearCookie(name: string, options: CookieSerializeOptions): void
}

/** Created for each call. */
export interface CallContext extends AppContext {
  caller: Caller | null
  locale: Locale
  request: RequestFacts
  reply: ReplyCookies
}

/** Returns the caller of an endpoint with a permission above `public`, where the permission check guarantees one. */
export function callerOf(context: CallContext): Caller {
  if (!context.caller) throw new Error('an endpoint that reads its caller must ask for a permission')
  return context.caller
}
