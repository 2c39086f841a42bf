import { setImmediate } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { hasRedisServer, type RedisServer, startRedis } from '../testing/redis.ts'
import { type CutOff, watchCutOff } from './cut-off.ts'
import { connectRedis, type RedisClient } from './redis/connect-redis.ts'
import { readRedisUrl } from './redis/redis-target.ts'

type Redis = Parameters<typeof watchCutOff>[0]['redis']

/** Keys that expire, for all processes. */
function redisKeys() {
  const ends = new Map<string, number>()
  return {
    isAway: false,
    async set(key: string, _value: string, _unit: string, millis: number) {
      if (this.isAway) throw new Error('Connection is closed.')
      ends.set(key, Date.now() + millis)
    },
    async exists(key: string) {
      if (this.isAway) throw new Error('Connection is closed.')
      return Date.now() < (ends.get(key) ?? 0) ? 1 : 0
    },
  }
}

describe('watchCutOff', () => {
  let keys: ReturnType<typeof redisKeys>
  let reached: [boolean, boolean]
  let processes: CutOff[]
  beforeEach(() => {
    vi.useFakeTimers()
    keys = redisKeys()
    reached = [true, true]
    const redis = keys as unknown as Redis
    processes = reached.map((_, at) =>
      watchCutOff({ redis, shop: 'one', isDatabaseReachable: async () => reached[at] ?? false }),
    )
  })
  afterEach(() => {
    for (const one of processes) one.close()
    vi.useRealTimers()
  })

  const cutOff = () => processes.map(one => one.isCutOff())
  /** Returns whether any process was cut off at any moment. */
  const passSeconds = async (seconds: number): Promise<boolean> => {
    let isAny = false
    for (let at = 0; at < seconds; at++) {
      await vi.advanceTimersByTimeAsync(1000)
      isAny ||= cutOff().includes(true)
    }
    return isAny
  }

  it('reports the process that alone has lost the database, until it is back', async () => {
    reached[1] = false
    await passSeconds(15)
    expect(cutOff()).toEqual([false, true])
    reached[1] = true
    await passSeconds(1)
    expect(cutOff()).toEqual([false, false])
  })

  it('reports no process when all lose the database within seconds, nor when they recover', async () => {
    await passSeconds(2)
    reached[0] = false
    await passSeconds(5)
    reached[1] = false
    expect(await passSeconds(60)).toBe(false)
    reached[1] = true
    await passSeconds(5)
    reached[0] = true
    expect(await passSeconds(60)).toBe(false)
  })

  it('ignores the processes of another shop on the same Redis', async () => {
    const redis = keys as unknown as Redis
    const other = watchCutOff({ redis, shop: 'other', isDatabaseReachable: async () => true })
    reached = [false, false]
    expect(await passSeconds(30)).toBe(false)
    other.close()
  })

  it('reports no process while Redis is away', async () => {
    reached[1] = false
    await passSeconds(15)
    keys.isAway = true
    await passSeconds(1)
    expect(cutOff()).toEqual([false, false])
  })
})

/** Only the intervals are simulated: Redis expires its keys by its own clock. */
describe.skipIf(!hasRedisServer)('watchCutOff on a real Redis (redis-server must be installed)', () => {
  let server: RedisServer
  let redis: RedisClient
  let isReached: boolean
  let cutOffs: CutOff[]
  beforeAll(async () => {
    server = await startRedis()
    const target = readRedisUrl(server.url)
    if (!target) throw new Error(server.url)
    redis = await connectRedis({ target, log: { warn: () => {} }, patienceMillis: 1000 })
  }, 60_000)
  afterAll(async () => {
    redis.disconnect()
    await server.stop()
  })
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    isReached = true
    cutOffs = []
  })
  afterEach(async () => {
    for (const one of cutOffs) one.close()
    vi.useRealTimers()
    if (redis.status === 'ready') await redis.flushall()
  })

  const watch = (shop: string, isDatabaseReachable: () => boolean): CutOff => {
    const cutOff = watchCutOff({ redis, shop, isDatabaseReachable: async () => isDatabaseReachable() })
    cutOffs.push(cutOff)
    return cutOff
  }
  /** Each process looks this many times. Commands of one connection are answered in order. */
  const look = async (times: number): Promise<void> => {
    for (let n = 0; n < times; n++) {
      vi.advanceTimersByTime(1000)
      await setImmediate()
      await redis.ping().catch(() => {})
      await setImmediate()
    }
  }

  it('reports the process that alone has lost the database, until it is back', async () => {
    watch('https://one.test', () => true)
    const lost = watch('https://one.test', () => isReached)
    isReached = false
    await look(9)
    expect(lost.isCutOff()).toBe(false)
    await look(2)
    expect(lost.isCutOff()).toBe(true)
    isReached = true
    await look(1)
    expect(lost.isCutOff()).toBe(false)
  })

  it('ignores the processes of another shop', async () => {
    watch('https://two.test', () => true)
    const lost = watch('https://one.test', () => false)
    await look(12)
    expect(lost.isCutOff()).toBe(false)
  })

  it('lets the key expire when no process reaches the database', async () => {
    watch('https://one.test', () => isReached)
    await look(1)
    isReached = false
    await expect.poll(() => redis.keys('*'), { timeout: 10_000 }).toEqual([])
    await look(12)
    expect(cutOffs[0]?.isCutOff()).toBe(false)
  })

  it('reports no process while Redis is away', async () => {
    watch('https://one.test', () => true)
    const lost = watch('https://one.test', () => false)
    await look(11)
    expect(lost.isCutOff()).toBe(true)
    await server.stop()
    await look(1)
    expect(lost.isCutOff()).toBe(false)
  })
})
