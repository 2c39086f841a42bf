/** How often one address may call (decisions §3). The contract names the buckets; their sizes live here. */
import type { LimitName } from '../../src/contract/endpoint.ts'

interface Bucket {
  max: number
  timeWindow: number // ms
}

const minute = 60_000

export const globalBucket: Bucket = { max: 1200, timeWindow: minute }

const buckets: Record<LimitName, Bucket> = {
  login: { max: 20, timeWindow: minute },
  register: { max: 10, timeWindow: 10 * minute },
  mail: { max: 5, timeWindow: 10 * minute },
  coupon: { max: 15, timeWindow: minute },
  newsletter: { max: 5, timeWindow: 10 * minute },
  battle: { max: 120, timeWindow: minute },
  upload: { max: 20, timeWindow: 10 * minute },
  report: { max: 10, timeWindow: 10 * minute },
  redeem: { max: 30, timeWindow: minute },
  room: { max: 30, timeWindow: minute }, // codes are guessed here and nowhere else
}

/** Route options of @fastify/rate-limit; calls that name the same bucket share it. */
export const limitOf = (name: LimitName | undefined): { rateLimit?: Bucket & { groupId: string } } =>
  name ? { rateLimit: { ...buckets[name], groupId: name } } : {}
