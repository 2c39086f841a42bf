/**
 * Counts calls in Redis, for all processes together. While Redis is down, every process counts for itself, so that reading and
 * signing in still work. Calls with codes that can be guessed are refused meanwhile, because each process would allow the full
 * number of guesses. A Redis that accepts commands and never responds counts as down and is retried in the background.
 */
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { Redis } from 'ioredis'
import { ConfigError } from '../config.ts'
import { countStore } from './count-store.ts'
import type { Log } from './log.ts'

export interface SharedCounts {
  store: FastifyRateLimitStoreCtor
  isAway(): boolean
  close(): void
}

const patienceMillis = 500 // timeout; a counter usually responds in less than 1 ms
const askAgainMillis = 1000
const prefix = 'arcana:calls:'

/** Counts one request. Returns the number of requests in the current window and its remaining ms. */
const countScript = `
  local current = redis.call('INCR', KEYS[1])
  if current == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return {current, redis.call('PTTL', KEYS[1])}`

class Line {
  private asking: NodeJS.Timeout | undefined

  constructor(
    readonly redis: Redis,
    private readonly log: Log,
  ) {}

  get isAway(): boolean {
    return this.asking !== undefined
  }

  onLost(error: unknown): void {
    if (this.asking) return
    this.log.warn({ err: error }, 'Redis is away: every process counts calls for itself')
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

/** Loads the library only if Redis is configured. Throws ConfigError if Redis is unreachable at the start. */
export async function openSharedCounts(url: string, log: Log): Promise<SharedCounts> {
  const ioredis = await import('ioredis')
  const redis = new ioredis.Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 3000,
    commandTimeout: patienceMillis,
    retryStrategy: attempt => Math.min(attempt * 100, 2000),
  })
  redis.on('error', () => {}) // it reconnects automatically; calls that fail meanwhile report the error
  await redis.connect().catch((error: unknown) => {
    redis.disconnect()
    throw noRedis(error)
  })
  const line = new Line(redis, log)
  return {
    store: storeOn(line),
    isAway: () => line.isAway,
    close: () => {
      line.close()
      redis.disconnect()
    },
  }
}

const noRedis = (error: unknown): ConfigError => {
  const { code, message } = error as NodeJS.ErrnoException
  return new ConfigError(
    `The Redis of the environment variable REDIS_URL does not answer (${code ?? message}).`,
  )
}

type CountCallback = Parameters<FastifyRateLimitStore['incr']>[1]
type RouteOptions = Parameters<FastifyRateLimitStore['child']>[0]

const awayError = () =>
  Object.assign(new Error('Redis is unavailable: codes are refused until it returns'), { statusCode: 503 })

function storeOn(line: Line): FastifyRateLimitStoreCtor {
  class SharedStore implements FastifyRateLimitStore {
    private readonly localStore = new countStore({})
    private name = ''
    private isGuessed = false

    incr(key: string, callback: CountCallback, timeWindow: number, max: number): void {
      const alone = () => {
        if (this.isGuessed) callback(awayError())
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
      const { routeInfo, isGuessed } = options as unknown as ChildOptions
      const store = new SharedStore()
      store.name = `${routeInfo.method} ${routeInfo.url} `
      store.isGuessed = isGuessed ?? false
      return store
    }
  }
  return SharedStore
}

interface ChildOptions {
  routeInfo: { method: string; url: string }
  isGuessed?: boolean
}
