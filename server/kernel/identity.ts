/** Identifies the caller and checks the endpoint's permission. Runs before the body is read. */
import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '@/contract/endpoint.ts'
import { orderKeyHeader, orderKeyShape } from '@/contract/endpoints/shop/guest-orders.ts'
import { isAdminPermission, isAllowed } from '@/contract/permissions.ts'
import { tokenInAddress, tokenStart } from '@/contract/token-scopes.ts'
import type { Caller, Identify, IdentifyToken } from './context.ts'
import { type Refusal, refuse } from './route.ts'

/** `Authorization: Bearer x` → `x`. */
export function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer +([\w.~+/=-]+)$/i.exec(request.headers.authorization ?? '')?.[1]
}

export const idempotencyKeyShape = /^[\w-]{16,80}$/

/** Returns undefined if the header is missing or is not a valid key. */
export function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']?.toString() ?? ''
  return idempotencyKeyShape.test(key) ? key : undefined
}

/** Returns undefined if the header is missing or is not a valid key. The use case checks whether the key belongs to the order. */
export function orderKeyOf({ headers }: FastifyRequest): string | undefined {
  const header = headers[orderKeyHeader.toLowerCase()]?.toString() ?? ''
  return orderKeyShape.test(header) ? header : undefined
}

/** Staff without their second factor may use only public calls and those that set it up or check it. */
function missingFactor(
  { permission, beforeSecondFactor }: Endpoint,
  { secondFactor }: Caller,
): Refusal | undefined {
  if (permission === 'public' || permission === 'guest' || beforeSecondFactor) return undefined
  if (secondFactor === 'needed') return refuse('second_factor_needed')
  return secondFactor === 'missing' ? refuse('second_factor_missing') : undefined
}

export interface Identifiers {
  identify: Identify
  identifyToken: IdentifyToken
  /** Counts a call with a token. Returns true if the token has reached its limit. */
  isTokenOverLimit(request: FastifyRequest): Promise<boolean>
}

/** Addresses are stored in logs and histories, so a token in one is refused even if the call needs none. */
const hasTokenInAddress = ({ url }: FastifyRequest): boolean => tokenInAddress.test(url)

async function unlockByToken(
  { acceptsToken, permission }: Endpoint,
  request: FastifyRequest,
  token: string,
  { identifyToken, isTokenOverLimit }: Identifiers,
): Promise<Caller | Refusal> {
  const caller = await identifyToken(token)
  if (!caller) return refuse('api_token_invalid')
  if (await isTokenOverLimit(request)) return refuse('rate_limited')
  if (!acceptsToken) return refuse('api_token_not_accepted')
  return isAllowed(permission, caller) ? caller : refuse('api_token_scope')
}

/**
 * An expired bearer on a reading call is refused even where guests may read. Otherwise its owner would silently see guest prices
 * instead of refreshing the session. Public writing calls (login, refresh, logout) treat it as a guest.
 */
export async function unlock(
  endpoint: Endpoint,
  request: FastifyRequest,
  identifiers: Identifiers,
): Promise<Caller | null | Refusal> {
  if (hasTokenInAddress(request)) return refuse('api_token_in_address')
  const { identify } = identifiers
  const bearer = bearerOf(request)
  if (bearer?.startsWith(tokenStart)) return unlockByToken(endpoint, request, bearer, identifiers)
  const identity =
    bearer === undefined ? null : await identify(bearer, isAdminPermission(endpoint.permission))
  if (identity === 'none' || identity === 'ended') {
    const mayBeGuest = endpoint.permission === 'guest' || endpoint.permission === 'public'
    if (mayBeGuest && endpoint.method !== 'GET') return null
    return refuse(identity === 'ended' ? 'session_ended' : 'unauthenticated')
  }
  if (endpoint.ownerOnly && identity?.signedInBy != null) return refuse('owner_only')
  const missing = identity && missingFactor(endpoint, identity)
  if (missing) return missing
  if (isAllowed(endpoint.permission, identity)) return identity
  if (endpoint.permission === 'buyer' && orderKeyOf(request)) return null
  return refuse(identity === null ? 'unauthenticated' : 'forbidden')
}
