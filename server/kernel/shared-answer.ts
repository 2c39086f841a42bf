/**
 * Answers that are the same for everyone of one language, tier and visibility class (decisions §1). They carry an ETag
 * made of those three and the body, and are kept a few seconds so that a busy list does not ask the database each time.
 */
import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Locale } from '../../src/contract/locales.ts'
import type { Role } from '../../src/contract/permissions.ts'
import { tierOf } from '../../src/contract/pricing.ts'

export interface SharedAnswer {
  body: string
  etag: string
}

/** A role decides both the tier and what may be seen; guests are a class of their own. */
export const audienceKey = (locale: Locale, role: Role | undefined): string =>
  `${locale}/${tierOf(role)}/${role ?? 'guest'}`

export const etagOf = (body: string, audience: string): string =>
  `"${createHash('sha256').update(audience).update('\n').update(body).digest('base64url').slice(0, 27)}"`

/** `If-None-Match` may hold several, weak or not (compression weakens), or `*`. */
export const matchesEtag = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some(given => given.trim() === '*' || given.trim().replace(/^W\//, '') === etag)

export function sendShared(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: SharedAnswer,
  isPersonal: boolean,
): FastifyReply {
  reply
    .header('cache-control', `${isPersonal ? 'private' : 'public'}, max-age=0, must-revalidate`)
    .header('etag', answer.etag)
    .header('vary', 'Authorization, X-Locale, Accept-Language, Accept-Encoding')
  if (matchesEtag(request.headers['if-none-match'], answer.etag)) return reply.status(304).send()
  return reply.header('content-type', 'application/json; charset=utf-8').send(answer.body)
}

export interface AnswerCache {
  get(key: string): SharedAnswer | undefined
  /** How often all were let go. Whoever keeps an answer says when its reading began: a change since then may not be in it. */
  readonly age: number
  set(key: string, answer: SharedAnswer, began: number): void
  clear(): void
}

/** Entries live `millis`; the oldest leave when there are more than `size`. */
export function createAnswerCache(now: () => number, millis: number, size = 2000): AnswerCache {
  const kept = new Map<string, { answer: SharedAnswer; until: number }>()
  let age = 0
  return {
    get age() {
      return age
    },
    get: key => {
      const found = kept.get(key)
      if (found && found.until > now()) return found.answer
      if (found) kept.delete(key)
      return undefined
    },
    set: (key, answer, began) => {
      if (millis <= 0 || began !== age) return
      const oldest = kept.size >= size ? kept.keys().next().value : undefined
      if (oldest !== undefined) kept.delete(oldest)
      kept.set(key, { answer, until: now() + millis })
    },
    clear: () => {
      age += 1
      kept.clear()
    },
  }
}
