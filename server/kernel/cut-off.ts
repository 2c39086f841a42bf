/**
 * Finds out whether this process alone has lost the database. A process that reaches it renews a key in Redis; one that does not
 * looks for that key. If all have lost it, none is cut off, and all continue to serve what they can (decision 0058).
 */
import type { RedisClient } from './redis/connect-redis.ts'

export interface CutOff {
  /** Whether other processes have reached the database for ten seconds, and this one has not. */
  isCutOff(): boolean
  close(): void
}

export interface CutOffParts {
  redis: Pick<RedisClient, 'set' | 'exists'>
  shop: string // its address: other shops may use the same Redis
  isDatabaseReachable(): Promise<boolean>
}

const everyMillis = 1000
const livesFor = 3 // intervals
const cutOffAfter = 10 // intervals: longer than the key lives after the last process has lost the database

export function watchCutOff({ redis, shop, isDatabaseReachable }: CutOffParts): CutOff {
  const key = `arcana:database:reached:${shop}`
  let looks = 0 // in a row at which only other processes reached the database
  let isLooking = false

  async function look(): Promise<void> {
    if (await isDatabaseReachable()) {
      looks = 0
      await redis.set(key, '1', 'PX', livesFor * everyMillis)
    } else looks = (await redis.exists(key)) ? looks + 1 : 0
  }

  const timer = setInterval(() => {
    if (isLooking) return
    isLooking = true
    look()
      .catch(() => {
        looks = 0 // without Redis nothing is known about the others
      })
      .finally(() => {
        isLooking = false
      })
  }, everyMillis).unref()
  return { isCutOff: () => looks >= cutOffAfter, close: () => clearInterval(timer) }
}
