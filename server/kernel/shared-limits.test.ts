/** Rate limits of several processes on one Redis. Needs the `redis-server` binary; skipped without it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Config } from '../config.ts'
import { demoPassword } from '../seed/demo-people.ts'
import { hasRedisServer, type RedisServer, startRedis } from '../testing/redis.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'
import { readRedisUrl } from './redis/redis-target.ts'

const openOn = (redis: RedisServer, changes: Partial<Config> = {}): Promise<TestServer> =>
  openTestServer({ redis: readRedisUrl(redis.url) ?? null, ...changes }, { areLimitsOff: false })

const statusOfGuess = async (server: TestServer): Promise<number> =>
  (await server.call('POST', '/coupons/validate', { body: { code: 'INDOVINO' } })).statusCode

const remainingCalls = async ({ app }: TestServer): Promise<number> => {
  const { headers } = await app.inject({ url: '/api/settings', remoteAddress: '203.0.113.9' })
  return Number(headers['x-ratelimit-remaining'])
}

describe.skipIf(!hasRedisServer)('two shops on one Redis (redis-server must be installed)', () => {
  const addresses = ['https://one.test', 'https://two.test']
  let redis: RedisServer
  let shops: TestServer[]

  beforeAll(async () => {
    redis = await startRedis()
    shops = [
      await openOn(redis, { publicUrl: addresses[0] }),
      await openOn(redis, { publicUrl: addresses[1] }),
    ]
  }, 120_000)
  afterAll(async () => {
    for (const shop of shops) await shop.close()
    await redis.stop()
  })

  it('count the calls of an address separately', async () => {
    const [one, two] = shops as [TestServer, TestServer]
    for (let n = 0; n < 16; n++) await statusOfGuess(one)
    expect([await statusOfGuess(one), await statusOfGuess(two)]).toEqual([429, 200])
    await Promise.all([remainingCalls(one), remainingCalls(one), remainingCalls(two)])
    const counters = async () => (await redis.names()).filter(name => name.includes('203.0.113.9'))
    await expect.poll(counters).toHaveLength(2)
    expect(await Promise.all(shops.map(remainingCalls))).toEqual([1197, 1198])
  })

  it('name the shop in every key and channel', async () => {
    const kinds = ['calls', 'database', 'realtime']
    let names: string[] = []
    const usedKinds = async () => {
      names = await redis.names()
      return kinds.filter(kind => names.some(name => name.startsWith(`arcana:${kind}:`)))
    }
    await expect.poll(usedKinds, { timeout: 10_000 }).toEqual(kinds)
    expect(names.filter(name => !addresses.some(address => name.includes(address)))).toEqual([])
  })
})

describe.skipIf(!hasRedisServer)('two servers on one Redis (redis-server must be installed)', () => {
  let redis: RedisServer
  let servers: TestServer[]

  beforeAll(async () => {
    redis = await startRedis()
    servers = [await openOn(redis), await openOn(redis)]
  }, 120_000)
  afterAll(async () => {
    for (const server of servers) await server.close()
    await redis.stop()
  })

  const guess = async (n: number): Promise<number> => {
    const server = servers[n % 2]
    if (!server) throw new Error('two servers')
    return statusOfGuess(server)
  }

  it('count one address once, whichever server it calls', async () => {
    const responses: number[] = []
    for (let n = 0; n < 20; n++) responses.push(await guess(n))
    expect(responses.slice(0, 15)).not.toContain(429)
    expect(responses.slice(15)).toEqual([429, 429, 429, 429, 429])
  })

  it('count guesses of passwords exactly when both servers receive them concurrently', async () => {
    const guessPassword = (n: number) => {
      const body = { email: `guest${n}@example.com`, password: 'guessed-password' }
      return servers[n % 2]?.call('POST', '/auth/login', { body })
    }
    const responses = await Promise.all(Array.from({ length: 60 }, (_, n) => guessPassword(n)))
    expect(responses.filter(response => response?.statusCode !== 429)).toHaveLength(20)
  })

  it('count all other calls together within a moment, with a few commands for hundreds of calls', async () => {
    const [one, two] = servers as [TestServer, TestServer]
    const before = await redis.scriptsRun()
    const calls = Array.from({ length: 300 }, () => remainingCalls(one))
    const least = Math.min(...(await Promise.all(calls)))
    expect(least).toBe(900)
    await expect.poll(() => remainingCalls(two)).toBeLessThan(900)
    expect((await redis.scriptsRun()) - before).toBeLessThan(50)
  })

  const ready = async () => (await servers[0]?.app.inject({ url: '/ready' }))?.json()
  const statuses = async () => {
    const [server] = servers as [TestServer]
    const body = { email: 'user@example.com', password: demoPassword }
    const responses = [
      await server.call('GET', '/settings'),
      await server.call('GET', '/products'),
      await server.call('POST', '/auth/login', { body }),
      await server.app.inject({ url: '/' }),
    ]
    return responses.map(({ statusCode }) => statusCode)
  }

  it('M2, W4: refuse guesses while Redis is down, and count again when it is back', async () => {
    await redis.stop()
    const without = [await guess(0), await guess(1)]
    expect(without).toEqual([503, 503])
    await redis.start()
    await expect.poll(() => guess(0), { timeout: 20_000 }).toBeLessThan(500)
  })

  it.each([
    ['gone', () => redis.stop(), () => redis.start()],
    ['frozen', async () => redis.freeze(true), async () => redis.freeze(false)],
  ])(
    'M2, W4: keep reading and signing in available while Redis is %s, and report it in /ready',
    async (_, goAway, comeBack) => {
      await expect.poll(ready, { timeout: 20_000 }).toEqual({ status: 'ready' })
      await goAway()
      expect(await statuses()).toEqual([200, 200, 200, 200])
      expect(await ready()).toEqual({ status: 'ready', redis: 'away' })
      await comeBack()
      await expect.poll(ready, { timeout: 20_000 }).toEqual({ status: 'ready' })
    },
  )
})
