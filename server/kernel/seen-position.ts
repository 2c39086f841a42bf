/**
 * The position in the log of the primary that a browser has seen, in a cookie for the minute in which a replica may lag. Pages need it
 * too: they are rendered from the API.
 */
import type { FastifyRequest } from 'fastify'
import type { CallContext } from './context.ts'
import { isPosition, type Position } from './db/replica.ts'
import { cookieRules } from './second-origin.ts'

const name = 'seen_position'
const seconds = 60 // longer than a replica that is read lags

/** Undefined if the browser has changed nothing within the last minute. */
export function seenPosition({ cookies }: FastifyRequest): Position | undefined {
  const value = cookies[name]
  return isPosition(value) ? value : undefined
}

export function rememberSeen({ config, reply }: Pick<CallContext, 'config' | 'reply'>, at: Position): void {
  reply.setCookie(name, at, { path: '/', httpOnly: true, maxAge: seconds, ...cookieRules(config) })
}

/** Headers of a request of this server on behalf of that browser. */
export const asSeen = (seen: Position | undefined): Record<string, string> =>
  seen ? { cookie: `${name}=${seen}` } : {}
