/** Tests the loss and the return of Redis, and which channels a process is subscribed to. Needs the `redis-server` binary; skipped without it. */
import { randomUUID } from 'node:crypto'
import { Redis } from 'ioredis'
import { afterEach, describe, expect, it } from 'vitest'
import { openTcpGate } from '../kernel/files/testing/tcp-gate.ts'
import { hasRedisServer, startCluster, startRedis, startSentinels } from '../testing/redis.ts'
import { type RawSocket, socketIdOf } from './testing/raw-socket.ts'
import { bootOn, idsHere, join, listen, type RedisProcess, redisPatience } from './testing/redis-processes.ts'

interface Ended {
  stop(): Promise<void>
}

describe.skipIf(!hasRedisServer)('Redis is lost and returns (redis-server must be installed)', () => {
  const running: Ended[] = []
  afterEach(async () => {
    for (const part of running.splice(0).reverse()) await part.stop()
  })

  const keep = <T extends Ended>(part: T): T => {
    running.push(part)
    return part
  }

  const twoOn = async (url: string): Promise<[RedisProcess, RedisProcess]> => {
    const appId = randomUUID()
    return [keep(await bootOn(url, appId)), keep(await bootOn(url, appId))]
  }

  /** Lets heartbeats pass, which subscribe again if the first attempt failed, until the process asks the socket to reconnect. */
  const asksToReconnect = async ({ clock }: RedisProcess, raw: RawSocket): Promise<void> => {
    let closedWith: number | undefined
    void raw.closed.then(({ code }) => {
      closedWith = code
    })
    const beat = () => {
      if (closedWith === undefined) clock.advance(5_000)
      return closedWith
    }
    await expect.poll(beat, { interval: 3_000, timeout: redisPatience }).toBe(4200)
  }

  /** Publishes on one process until the socket of the other receives it, because the processes return one after the other. */
  const carries = async (from: RedisProcess, channel: string, socket: RawSocket): Promise<void> => {
    let isReceived = false
    const received = socket.next().then(frame => {
      isReceived = true
      return frame
    })
    await expect
      .poll(
        async () => {
          await from.realtime.trigger(channel, 'again', {})
          return isReceived
        },
        { timeout: redisPatience },
      )
      .toBe(true)
    expect((await received).event).toBe('again')
  }

  it(
    'M2: serves its own sockets while Redis is down, then asks all of them to reconnect',
    async () => {
      const redis = keep(await startRedis())
      const [one, two] = await twoOn(redis.url)
      const raw = await listen(one, 'news')
      await redis.stop()
      await one.realtime.trigger('news', 'alone', { n: 1 })
      expect(await raw.next()).toMatchObject({ event: 'alone', data: { n: 1 } })
      const refused = await join(one, 'ada')
      expect((await refused.closed).code).toBe(4100)

      await redis.start()
      expect((await raw.closed).code).toBe(4200)
      one.clock.advance(5_000)
      const back = await join(one, 'ada')
      expect(await idsHere(back)).toEqual(['ada'])
      await carries(two, 'news', await listen(one, 'news'))
    },
    redisPatience,
  )

  it(
    'M2: asks the sockets of the other processes to reconnect after one process was cut off from Redis',
    async () => {
      const redis = keep(await startRedis())
      const gate = await openTcpGate('127.0.0.1', Number(new URL(redis.url).port))
      keep({ stop: gate.close })
      const appId = randomUUID()
      const one = keep(await bootOn(`redis://127.0.0.1:${gate.port}`, appId))
      const two = keep(await bootOn(redis.url, appId))
      const [near, far] = [await listen(one, 'news'), await listen(two, 'news')]
      two.clock.advance(1_000)
      gate.cutUploadsAfter(1)
      await one.realtime.trigger('news', 'alone', {})
      expect((await near.next()).event).toBe('alone')
      gate.open()
      one.clock.advance(10_000)
      await asksToReconnect(one, far)
      await carries(one, 'news', await listen(two, 'news'))
    },
    redisPatience,
  )

  it(
    'M2: asks sockets to reconnect once after Redis was down, although deliveries have failed meanwhile',
    async () => {
      const redis = keep(await startRedis())
      const [one, two] = await twoOn(redis.url)
      const before = await listen(two, 'news')
      await redis.stop()
      await one.realtime.trigger('news', 'alone', {})
      await redis.start()
      expect((await before.closed).code).toBe(4200)
      const after = await listen(two, 'news')
      let isClosed = false
      void after.closed.then(() => {
        isClosed = true
      })
      one.clock.advance(5_000) // reports the loss
      await carries(one, 'news', after)
      expect(isClosed).toBe(false)
    },
    redisPatience,
  )

  it(
    'subscribes to channels that were opened while Redis was down',
    async () => {
      const redis = keep(await startRedis())
      const [one, two] = await twoOn(redis.url)
      await redis.stop()
      const raw = await listen(one, 'news')
      await redis.start()
      expect((await raw.closed).code).toBe(4200)
      await carries(two, 'news', await listen(one, 'news'))
    },
    redisPatience,
  )

  it(
    'M2: reconnects to a Redis that accepts commands and never responds',
    async () => {
      const redis = keep(await startRedis())
      const [one, two] = await twoOn(redis.url)
      const raw = await listen(one, 'news')
      redis.freeze(true)
      one.clock.advance(5_000) // the heartbeat finds it silent
      await one.realtime.trigger('news', 'alone', {})
      expect((await raw.next()).event).toBe('alone')
      redis.freeze(false)
      expect((await raw.closed).code).toBe(4200)
      await carries(two, 'news', await listen(one, 'news'))
    },
    redisPatience,
  )

  it(
    'M2: follows the sentinels to a new master and asks all sockets to reconnect',
    async () => {
      const redis = keep(await startSentinels())
      const [one, two] = await twoOn(redis.url)
      const raw = await listen(one, 'news')
      await redis.killMaster()
      await asksToReconnect(one, raw)
      await carries(two, 'news', await listen(one, 'news'))
    },
    redisPatience,
  )

  it(
    'M2: carries events on every master of a cluster again after one has restarted',
    async () => {
      const redis = keep(await startCluster())
      const [one, two] = await twoOn(redis.url)
      const channels = Array.from({ length: 12 }, (_, n) => `news-${n}`) // on all three masters
      const before = await Promise.all(channels.map(channel => listen(one, channel)))
      await redis.restart(1)
      expect((await before[0]?.closed)?.code).toBe(4200)
      one.clock.advance(3_000) // the others follow one after the other
      for (const raw of before) expect((await raw.closed).code).toBe(4200)
      for (const channel of channels) await carries(two, channel, await listen(one, channel))
    },
    redisPatience,
  )

  it('is subscribed only to channels of its sockets, and leaves a channel with the last of them', async () => {
    const redis = keep(await startRedis())
    const [one, two] = await twoOn(redis.url)
    const admin = new Redis(redis.url)
    keep({ stop: async () => admin.disconnect() })
    const subscribers = async (channel: string) => {
      const [name] = (await admin.call('PUBSUB', 'SHARDCHANNELS', `*{${channel}}`)) as string[]
      return name ? Number(((await admin.call('PUBSUB', 'SHARDNUMSUB', name)) as [string, number])[1]) : 0
    }
    const sockets = [await listen(one, 'news'), await listen(one, 'news')]
    expect(await subscribers('news')).toBe(1)
    await listen(two, 'news')
    expect(await subscribers('news')).toBe(2)
    expect(await subscribers('other')).toBe(0)
    sockets[0]?.socket.terminate()
    sockets[1]?.socket.terminate()
    await expect.poll(() => subscribers('news')).toBe(1)
  })

  it('confirms a subscription only after Redis has confirmed it', async () => {
    const redis = keep(await startRedis())
    const [one] = await twoOn(redis.url)
    const other = await listen(one, 'other')
    const raw = await one.raw()
    await socketIdOf(raw)
    redis.freeze(true)
    let isConfirmed = false
    const confirmed = raw.next().then(frame => {
      isConfirmed = true
      return frame
    })
    raw.send('pusher:subscribe', { channel: 'news' })
    for (let round = 0; round < 5; round++) {
      other.send('pusher:ping', {}) // the process has handled the subscription when it responds
      expect((await other.next()).event).toBe('pusher:pong')
    }
    expect(isConfirmed).toBe(false)
    redis.freeze(false)
    expect((await confirmed).event).toBe('pusher_internal:subscription_succeeded')
  })

  it('delivers the events of another process in order and once', async () => {
    const redis = keep(await startRedis())
    const [one, two] = await twoOn(redis.url)
    for (let round = 0; round < 20; round++) {
      const raw = await listen(one, `news-${round}`)
      await two.realtime.trigger(`news-${round}`, 'first', { round })
      await two.realtime.trigger(`news-${round}`, 'second', { round })
      expect([(await raw.next()).event, (await raw.next()).event]).toEqual(['first', 'second'])
    }
  })
})
