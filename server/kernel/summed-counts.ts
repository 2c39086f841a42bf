/**
 * Counts calls in this process and sends the sums to Redis several times a second, so that a call costs no round trip. Keys are spread
 * over a fixed number of hash tags: one command per tag carries the sums of all its keys, on a cluster too.
 */
import { LRUCache } from 'lru-cache'
import type { RedisClient } from './redis/connect-redis.ts'

interface Sum {
  total: number // of all processes, as Redis last reported it
  pending: number // calls of this process that Redis does not contain yet
  endsAt: number // epoch milliseconds
  windowMillis: number
}

export interface CountedCalls {
  current: number // calls in the current window
  ttl: number // its remaining ms
}

export interface SummedCountsConfig {
  redis: RedisClient
  prefix: string // of the keys
  onLost(error: unknown): void
  isAway(): boolean
  sendMillis?: number // pause between the first call and the sending of its sum
}

const maxKeys = 50_000 // the least recently used is dropped first
const tags = 16

/** ARGV: amount and window of each key in ms. Returns for each key the calls of the window and its remaining ms. */
const addScript = `
  local answer = {}
  for i, key in ipairs(KEYS) do
    local current = redis.call('INCRBY', key, ARGV[2 * i - 1])
    local rest = redis.call('PTTL', key)
    if rest < 0 then
      rest = tonumber(ARGV[2 * i])
      redis.call('PEXPIRE', key, rest)
    end
    answer[2 * i - 1] = current
    answer[2 * i] = rest
  end
  return answer`

const tagOf = (key: string): number => {
  let hash = 0
  for (let at = 0; at < key.length; at++) hash = (hash * 31 + key.charCodeAt(at)) | 0
  return Math.abs(hash) % tags
}

export class SummedCounts {
  private readonly sums = new LRUCache<string, Sum>({ max: maxKeys })
  private readonly waiting = new Map<number, Map<string, Sum>>() // hash tag → its sums to be sent
  private timer: NodeJS.Timeout | undefined

  constructor(private readonly config: SummedCountsConfig) {}

  /** Counts a call. The result contains all calls of this process, and those of others up to the last exchange. */
  count(key: string, windowMillis: number): CountedCalls {
    const now = Date.now()
    const sum = this.sumOf(key, windowMillis, now)
    sum.pending += 1
    this.plan(key, sum)
    return { current: sum.total + sum.pending, ttl: sum.endsAt - now }
  }

  private sumOf(key: string, windowMillis: number, now: number): Sum {
    const existing = this.sums.get(key)
    if (existing && existing.endsAt > now) return existing
    const sum = { total: 0, pending: 0, endsAt: now + windowMillis, windowMillis }
    this.sums.set(key, sum)
    return sum
  }

  private plan(key: string, sum: Sum): void {
    const tag = tagOf(key)
    const sums = this.waiting.get(tag) ?? new Map<string, Sum>()
    this.waiting.set(tag, sums.set(key, sum))
    this.timer ??= setTimeout(() => void this.send(), this.config.sendMillis ?? 200).unref()
  }

  private async send(): Promise<void> {
    this.timer = undefined
    if (this.config.isAway()) return // the sums stay in this process; the next call of each key sends them
    const groups = [...this.waiting]
    this.waiting.clear()
    await Promise.all(groups.map(([tag, sums]) => this.exchange(tag, sums)))
  }

  private async exchange(tag: number, sums: ReadonlyMap<string, Sum>): Promise<void> {
    const now = Date.now()
    const sent = [...sums].flatMap(([key, sum]) =>
      sum.endsAt > now ? [{ key, sum, amount: sum.pending }] : [],
    )
    if (sent.length === 0) return
    try {
      const replies = (await this.config.redis.eval(
        addScript,
        sent.length,
        ...sent.map(({ key }) => `${this.config.prefix}{${tag}}:${key}`),
        ...sent.flatMap(({ sum, amount }) => [amount, sum.windowMillis]),
      )) as number[]
      const repliedAt = Date.now()
      for (const [at, { sum, amount }] of sent.entries()) {
        sum.total = replies[2 * at] ?? 0
        sum.pending -= amount
        sum.endsAt = repliedAt + (replies[2 * at + 1] ?? 0)
      }
    } catch (error) {
      this.config.onLost(error)
    }
  }

  close(): void {
    clearTimeout(this.timer)
  }
}
