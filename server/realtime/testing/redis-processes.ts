/** Processes of one application on a real Redis, and sockets on them. */
import { expect } from 'vitest'
import { connectRedis } from '../../kernel/redis/connect-redis.ts'
import { readRedisUrl } from '../../kernel/redis/redis-target.ts'
import { redisBroker } from '../redis-broker.ts'
import { signChannel } from '../signature.ts'
import { type HandClock, handClock } from './hand-clock.ts'
import { type RawSocket, socketIdOf } from './raw-socket.ts'
import { app, openStand, type Stand } from './stand.ts'

const quiet = { info: () => {}, warn: () => {}, error: () => {} }

export const lobby = 'presence-lobby'

export const redisPatience = 180_000 // ms; sentinels that were delayed wait thirty seconds before they act (TILT)

export interface RedisProcess extends Stand {
  clock: HandClock
}

/** Starts a process of a shop on the Redis at `url`. */
export async function bootOn(url: string, appId: string, shop = 'https://shop.test'): Promise<RedisProcess> {
  const clock = handClock(Date.now())
  const target = readRedisUrl(url)
  if (!target) throw new Error(url)
  const connect = () => connectRedis({ target, log: quiet, patienceMillis: 1_000 })
  const broker = await redisBroker({ connect, shop, appId, clock, log: quiet })
  return Object.assign(await openStand({ broker, clock }), { clock })
}

export const join = async (process: RedisProcess, user: string, channel = lobby): Promise<RawSocket> => {
  const raw = await process.raw()
  const socketId = await socketIdOf(raw)
  const data = JSON.stringify({ user_id: user, user_info: { name: user } })
  raw.send('pusher:subscribe', {
    channel,
    auth: signChannel(app, socketId, channel, data),
    channel_data: data,
  })
  return raw
}

export const idsHere = async (raw: RawSocket): Promise<string[]> => {
  const frame = await raw.next()
  expect(frame.event).toBe('pusher_internal:subscription_succeeded')
  return (frame.data as { presence: { ids: string[] } }).presence.ids.sort()
}

export const changes = async (raw: RawSocket, count: number): Promise<string[]> => {
  const changeTexts: string[] = []
  while (changeTexts.length < count) {
    const { event, data } = await raw.next()
    changeTexts.push(`${event.split(':')[1]} ${(data as { user_id?: string }).user_id}`)
  }
  return changeTexts
}

/** Subscribes a new socket to a public channel. */
export const listen = async (process: RedisProcess, channel: string): Promise<RawSocket> => {
  const raw = await process.raw()
  await socketIdOf(raw)
  raw.send('pusher:subscribe', { channel })
  expect((await raw.next()).event).toBe('pusher_internal:subscription_succeeded')
  return raw
}
