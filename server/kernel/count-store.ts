/**
 * Counts calls per address in this process. The library's own store gives concurrent calls the same object, so a burst beyond the
 * limit was refused entirely, including the calls within the limit.
 */
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import { LRUCache } from 'lru-cache'

interface Count {
  current: number
  began: number // epoch milliseconds
}

/**
 * Number of addresses. The least recently used is dropped first. `maxSize` and not `max`, because `max` would allocate memory for
 * all of them on every route.
 */
const maxAddresses = 5000

class CountStore implements FastifyRateLimitStore {
  private readonly counts = new LRUCache<string, Count>({ maxSize: maxAddresses, sizeCalculation: () => 1 })

  incr(
    key: string,
    callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
    timeWindow = 0,
  ): void {
    const now = Date.now()
    const previous = this.counts.get(key)
    const isOver = !previous || previous.began + timeWindow <= now
    const count = isOver ? { current: 1, began: now } : { ...previous, current: previous.current + 1 }
    this.counts.set(key, count)
    callback(null, { current: count.current, ttl: count.began + timeWindow - now })
  }

  child(): CountStore {
    return new CountStore()
  }
}

export const countStore: FastifyRateLimitStoreCtor = CountStore
