/** Rate limits of several processes on one Redis. Needs the `redis-server` binary; skipped without it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasRedisServer, type RedisServer, startRedis } from '../realtime/testing/redis-server.ts'
import { openTestServer, type TestServer } from '../testing/world.ts'

describe.skipIf(!hasRedisServer)('two servers on one Redis (redis-server must be installed)', () => {
  let redis: RedisServer
  let servers: TestServer[]

  beforeAll(async () => {
    redis = await startRedis()
    const open = () => openTestServer({ redisUrl: redis.url }, { areLimitsOff: false })
    servers = [await open(), await open()]
  }, 120_000)
  afterAll(async () => {
    for (const server of servers) await server.close()
    await redis.stop()
  })

  const guess = async (n: number): Promise<number> => {
    const server = servers[n % 2]
    if (!server) throw new Error('two servers')
    return (await server.call('POST', '/coupons/validate', { body: { code: 'INDOVINO' } })).statusCode
  }

  it('count one address once, whichever of them it asks', async () => {
    const answers: number[] = []
    for (let n = 0; n < 20; n++) answers.push(await guess(n))
    expect(answers.slice(0, 15)).not.toContain(429)
    expect(answers.slice(15)).toEqual([429, 429, 429, 429, 429])
  })

  it('let nobody guess while their Redis is away, and count again when it is back', async () => {
    await redis.stop()
    const without = [await guess(0), await guess(1)]
    expect(without).toEqual([503, 503])
    await redis.start()
    await expect.poll(() => guess(0), { timeout: 20_000 }).toBeLessThan(500)
  })
})
