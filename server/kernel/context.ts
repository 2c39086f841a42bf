/** What a use case may reach: the context of the process and the facts of one call. Time, chance, network and database come in here. */
import type { CookieSerializeOptions } from '@fastify/cookie'
import type { Locale } from '../../src/contract/locales.ts'
import type { Role } from '../../src/contract/permissions.ts'
import type { Config } from '../config.ts'
import type { Database, Queryable } from './db/database.ts'
import type { Events } from './events.ts'
import type { Ids } from './ids.ts'
import type { Jobs } from './jobs.ts'
import type { Log } from './log.ts'

export interface Caller {
  userId: number
  role: Role
  sessionId: string
  signedInBy: number | null // the admin signed in as this user; null: the user is signed in personally
}

/** `none`: not a token of ours, or expired. `ended`: its session is over. */
export type Identity = Caller | 'none' | 'ended'
export type Identify = (bearer: string) => Promise<Identity>

/** An email by the name of its template, with the template's data; it is written into the outbox. */
export interface Email {
  name: string
  to: string
  locale: Locale
  data: Readonly<Record<string, unknown>>
  orderId?: number // the order it is about
}

export interface Mailer {
  /** Stores the email with the change that caused it (`db` is that transaction); it leaves after the commit. */
  send(letter: Email, db: Queryable): Promise<void>
}

/** Broadcasts to the subscribers of a channel, on any process; not awaited, and clients refetch what was lost. */
export interface Live {
  tell(channel: string, event: string, data: unknown): void
}

/** Lives as long as the process. */
export interface AppContext {
  config: Config
  db: Database
  now(): Date
  ids: Ids
  events: Events
  mail: Mailer
  jobs: Jobs
  live: Live
  log: Log
  /** What all modules store about one person, by its key in the export of an account. */
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
  idempotencyKey: string | undefined // header of that name, when it looks like a key
  orderKey: string | undefined // of a guest's order, when the header looks like one
  file: Buffer | undefined // the body of an endpoint that takes a file
}

export interface ReplyCookies {
  setCookie(name: string, value: string, options: CookieSerializeOptions): void
  clearCookie(name: string, options: CookieSerializeOptions): void
}

/** Lives as long as one call. */
export interface CallContext extends AppContext {
  caller: Caller | null
  locale: Locale
  request: RequestFacts
  reply: ReplyCookies
}

/** For endpoints with a permission above `public`: the lock has already made sure of it. */
export function callerOf(context: CallContext): Caller {
  if (!context.caller) throw new Error('an endpoint that reads its caller must ask for a permission')
  return context.caller
}
