/**
 * Cache of responses that are the same for every caller of one language, price tier and visibility class (decision 0005). Their
 * ETag is made of those three and the body. They are cached for a few seconds, so that a busy list does not query the database each
 * time.
 */
import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Locale } from '@/contract/locales.ts'
import type { Role } from '@/contract/permissions.ts'
import { tierOf } from '@/domain/pricing.ts'

export interface SharedResponse {
  body: string
  etag: string
}

/** A role determines both the price tier and what is visible; guests are a separate class. */
export const audienceKey = (locale: Locale, role: Role | undefined): string =>
  `${locale}/${tierOf(role)}/${role ?? 'guest'}`

/** Quoted. It includes the audience: the same body for another language or tier has another tag. */
export const etagOf = (body: string, audience: string): string =>
  `"${createHash('sha256').update(audience).update('\n').update(body).digest('base64url').slice(0, 27)}"`

/** `If-None-Match` may contain several tags, weak or strong (compression weakens them), or `*`. */
export const matchesEtag = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some(tag => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)

/** Sends the body, or 304 if the client has it. `isPersonal` excludes it from shared caches. */
export function sendShared(
  request: FastifyRequest,
  reply: FastifyReply,
  response: SharedResponse,
  isPersonal: boolean,
): FastifyReply {
  reply
    .header('cache-control', `${isPersonal ? 'private' : 'public'}, max-age=0, must-revalidate`)
    .header('etag', response.etag)
    .header('vary', 'Authorization, X-Locale, Accept-Language, Accept-Encoding')
  if (matchesEtag(request.headers['if-none-match'], response.etag)) return reply.status(304).send()
  return reply.header('content-type', 'application/json; charset=utf-8').send(response.body)
}

export interface ResponseCache {
  get(key: string): SharedResponse | undefined
  /**
   * How often the cache was cleared. A response is stored only if the cache was not cleared since its query began: it may lack the change.
   */
  readonly age: number
  readonly bytes: number // of all cached responses; at most the budget
  set(key: string, response: SharedResponse, began: number): void
  clear(): void
  /** Stops the sweep. */
  close(): void
}

const responseBudget = { entries: 2000, bytes: 32 * 2 ** 20 }
const entryOverhead = 200 // estimated bytes of an entry in addition to its texts

/** A character takes at most two bytes. */
const bytesOf = ({ body, etag }: SharedResponse, key: string): number =>
  2 * (body.length + etag.length + key.length) + entryOverhead

/**
 * Entries expire after `millis`. The least recently used are dropped if there are too many entries or bytes. The key must contain
 * only what the response depends on, or a visitor could fill the budget with copies of one response.
 */
export function createResponseCache(
  now: () => number,
  millis: number,
  budget = responseBudget,
): ResponseCache {
  const cache = new LRUCache<string, SharedResponse>({
    max: budget.entries,
    maxSize: budget.bytes,
    sizeCalculation: bytesOf,
    ttl: millis,
    ttlResolution: 0,
    perf: { now },
  })
  const sweep = setInterval(() => cache.purgeStale(), millis).unref()
  let age = 0
  return {
    get age() {
      return age
    },
    get bytes() {
      return cache.calculatedSize
    },
    get: key => cache.get(key),
    set: (key, response, began) => {
      if (began === age) cache.set(key, response)
    },
    clear: () => {
      age += 1
      cache.clear()
    },
    close: () => clearInterval(sweep),
  }
}
