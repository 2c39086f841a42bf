/**
 * Two servers with one PostgreSQL and one Redis behind a load balancer: players on different servers play each other,
 * and a server killed during a battle costs a reconnection, not the battle.
 */
import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Pusher from 'pusher-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Lobby } from '@/contract/endpoints/game/lobby.ts'
import { lobbyChannel, type Match, watchChannel } from '@/contract/endpoints/game/online.ts'
import type { BattleUpdate } from '@/contract/endpoints/game/online-battle.ts'
import { legalCommands } from '@/engine/view.ts'
import { freePort } from '../../testing/free-port.ts'
import { hasRedisServer, type RedisServer, startRedis } from '../../testing/redis.ts'
import { startServer } from '../../testing/server-process.ts'
import { freshDatabase } from '../../testing/test-database.ts'
import { actionOf, password, starterDeck, stateOf } from './testing/online-fixture.ts'
import { openRoundRobin, type RoundRobin } from './testing/round-robin.ts'

const patience = 240_000
const database = process.env.TEST_DATABASE_URL

let servers: ChildProcess[] = []
let redis: RedisServer
let balancer: RoundRobin
let folder: string

/** What both servers share besides database and Redis. */
const start = async (port: number, url: string): Promise<ChildProcess> =>
  (
    await startServer({
      DATA_DIR: folder,
      PORT: String(port),
      PUBLIC_URL: 'http://shop.test', // both accept each other's access tokens
      TRUST_PROXY: 'on',
      SEED_DEMO: 'off',
      APP_SECRET: 'a secret that both servers know, long enough',
      DATABASE_URL: url,
      REDIS_URL: redis.url,
    })
  ).child

let visitors = 0

interface Person {
  name: string
  socket: Pusher
  call<T>(method: string, path: string, body?: unknown): Promise<{ status: number; body: T }>
  versions: number[] // versions, in order of arrival
}

async function person(name: string): Promise<Person> {
  visitors += 1
  const address = `10.9.0.${visitors}`
  let token = ''
  const call = async <T>(method: string, path: string, body?: unknown) => {
    const response = await fetch(`${balancer.url}/api${path}`, {
      method,
      headers: {
        'x-forwarded-for': address,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: (await response.json()) as T }
  }
  const email = `${name}@example.com`
  const registered = await call<{ access_token: string }>('POST', '/auth/register', { name, email, password })
  token = registered.body.access_token
  const { body: user } = await call<{ id: number }>('GET', '/auth/user')
  await call('PUT', `/auth/users/${user.id}`, { extra: { nickname: name } })
  await call('POST', '/lobby/presence', { device: randomUUID(), takes: true })
  const socket = new Pusher('bottega', {
    cluster: '',
    wsHost: '127.0.0.1',
    wsPort: balancer.port,
    forceTLS: false,
    enabledTransports: ['ws'],
    channelAuthorization: {
      transport: 'ajax',
      endpoint: '',
      customHandler: ({ socketId, channelName }, callback) => {
        const body = { socket_id: socketId, channel_name: channelName }
        void call<{ auth: string }>('POST', '/broadcasting/auth', body).then(response =>
          response.status === 200
            ? callback(null, response.body)
            : callback(new Error(String(response.status)), null),
        )
      },
    },
  })
  return { name, socket, call, versions: [] }
}

const listen = (player: Person, id: string): Promise<void> =>
  new Promise(resolve => {
    const channel = player.socket.subscribe(`private-battle.${id}`)
    channel.bind('battle-update', ({ version }: BattleUpdate) => player.versions.push(version))
    channel.bind('pusher:subscription_succeeded', () => resolve())
  })

const subscribed = ({ socket }: Person, channel: string): Promise<void> =>
  new Promise(resolve => socket.subscribe(channel).bind('pusher:subscription_succeeded', () => resolve()))

const see = async (player: Person, id: string) => (await player.call<Match>('GET', `/battles/${id}`)).body

/** Plays one step of the player to move. Returns false when the battle is over. */
async function step(id: string, people: readonly Person[]): Promise<boolean> {
  for (const player of people) {
    const match = await see(player, id)
    if (match.status === 'over') return false
    const command = match.seat && legalCommands(stateOf(match), match.seat)[0]
    if (!command) continue
    const body = { id: randomUUID(), version: match.version, action: actionOf(command) }
    expect((await player.call('POST', `/battles/${id}/actions`, body)).status).toBe(200)
    return true
  }
  return true
}

const until = async (isTrue: () => boolean): Promise<void> => {
  while (!isTrue()) await new Promise(resolve => setImmediate(() => setTimeout(resolve, 20)))
}

describe.skipIf(!database || !hasRedisServer)('two servers', () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'two-servers-'))
    redis = await startRedis()
    const url = await freshDatabase(database ?? '', 'empty')
    const ports = [await freePort(), await freePort()]
    servers = [await start(ports[0] ?? 0, url), await start(ports[1] ?? 0, url)]
    balancer = await openRoundRobin(ports)
  }, patience)
  afterAll(async () => {
    for (const server of servers) server.kill('SIGKILL')
    await balancer.close()
    await redis.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  it(
    'count the spectators of both in the lobby',
    async () => {
      const [host, guest] = [await person('Tre'), await person('Quattro')]
      const { body: user } = await guest.call<{ id: number }>('GET', '/auth/user')
      const { id } = (await host.call<Match>('POST', '/battles', { kind: 'challenge', player: user.id })).body
      await guest.call('POST', `/battles/${id}/join`)
      for (const player of [host, guest])
        await player.call('POST', `/battles/${id}/ready`, { ready: true, deck: starterDeck })
      const lobby = new Promise<Record<string, number>>(resolve =>
        host.socket
          .subscribe(lobbyChannel)
          .bind(
            'spectators-changed',
            (counts: Record<string, number>) => counts[id] === 2 && resolve(counts),
          ),
      )
      const spectators = [await person('Cinque'), await person('Sei')]
      await Promise.all(spectators.map(spectator => subscribed(spectator, watchChannel(id))))
      expect(await lobby).toEqual({ [id]: 2 })
      for (const { call } of spectators) {
        const { battles } = (await call<Lobby>('GET', '/lobby')).body
        expect(battles.map(battle => [battle.id, battle.spectators])).toEqual([[id, 2]])
      }
      for (const { socket } of [host, guest, ...spectators]) socket.disconnect()
    },
    patience,
  )

  it(
    'L3: run one battle, which survives the crash of one of them',
    async () => {
      const people = [await person('Uno'), await person('Due')]
      const [first, two] = people as [Person, Person]
      const { body: user } = await two.call<{ id: number }>('GET', '/auth/user')
      const challenge = { kind: 'challenge', rules: 'classic', player: user.id }
      const { id } = (await first.call<Match>('POST', '/battles', challenge)).body
      await two.call('POST', `/battles/${id}/join`)
      await Promise.all(people.map(player => listen(player, id)))
      for (const player of people)
        await player.call('POST', `/battles/${id}/ready`, { ready: true, deck: starterDeck })
      const begun = await see(first, id)
      for (let turn = 0; turn < 8; turn++) await step(id, people)
      const eight = Array.from({ length: 8 }, (_, at) => begun.version + 1 + at)
      await until(() => people.every(({ versions }) => versions.length >= 8))
      for (const { versions } of people) expect(versions).toEqual(eight)

      const before = await see(first, id)
      const reconnected = Promise.race(
        people.map(
          ({ socket }) =>
            new Promise<void>(resolve =>
              socket.connection.bind('state_change', ({ previous, current }: Record<string, string>) => {
                if (previous !== 'connected' && current === 'connected') resolve()
              }),
            ),
        ),
      )
      servers[0]?.kill('SIGKILL')
      await reconnected
      const after = await see(first, id)
      expect([after.status, after.version, stateOf(after)]).toEqual([
        before.status,
        before.version,
        stateOf(before),
      ])
      while (await step(id, people));
      const [firstView, secondView] = [await see(first, id), await see(two, id)]
      expect(stateOf(firstView)).toEqual(stateOf(secondView))
      expect(firstView.battle?.ending).toBe('cards')
      expect([firstView.result?.xp, secondView.result?.xp].sort()).toEqual([10, 50])
      await until(() => people.every(({ versions }) => versions.at(-1) === firstView.version))
      for (const { versions } of people) expect(new Set(versions).size).toBe(versions.length)
      for (const { socket } of people) socket.disconnect()
    },
    patience,
  )
})
