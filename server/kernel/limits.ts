/** How often one address may call (decision 0010). The contract names the buckets; their sizes live here. */
import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import type { LimitName } from '../../src/contract/endpoint.ts'

interface Bucket {
  max: number
  timeWindow: number // ms
  hook?: 'preHandler' // once the body is read, where that says what is counted
  allowList?: (request: FastifyRequest) => boolean // not counted
  isGuessed?: true // what is guessed here opens something: refused where guesses cannot be counted for all processes together
}

const minute = 60_000

const callBucket: Bucket = { max: 1200, timeWindow: minute }

/** Pictures, downloads, feeds: one page of the shop asks for a hundred and more, files of the build not counted. */
const siteBucket: Bucket = { max: 3000, timeWindow: minute }

/** Pages cost the most to make. A reader opens a few a minute and goes on in the browser; a search robot reads ten a second. */
const pageBucket: Bucket = { max: 900, timeWindow: minute }

const namesCode = ({ body }: FastifyRequest): boolean =>
  Boolean((body as { coupon_code?: unknown } | null | undefined)?.coupon_code)

const buckets: Record<LimitName, Bucket> = {
  login: { max: 20, timeWindow: minute },
  register: { max: 10, timeWindow: 10 * minute },
  'guest-order': { max: 20, timeWindow: 10 * minute },
  mail: { max: 5, timeWindow: 10 * minute },
  coupon: { max: 15, timeWindow: minute, isGuessed: true },
  // Each change of a cart that has a coupon is a quote. Not `isGuessed`: without Redis one must still be able to buy.
  quote: {
    max: 60,
    timeWindow: minute,
    hook: 'preHandler',
    allowList: request => !namesCode(request) || isUncounted(request),
  },
  newsletter: { max: 5, timeWindow: 10 * minute },
  battle: { max: 120, timeWindow: minute },
  'guest-ticket': { max: 30, timeWindow: 10 * minute },
  'guest-battle': { max: 10, timeWindow: 24 * 60 * minute }, // a device may call itself another; a household may not
  upload: { max: 20, timeWindow: 10 * minute },
  report: { max: 10, timeWindow: 10 * minute },
  redeem: { max: 30, timeWindow: minute, isGuessed: true },
  suggest: { max: 300, timeWindow: minute }, // fast typists of one household
  'welcome-pack': { max: 30, timeWindow: 10 * minute },
  room: { max: 30, timeWindow: minute, isGuessed: true }, // codes are guessed here and nowhere else
}

/** Route options of @fastify/rate-limit; each call has a bucket of its own. */
export const limitOf = (name: LimitName | undefined): { rateLimit?: Bucket } =>
  name ? { rateLimit: buckets[name] } : {}

/** The same for a route that makes pages. */
export const pageLimit = { rateLimit: pageBucket }

const isCall = ({ url }: FastifyRequest): boolean => url.startsWith('/api/')

/** Calls and everything else are counted apart, so that a page full of pictures uses up nobody's calls. */
export const globalLimit = {
  max: (request: FastifyRequest) => (isCall(request) ? callBucket : siteBucket).max,
  timeWindow: minute,
  keyGenerator: (request: FastifyRequest) => `${isCall(request) ? 'api' : 'site'} ${normalizeIP(request.ip)}`,
}

/** Not counted: files of the build, health checks, and signed webhooks. */
export const isUncounted = ({ url }: FastifyRequest): boolean =>
  /^\/(assets|webhooks|apps)\/|^\/(health|ready|metrics)$/.test(url)
