/** Test servers that are stopped after each test, and helpers for raw sockets on them. */
import { afterEach, expect } from 'vitest'
import { signChannel } from '../signature.ts'
import { type RawSocket, socketIdOf } from './raw-socket.ts'
import { app, openStand, type Stand, type StandConfig } from './stand.ts'

const openServers: Stand[] = []

/** Starts a test server that is stopped after the test. */
export async function open(config: StandConfig = {}): Promise<Stand> {
  const stand = await openStand(config)
  openServers.push(stand)
  return stand
}
afterEach(async () => {
  for (const stand of openServers.splice(0)) await stand.stop()
})

/** Subscribes with a valid signature; returns the socket id. */
export async function enter(raw: RawSocket, channel: string, data?: object): Promise<string> {
  const socketId = await socketIdOf(raw)
  const channelData = data && JSON.stringify(data)
  const auth = signChannel(app, socketId, channel, channelData)
  raw.send('pusher:subscribe', { channel, auth, channel_data: channelData })
  expect(await raw.next()).toMatchObject({ event: 'pusher_internal:subscription_succeeded', channel })
  return socketId
}

/** Expects the marker as the next frame, so that nothing else was delivered before it. */
export async function expectNothingBut(stand: Stand, raw: RawSocket, marker: string): Promise<void> {
  await stand.realtime.trigger(marker, 'marker', 1)
  expect(await raw.next()).toMatchObject({ event: 'marker', channel: marker })
}
