/**
 * Counts calls in this process. The library's own store hands all who ask in one moment the same object, so that a burst beyond the
 * limit was refused whole, with those who were within it.
 */
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'

interface Count {
  current: number
  began: number // epoch milliseconds
}

const mostKept = 5000 // addresses; who was silent longest is forgotten first

class CountStore implements FastifyRateLimitStore {
  private readonly counts = new Map<string, Count>()

  incr(
    key: string,
    told: (error: Error | null, result?: { current: number; ttl: number }) => void,
    timeWindow = 0,
  ): void {
    const now = Date.now()
    const known = this.counts.get(key)
    const isOver = !known || known.began + timeWindow <= now
    const count = isOver ? { current: 1, began: now } : { ...known, current: known.current + 1 }
    this.counts.delete(key)
    this.counts.set(key, count)
    if (this.counts.size > mostKept) this.forgetOldest()
    told(null, { current: count.current, ttl: count.began + timeWindow - now })
  }

  child(): CountStore {
    return new CountStore()
  }

  private forgetOldest(): void {
    for (const [oldest] of this.counts) {
      this.counts.delete(oldest)
      return
    }
  }
}

export const countStore: FastifyRateLimitStoreCtor = CountStore
