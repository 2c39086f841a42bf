/** Who is calling, and whether the endpoint's lock opens. Runs before a body is read. */
import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { orderKeyHeader, orderKeyShape } from '../../src/contract/endpoints/shop/guest-orders.ts'
import { isAllowed } from '../../src/contract/permissions.ts'
import type { Caller, Identify } from './context.ts'
import { type Refusal, refuse } from './route.ts'

/** `Authorization: Bearer x` → `x`. */
export function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer +([\w.~+/=-]+)$/i.exec(request.headers.authorization ?? '')?.[1]
}

export const idempotencyKeyShape = /^[\w-]{16,80}$/

/** Returns undefined when the header is missing or cannot be a key. */
export function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']?.toString() ?? ''
  return idempotencyKeyShape.test(key) ? key : undefined
}

/** Undefined when the header is missing or cannot be a key; whether it opens the order is the use case's question. */
export function orderKeyOf({ headers }: FastifyRequest): string | undefined {
  const given = headers[orderKeyHeader.toLowerCase()]?.toString() ?? ''
  return orderKeyShape.test(given) ? given : undefined
}

/**
 * A dead bearer on a reading call is refused even where guests may read: its owner would silently see a guest's prices
 * instead of renewing the session. Writing calls open to all (login, refresh, logout) take it for a guest.
 */
export async function unlock(
  endpoint: Endpoint,
  request: FastifyRequest,
  identify: Identify,
): Promise<Caller | null | Refusal> {
  const bearer = bearerOf(request)
  const found = bearer === undefined ? null : await identify(bearer)
  if (found === 'none' || found === 'ended') {
    const mayBeGuest = endpoint.permission === 'guest' || endpoint.permission === 'public'
    if (mayBeGuest && endpoint.method !== 'GET') return null
    return refuse(found === 'ended' ? 'session_ended' : 'unauthenticated')
  }
  if (endpoint.ownerOnly && found?.signedInBy != null) return refuse('owner_only')
  if (isAllowed(endpoint.permission, found?.role)) return found
  if (endpoint.permission === 'buyer' && orderKeyOf(request)) return null
  return refuse(found === null ? 'unauthenticated' : 'forbidden')
}
