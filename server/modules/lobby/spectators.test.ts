/** The number of spectators in the lobby, on the real app with its sockets. */
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { lobbyChannel, type Match, seatChannel, watchChannel } from '@/contract/endpoints/game/online.ts'
import { type RawSocket, rawSocket, socketIdOf } from '../../realtime/testing/raw-socket.ts'
import {
  type OnlineFixture,
  type OnlinePlayer,
  openOnlineFixture,
  starterDeck,
} from '../matches/testing/online-fixture.ts'
import { announceSpectatorsJob } from './spectators.ts'

let fixture: OnlineFixture
let address: string
let host: OnlinePlayer
let guest: OnlinePlayer

beforeAll(async () => {
  fixture = await openOnlineFixture()
  await fixture.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = fixture.app.server.address() as AddressInfo
  address = `ws://127.0.0.1:${port}/app/${fixture.context.config.realtime.key}?protocol=7&client=js&version=8.6.0`
})
afterAll(() => fixture.close())
beforeEach(async () => {
  host = await fixture.newPlayer()
  guest = await fixture.newPlayer()
})

async function subscribe(channel: string, player?: OnlinePlayer): Promise<RawSocket> {
  const raw = await rawSocket(address)
  const body = { socket_id: await socketIdOf(raw), channel_name: channel }
  const signed = player && (await player.call<object>('POST', '/broadcasting/auth', body)).body
  raw.send('pusher:subscribe', { channel, ...signed })
  expect((await raw.next()).event).toBe('pusher_internal:subscription_succeeded')
  return raw
}

const spectatorsOf = async (id: string) =>
  (await host.lobby()).battles.find(battle => battle.id === id)?.spectators

/** Runs the job and returns the numbers that the lobby receives. */
async function announced(): Promise<unknown[]> {
  const before = fixture.published.length
  await fixture.context.jobs.nudge(announceSpectatorsJob)
  return fixture.published
    .slice(before)
    .filter(({ channel, event }) => channel === lobbyChannel && event === 'spectators-changed')
    .map(({ data }) => data)
}

it('counts spectators and not players in the list of battles', async () => {
  const { id } = await fixture.begin(host, guest)
  const seats = [await subscribe(seatChannel(id), host), await subscribe(seatChannel(id), guest)]
  expect(await spectatorsOf(id)).toBe(0)
  const spectators = [await subscribe(watchChannel(id)), await subscribe(watchChannel(id))]
  expect(await spectatorsOf(id)).toBe(2)
  for (const { socket } of [...seats, ...spectators]) socket.close()
  await vi.waitFor(async () => expect(await spectatorsOf(id)).toBe(0), 30_000)
})

it('sends new numbers to the lobby when spectators come and go', async () => {
  const { id } = await fixture.begin(host, guest)
  await announced()
  const { socket } = await subscribe(watchChannel(id))
  await subscribe(watchChannel(id))
  expect(await announced()).toEqual([{ [id]: 2 }])
  expect(await announced()).toEqual([])
  socket.close()
  await vi.waitFor(async () => expect(await announced()).toEqual([{ [id]: 1 }]), 30_000)
})

it('never announces the id or key of a private table', async () => {
  const { id } = await host.open('private')
  await guest.join(id)
  for (const player of [host, guest])
    await player.call('POST', `/battles/${id}/ready`, { ready: true, deck: starterDeck })
  const { watch_key } = (await host.call<Match>('GET', `/battles/${id}`)).body
  await announced()
  await subscribe(watchChannel(id))
  await subscribe(watchChannel(watch_key ?? ''))
  expect(watch_key).not.toBeNull()
  expect(await announced()).toEqual([])
})
