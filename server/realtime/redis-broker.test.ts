/**
 * Tests several processes of one application on a real Redis: one server, a set watched by Sentinel, and a cluster. Needs the
 * `redis-server` binary; skipped without it.
 */
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hasRedisServer, startCluster, startRedis, startSentinels } from '../testing/redis.ts'
import {
  bootOn,
  changes,
  idsHere,
  join,
  lobby,
  type RedisProcess,
  redisPatience,
} from './testing/redis-processes.ts'

const kinds = [
  ['one Redis', startRedis],
  ['a set of Redis servers watched by Sentinel', startSentinels],
  ['a cluster of three Redis masters', startCluster],
] as const

describe.skipIf(!hasRedisServer).each(kinds)(
  'two processes on %s (redis-server must be installed)',
  (_, start) => {
    let redis: Awaited<ReturnType<typeof start>>
    let appId: string
    let one: RedisProcess
    let two: RedisProcess

    beforeAll(async () => {
      redis = await start()
    }, redisPatience)
    afterAll(() => redis.stop())
    beforeEach(async () => {
      appId = randomUUID() // no data of an earlier test
      ;[one, two] = await Promise.all([bootOn(redis.url, appId), bootOn(redis.url, appId)])
    })
    afterEach(async () => {
      await Promise.all([one.stop(), two.stop()])
    })

    it('deliver events of one process to the sockets of the other, except to the excluded socket', async () => {
      const [ada, bea] = [one.pusher('ada'), two.pusher('bea')]
      const channels = [ada.subscribe('private-a'), bea.subscribe('private-a')]
      await Promise.all(
        channels.map(
          channel => new Promise(resolve => channel.bind('pusher:subscription_succeeded', resolve)),
        ),
      )
      const received: unknown[][] = [[], []]
      const ends = channels.map((channel, index) => {
        channel.bind_global((event: string, data: unknown) => received[index]?.push([event, data]))
        return new Promise(resolve => channel.bind('end', resolve))
      })
      await two.realtime.trigger('private-a', 'move', { n: 1 }, ada.connection.socket_id)
      ada.channel('private-a').trigger('client-wave', { n: 2 })
      await new Promise(resolve => bea.channel('private-a').bind('client-wave', resolve))
      await one.publisher.trigger('private-a', 'end', {})
      await Promise.all(ends)
      expect(received).toEqual([
        [['end', {}]],
        [
          ['move', { n: 1 }],
          ['client-wave', { n: 2 }],
          ['end', {}],
        ],
      ])
    })

    it('announce the first and the last connection of a user across both processes exactly once', async () => {
      const watcher = await join(one, 'watcher')
      expect(await idsHere(watcher)).toEqual(['watcher'])
      const tabs = await Promise.all(Array.from({ length: 20 }, (_, n) => join(n % 2 ? one : two, 'bea')))
      for (const tab of tabs) expect(await idsHere(tab)).toEqual(['bea', 'watcher'])
      for (const tab of tabs) tab.socket.terminate()
      await changes(watcher, 2).then(texts =>
        expect(texts).toEqual(['member_added bea', 'member_removed bea']),
      )
      const cleo = await join(two, 'cleo')
      expect(await idsHere(cleo)).toEqual(['cleo', 'watcher'])
      expect(await changes(watcher, 1)).toEqual(['member_added cleo'])
    })

    it('never send a new subscriber a change that its first response contains', async () => {
      const names = Array.from({ length: 30 }, (_, n) => `u${String(n).padStart(2, '0')}`)
      const raws = await Promise.all(names.map((name, n) => join(n % 2 ? one : two, name)))
      for (const raw of raws) {
        const knownIds = new Set(await idsHere(raw))
        while (knownIds.size < names.length) {
          const { event, data } = await raw.next()
          const { user_id } = data as { user_id: string }
          expect(event).toBe('pusher_internal:member_added')
          expect(knownIds.has(user_id)).toBe(false)
          knownIds.add(user_id)
        }
      }
    })

    it('end a user’s sockets on every process', async () => {
      const raws = await Promise.all([join(one, '7'), join(two, '7')])
      await Promise.all(raws.map(idsHere))
      await one.realtime.endUserConnections(7)
      expect(await Promise.all(raws.map(async raw => (await raw.closed).code))).toEqual([4009, 4009])
    })

    it('ignore events, members and ended users of another shop with the same application id', async () => {
      const other = await bootOn(redis.url, appId, 'https://other.test')
      const [raw, otherRaw] = [await join(one, '7'), await join(other, '7')]
      expect([await idsHere(raw), await idsHere(otherRaw)]).toEqual([['7'], ['7']])
      expect(await other.realtime.countSockets([lobby])).toEqual([1])
      await one.realtime.trigger(lobby, 'move', {})
      await one.realtime.endUserConnections(7)
      await raw.closed
      await other.realtime.trigger(lobby, 'end', {})
      expect((await otherRaw.next()).event).toBe('end')
      await other.stop()
    })

    it('count channels and users of both processes', async () => {
      await Promise.all(
        [join(one, 'ada'), join(two, 'ada'), join(two, 'bea')].map(async raw => idsHere(await raw)),
      )
      const get = async (path: string) =>
        (await one.publisher.get({ path, params: { info: 'user_count,subscription_count' } })).json()
      expect(await get(`/channels/${lobby}`)).toEqual({
        occupied: true,
        user_count: 2,
        subscription_count: 3,
      })
      expect(await two.realtime.countSockets(['presence-empty', lobby])).toEqual([0, 3])
    })

    it('remove the members of a dead process, and restore them if it was only paused', async () => {
      const watcher = await join(two, 'watcher')
      await idsHere(watcher)
      const sleeper = await join(one, 'ada')
      await idsHere(sleeper)
      expect(await changes(watcher, 1)).toEqual(['member_added ada'])

      two.clock.advance(14_000)
      two.clock.advance(6_000)
      expect(await changes(watcher, 1)).toEqual(['member_removed ada'])

      one.clock.advance(20_000)
      expect(await changes(watcher, 1)).toEqual(['member_added ada'])
      sleeper.socket.terminate()
      expect(await changes(watcher, 1)).toEqual(['member_removed ada'])
    })
  },
)
