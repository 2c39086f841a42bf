/**
 * Domain events. Listeners run one after another inside the transaction of the change, so a change and its consequences
 * are stored together or not at all.
 */
import type { Locale } from '@/contract/locales.ts'
import type { Role } from '@/contract/permissions.ts'
import type { Queryable } from './db/database.ts'

/** Names are in the past tense. Payloads contain ids of rows, never the rows. */
export interface DomainEvents {
  'user-registered': { userId: number; locale: Locale }
  'email-verified': { userId: number }
  'session-opened': { userId: number } // any kind of sign-in
  'role-changed': { userId: number; role: Role }
  'sessions-ended': { userId: number; sessionIds: readonly string[] }
  'account-leaving': { userId: number } // before its row is locked: listeners lock rows that must be locked before accounts
  'account-deleted': { userId: number }
  'order-placed': { orderId: number }
  'order-paid': { orderId: number }
  'order-cancelled': { orderId: number }
  'level-reached': { userId: number; level: number }
  'settings-changed': { changed: readonly string[] }
}
export type EventName = keyof DomainEvents

export type Listener<N extends EventName> = (payload: DomainEvents[N], db: Queryable) => Promise<void>

export interface Events {
  on<N extends EventName>(name: N, listener: Listener<N>): void
  /** `db` is the transaction of the change. */
  publish<N extends EventName>(name: N, payload: DomainEvents[N], db: Queryable): Promise<void>
}

export function createEvents(): Events {
  const listeners = new Map<EventName, Listener<never>[]>()
  return {
    on: (name, listener) => {
      listeners.set(name, [...(listeners.get(name) ?? []), listener as Listener<never>])
    },
    publish: async (name, payload, db) => {
      for (const listener of listeners.get(name) ?? []) await listener(payload as never, db)
    },
  }
}
