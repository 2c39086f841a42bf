/** Rate limits per address (decision 0010). The contract names the buckets; this file defines their sizes. */
import { createHash } from 'node:crypto'
import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { LimitName } from '@/contract/endpoint.ts'

interface Bucket {
  max: number
  timeWindow: number // ms
  hook?: 'preHandler' // runs after the body is read, if the body decides what is counted
  allowList?: (request: FastifyRequest) => boolean // returns true for requests that are not counted
  isExact?: true // counted one by one across all processes, because a password or code can be guessed, or a reward claimed
  isGuessed?: true // as `isExact`; the code guessed here grants access: the call is refused if it cannot be counted across all processes
}

const minute = 60_000

const callBucket: Bucket = { max: 1200, timeWindow: minute }

/** Images, downloads and feeds. One page of the shop requests more than a hundred; files of the build are not counted. */
const siteBucket: Bucket = { max: 3000, timeWindow: minute }

/** Pages are the most expensive to render. A reader opens a few a minute and continues in the browser; a crawler reads ten a second. */
const pageBucket: Bucket = { max: 900, timeWindow: minute }

const namesCode = ({ body }: FastifyRequest): boolean =>
  Boolean((body as { coupon_code?: unknown } | null | undefined)?.coupon_code)

const buckets: Record<LimitName, Bucket> = {
  login: { max: 20, timeWindow: minute, isExact: true },
  register: { max: 10, timeWindow: 10 * minute, isExact: true },
  'guest-order': { max: 20, timeWindow: 10 * minute, isExact: true },
  mail: { max: 5, timeWindow: 10 * minute, isExact: true },
  consent: { max: 30, timeWindow: 10 * minute },
  'client-error': { max: 20, timeWindow: 10 * minute },
  'vat-check': { max: 15, timeWindow: minute, isExact: true }, // each may be a request to VIES
  coupon: { max: 15, timeWindow: minute, isGuessed: true },
  // Each change of a cart with a coupon requests a quote. Not `isGuessed`, because customers must be able to buy without Redis.
  quote: {
    max: 60,
    timeWindow: minute,
    isExact: true,
    hook: 'preHandler',
    allowList: request => !namesCode(request) || isUncounted(request),
  },
  newsletter: { max: 5, timeWindow: 10 * minute, isExact: true },
  battle: { max: 120, timeWindow: minute },
  'guest-ticket': { max: 30, timeWindow: 10 * minute },
  'guest-battle': { max: 10, timeWindow: 24 * 60 * minute, isExact: true }, // a device can change its identity; a household cannot change its address
  upload: { max: 20, timeWindow: 10 * minute },
  report: { max: 10, timeWindow: 10 * minute },
  redeem: { max: 30, timeWindow: minute, isGuessed: true },
  suggest: { max: 300, timeWindow: minute }, // several fast typists in one household
  launch: { max: 60, timeWindow: 10 * minute }, // several people of one network
  'welcome-pack': { max: 30, timeWindow: 10 * minute, isExact: true },
  room: { max: 30, timeWindow: minute, isGuessed: true }, // showroom codes can be guessed only here
}

/** Route options of @fastify/rate-limit. Each call has its own bucket. */
export const limitOf = (name: LimitName | undefined): { rateLimit?: Bucket } =>
  name ? { rateLimit: buckets[name] } : {}

/** The same for a route that renders pages. */
export const pageLimit = { rateLimit: pageBucket }

const isCall = ({ url }: FastifyRequest): boolean => url.startsWith('/api/')

/** Calls and all other requests are counted separately, so that a page full of images does not use up the limit for calls. */
export const globalLimit = {
  max: (request: FastifyRequest) => (isCall(request) ? callBucket : siteBucket).max,
  timeWindow: minute,
  keyGenerator: (request: FastifyRequest) => `${isCall(request) ? 'api' : 'site'} ${normalizeIP(request.ip)}`,
}

/** Not counted: files of the build, health checks and signed webhooks. */
export const isUncounted = ({ url }: FastifyRequest): boolean =>
  /^\/(assets|webhooks|apps)\/|^\/(health|ready|metrics)$/.test(url)

const tokenBucket = { max: 600, timeWindow: minute }

const tokenKey = ({ headers }: FastifyRequest): string =>
  `token ${createHash('sha256')
    .update(headers.authorization ?? '')
    .digest('base64url')}`

/**
 * Returns a function that counts a call of an API token, in addition to the limit of its address. Call it for valid tokens only. It
 * returns true if the token has reached its limit. Without limits, as in most tests, it always returns false.
 */
export function tokenLimit(app: FastifyInstance): (request: FastifyRequest) => Promise<boolean> {
  if (!app.hasDecorator('createRateLimit')) return async () => false
  const count = app.createRateLimit({ ...tokenBucket, keyGenerator: tokenKey })
  return async request => {
    const counted = await count(request)
    return !counted.isAllowed && counted.isExceeded
  }
}
