/**
 * Counts calls in Redis, for all processes together. Calls with codes and passwords that can be guessed are counted one by one, before
 * they run. All others are added up in the process and sent five times a second (`summed-counts.ts`): an address that calls several
 * processes may exceed its limit by what they admit in that time.
 *
 * While Redis is unavailable, every process counts for itself, so that reading and signing in still work. Calls with codes that can be
 * guessed are refused meanwhile, because each process would allow the full number of guesses. A Redis that accepts commands and never
 * responds counts as unavailable and is retried in the background.
 */
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import { countStore } from './count-store.ts'
import type { Log } from './log.ts'
import { connectRedis, type RedisClient } from './redis/connect-redis.ts'
import type { RedisTarget } from './redis/redis-target.ts'
import { SummedCounts } from './summed-counts.ts'

export interface SharedCounts {
  store: FastifyRateLimitStoreCtor
  redis: RedisClient
  isAway(): boolean
  close(): void
}

const patienceMillis = 500 // timeout; a counter usually responds in less than 1 ms
const askAgainMillis = 1000

/** Counts one request. Returns the number of requests in the current window and its remaining ms. */
const countScript = `
  local current = redis.call('INCR', KEYS[1])
  if current == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return {current, redis.call('PTTL', KEYS[1])}`

class Line {
  private asking: NodeJS.Timeout | undefined

  constructor(
    readonly redis: RedisClient,
    private readonly log: Log,
  ) {}

  get isAway(): boolean {
    return this.asking !== undefined
  }

  onLost(error: unknown): void {
    if (this.asking) return
    this.log.warn({ err: error }, 'Redis is unavailable: every process counts calls for itself')
    this.asking = setInterval(() => void this.probe(), askAgainMillis).unref()
  }

  private async probe(): Promise<void> {
    const isBack = await this.redis.ping().then(
      () => true,
      () => false,
    )
    if (!isBack || !this.asking) return
    this.close()
    this.log.info('Redis is back: calls are counted together again')
  }

  close(): void {
    clearInterval(this.asking)
    this.asking = undefined
  }
}

/**
 * Loads the library only if Redis is configured. Throws ConfigError as `connectRedis` does.
 * @param shop its address: other shops may use the same Redis
 */
export async function openSharedCounts(target: RedisTarget, shop: string, log: Log): Promise<SharedCounts> {
  const redis = await connectRedis({ target, log, patienceMillis })
  const line = new Line(redis, log)
  const prefix = `arcana:calls:${shop}:`
  const sums = new SummedCounts({
    redis,
    prefix,
    onLost: error => line.onLost(error),
    isAway: () => line.isAway,
  })
  return {
    store: storeOn(line, sums, prefix),
    redis,
    isAway: () => line.isAway,
    close: () => {
      line.close()
      sums.close()
      redis.disconnect()
    },
  }
}

type CountCallback = Parameters<FastifyRateLimitStore['incr']>[1]
type RouteOptions = Parameters<FastifyRateLimitStore['child']>[0]

const awayError = () =>
  Object.assign(new Error('Redis is unavailable: codes are refused until it returns'), { statusCode: 503 })

function storeOn(line: Line, sums: SummedCounts, prefix: string): FastifyRateLimitStoreCtor {
  class SharedStore implements FastifyRateLimitStore {
    private readonly localStore = new countStore({})
    private name = ''
    private options: Partial<ChildOptions> = {}

    incr(key: string, callback: CountCallback, timeWindow: number, max: number): void {
      if (this.options.isExact || this.options.isGuessed) this.countExactly(key, callback, timeWindow, max)
      else callback(null, sums.count(`${this.name}${key}`, timeWindow))
    }

    private countExactly(key: string, callback: CountCallback, timeWindow: number, max: number): void {
      const alone = () => {
        if (this.options.isGuessed) callback(awayError())
        else this.localStore.incr(key, callback, timeWindow, max)
      }
      if (line.isAway) {
        alone()
        return
      }
      line.redis.eval(countScript, 1, `${prefix}${this.name}${key}`, timeWindow).then(
        counted => {
          const [current, ttl] = counted as [number, number]
          callback(null, { current, ttl })
        },
        (error: unknown) => {
          line.onLost(error)
          alone()
        },
      )
    }

    child(options: RouteOptions): SharedStore {
      const store = new SharedStore()
      store.options = options as unknown as ChildOptions
      const { method, url } = (options as unknown as ChildOptions).routeInfo
      store.name = `${method} ${url} `
      return store
    }
  }
  return SharedStore
}

interface ChildOptions {
  routeInfo: { method: string; url: string }
  isGuessed?: boolean // refused while Redis is unavailable
  isExact?: boolean
}
