/** Sums of calls on a real cluster of Redis. Needs the `redis-server` binary; skipped without it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasRedisServer, type RedisCluster, startCluster } from '../testing/redis.ts'
import { connectRedis, type RedisClient } from './redis/connect-redis.ts'
import { readRedisUrl } from './redis/redis-target.ts'
import { SummedCounts } from './summed-counts.ts'

const log = { warn: () => {} }

describe.skipIf(!hasRedisServer)('two processes on a cluster (redis-server must be installed)', () => {
  let cluster: RedisCluster
  let redis: RedisClient
  beforeAll(async () => {
    cluster = await startCluster()
    redis = await connectRedis({ target: readRedisUrl(cluster.url)!, log, patienceMillis: 5000 })
  }, 120_000)
  afterAll(async () => {
    redis.disconnect()
    await cluster.stop()
  })

  it('count the calls of many addresses together', async () => {
    const errors: unknown[] = []
    const processes = [1, 2].map(
      () =>
        new SummedCounts({
          redis,
          prefix: 'arcana:calls:https://shop.test:',
          onLost: error => errors.push(error),
          isAway: () => false,
        }),
    )
    const addresses = Array.from({ length: 100 }, (_, n) => `api 203.0.113.${n}`)
    const countAll = (at: number) => addresses.map(address => processes[at]!.count(address, 60_000).current)
    countAll(0)
    let rounds = 0
    const callsOfOther = () => {
      rounds += 1
      return countAll(1).map(current => current - rounds)
    }
    await expect.poll(callsOfOther).toEqual(addresses.map(() => 1))
    for (const one of processes) one.close()
    expect(errors).toEqual([])
  })
})
