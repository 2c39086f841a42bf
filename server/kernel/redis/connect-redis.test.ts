/** Connections to a real Redis. Needs the `redis-server` binary; skipped without it. */
import { afterEach, describe, expect, it } from 'vitest'
import { ConfigError } from '../../config.ts'
import { hasRedisServer, type RedisServer, startRedis } from '../../testing/redis.ts'
import type { Log } from '../log.ts'
import { connectRedis } from './connect-redis.ts'
import { readRedisUrl } from './redis-target.ts'

describe.skipIf(!hasRedisServer)('connectRedis (redis-server must be installed)', () => {
  let redis: RedisServer | undefined
  afterEach(() => redis?.stop())

  const connect = (url: string, warn: (facts: object, sentence: string) => void, startMillis = 60_000) => {
    const target = readRedisUrl(url)
    if (!target) throw new Error(url)
    return connectRedis({
      target,
      log: { warn: warn as Log['warn'] },
      patienceMillis: 500,
      startMillis,
      retryMillis: 20,
    })
  }

  it('M2: retries a Redis that does not run yet, and reports each attempt', async () => {
    redis = await startRedis()
    const { url, start } = redis
    await redis.stop()
    let restarted: Promise<void> | undefined
    const sentences: string[] = []
    const client = await connect(url, (_, sentence) => {
      sentences.push(sentence)
      restarted ??= start()
    })
    await restarted
    expect(await client.ping()).toBe('PONG')
    expect(sentences[0]).toBe('Redis does not respond: the start is retried in 0.02 s')
    client.disconnect()
  })

  it('M2: retries a Redis that accepts connections and never responds', async () => {
    redis = await startRedis()
    redis.freeze(true)
    const server = redis
    const client = await connect(redis.url, () => server.freeze(false))
    expect(await client.ping()).toBe('PONG')
    client.disconnect()
  })

  it('stops the start with one sentence if Redis never responds', async () => {
    redis = await startRedis()
    await redis.stop()
    const connected = connect(redis.url, () => {}, 0)
    await expect(connected).rejects.toThrow(ConfigError)
    await expect(connected).rejects.toThrow(
      /^The Redis of the environment variable REDIS_URL does not answer/,
    )
  })

  it('does not retry credentials that Redis refuses', async () => {
    redis = await startRedis(['--requirepass', 'right'])
    const url = redis.url.replace('//', '//:wrong@')
    let attempts = 0
    const connected = connect(url, () => {
      attempts += 1
    })
    await expect(connected).rejects.toThrow(/WRONGPASS/)
    expect(attempts).toBe(0)
  })

  it('refuses a Redis without sharded channels', async () => {
    redis = await startRedis(['--rename-command', 'SSUBSCRIBE', ''])
    await expect(connect(redis.url, () => {})).rejects.toThrow(/must be version 7.0 or newer\.$/)
  })
})
