/** What a hostile or careless client gets. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PostOptions } from 'pusher'
import { afterEach, expect, it } from 'vitest'
import { WebSocketServer } from 'ws'
import { signChannel } from './signature.ts'
import { handClock } from './testing/hand-clock.ts'
import { type RawSocket, rawSocket, socketIdOf } from './testing/raw-socket.ts'
import { app, openStand, type Stand, type StandConfig } from './testing/stand.ts'

const stands: Stand[] = []
const open = async (config: StandConfig = {}): Promise<Stand> => {
  const stand = await openStand(config)
  stands.push(stand)
  return stand
}
afterEach(async () => {
  for (const stand of stands.splice(0)) await stand.stop()
})

async function enter(raw: RawSocket, channel: string, data?: object): Promise<string> {
  const socketId = await socketIdOf(raw)
  const channelData = data && JSON.stringify(data)
  const auth = signChannel(app, socketId, channel, channelData)
  raw.send('pusher:subscribe', { channel, auth, channel_data: channelData })
  expect(await raw.next()).toMatchObject({ event: 'pusher_internal:subscription_succeeded', channel })
  return socketId
}

/** The next frame is the marker: nothing else was delivered before it. */
async function expectNothingBut(stand: Stand, raw: RawSocket, marker: string): Promise<void> {
  await stand.realtime.trigger(marker, 'marker', 1)
  expect(await raw.next()).toMatchObject({ event: 'marker', channel: marker })
}

it.each([
  ['no signature', () => undefined],
  ['a forged signature', () => `${app.key}:${'0'.repeat(64)}`],
  ['the signature of another socket', () => signChannel(app, '1.1', 'private-a')],
  ['the signature of another channel', (id: string) => signChannel(app, id, 'private-b')],
  ['another secret', (id: string) => signChannel({ ...app, secret: 'guess' }, id, 'private-a')],
  ['a signature that is no text', () => [app.key]],
])('refuses a private channel with %s, and delivers nothing of it', async (_, authFor) => {
  const stand = await open()
  const raw = await stand.raw()
  const socketId = await socketIdOf(raw)
  raw.send('pusher:subscribe', { channel: 'open' })
  await raw.next()
  raw.send('pusher:subscribe', { channel: 'private-a', auth: authFor(socketId) })
  expect(await raw.next()).toMatchObject({
    event: 'pusher:subscription_error',
    channel: 'private-a',
    data: { type: 'AuthError', status: 401 },
  })
  await stand.realtime.trigger('private-a', 'secret', 1)
  await expectNothingBut(stand, raw, 'open')
})

it('refuses presence without a user, and channel_data that was changed after signing', async () => {
  const stand = await open()
  const raw = await stand.raw()
  const socketId = await socketIdOf(raw)
  const channel = 'presence-a'
  for (const [signed, sent] of [
    ['{}', '{}'],
    ['{"user_id":"1"}', '{"user_id":"2"}'],
    ['[]', '[]'],
    ['nonsense', 'nonsense'],
  ] as const) {
    raw.send('pusher:subscribe', {
      channel,
      auth: signChannel(app, socketId, channel, signed),
      channel_data: sent,
    })
    expect(await raw.next()).toMatchObject({ event: 'pusher:subscription_error', data: { status: 401 } })
  }
})

it.each([
  ['an array', ['private-a']],
  ['letters outside the alphabet', 'caffè'],
  ['a space', 'a b'],
  ['165 characters', 'x'.repeat(165)],
  ['nothing', ''],
])('answers a channel named with %s by an error and stays open', async (_, channel) => {
  const stand = await open()
  const raw = await stand.raw()
  await socketIdOf(raw)
  raw.send('pusher:subscribe', { channel })
  expect(await raw.next()).toMatchObject({ event: 'pusher:error', data: { code: null } })
  raw.send('pusher:ping', {})
  expect(await raw.next()).toMatchObject({ event: 'pusher:pong' })
})

it('answers broken JSON, foreign shapes and binary frames by an error and stays open', async () => {
  const stand = await open()
  const raw = await stand.raw()
  await socketIdOf(raw)
  for (const sent of ['{', '[]', 'null', '{"event":7}', Buffer.from('{"event":"pusher:ping"}')]) {
    raw.socket.send(sent)
    expect(await raw.next()).toMatchObject({ event: 'pusher:error', data: { code: null } })
  }
})

it('bounds the channels of a connection and the users of a presence channel', async () => {
  const stand = await open({ limits: { channelsPerConnection: 2, presenceMembers: 1 } })
  const [ada, bea] = [await stand.raw(), await stand.raw()]
  await enter(ada, 'presence-a', { user_id: 'ada' })
  const beaId = await socketIdOf(bea)
  const data = '{"user_id":"bea"}'
  bea.send('pusher:subscribe', {
    channel: 'presence-a',
    auth: signChannel(app, beaId, 'presence-a', data),
    channel_data: data,
  })
  expect(await bea.next()).toMatchObject({
    event: 'pusher:subscription_error',
    data: { type: 'LimitReached' },
  })
  for (const channel of ['b', 'c']) ada.send('pusher:subscribe', { channel })
  expect(await ada.next()).toMatchObject({ event: 'pusher_internal:subscription_succeeded', channel: 'b' })
  expect(await ada.next()).toMatchObject({ event: 'pusher:subscription_error', channel: 'c' })
})

it.each([
  ['without membership', 'client-x', 'private-b', {}],
  ['on a public channel', 'client-x', 'open', {}],
  ['named like an event of the server', 'card-drawn', 'private-a', {}],
  ['named like an event of the protocol', 'pusher_internal:member_added', 'private-a', {}],
  ['with data of more than 10,000 bytes', 'client-x', 'private-a', 'x'.repeat(10_001)],
  ['with a name of more than 200 characters', `client-${'x'.repeat(200)}`, 'private-a', {}],
])('drops a client event %s with 4301', async (_, event, channel, data) => {
  const stand = await open()
  const [sender, other] = [await stand.raw(), await stand.raw()]
  for (const raw of [sender, other]) {
    await enter(raw, 'private-a')
    raw.send('pusher:subscribe', { channel: 'open' })
    await raw.next()
  }
  sender.send(event, data, channel)
  expect(await sender.next()).toMatchObject({ event: 'pusher:error', data: { code: 4301 } })
  await expectNothingBut(stand, other, 'open')
})

it('drops every client event where the application allows none', async () => {
  const stand = await open({ allowsClientEvents: () => false })
  const raw = await stand.raw()
  await enter(raw, 'private-a')
  raw.send('client-x', {}, 'private-a')
  expect(await raw.next()).toMatchObject({ event: 'pusher:error', data: { code: 4301 } })
})

it.each([
  ['an unknown key', '/app/other?protocol=7', 4001],
  ['no protocol version', `/app/${app.key}`, 4007],
  ['a future protocol version', `/app/${app.key}?protocol=9`, 4007],
])('closes a connection with %s', async (_, path, code) => {
  const stand = await open()
  const raw = await stand.raw(path)
  expect(await raw.next()).toMatchObject({ event: 'pusher:error', data: { code } })
  expect((await raw.closed).code).toBe(code)
})

it('closes a foreign origin with 4009 and admits its own', async () => {
  const stand = await open({ isOriginAllowed: origin => origin === 'https://bottega.example' })
  const path = `/app/${app.key}?protocol=7`
  const foreign = await stand.raw(path, { origin: 'https://evil.example' })
  expect((await foreign.closed).code).toBe(4009)
  await socketIdOf(await stand.raw(path, { origin: 'https://bottega.example' }))
})

it('closes what is over the cap of one address with 4100, and admits again when one has left', async () => {
  const stand = await open({ limits: { connectionsPerAddress: 1 } })
  const first = await stand.raw()
  await socketIdOf(first)
  expect((await (await stand.raw()).closed).code).toBe(4100)
  first.socket.terminate()
  await first.closed
  let code: number | undefined
  do {
    const again = await stand.raw()
    const frame = await again.next()
    code = (frame.data as { code?: number }).code
  } while (code === 4100)
  expect(code).toBeUndefined()
})

it('ends the sockets of a session and of a user with 4009, and honours no signature from before', async () => {
  const clock = handClock()
  const stand = await open({ clock })
  const [old, late] = [await stand.raw(), await stand.raw()]
  await enter(old, 'private-a', { user_id: 7, session_id: 's1', issued_at: clock.now() })
  const lateId = await socketIdOf(late)
  const claim = (issuedAt: number, sessionId = 's1') => {
    const data = JSON.stringify({ user_id: 7, session_id: sessionId, issued_at: issuedAt })
    late.send('pusher:subscribe', {
      channel: 'private-a',
      auth: signChannel(app, lateId, 'private-a', data),
      channel_data: data,
    })
    return late.next()
  }
  const before = clock.now()
  await stand.realtime.endSession('s1')
  expect((await old.closed).code).toBe(4009)
  expect(await claim(before)).toMatchObject({ event: 'pusher:subscription_error', data: { status: 401 } })
  clock.advance(5_000)
  expect(await claim(clock.now())).toMatchObject({
    event: 'pusher:subscription_error',
    data: { status: 401 },
  })
  expect(await claim(clock.now(), 's2')).toMatchObject({ event: 'pusher_internal:subscription_succeeded' })
  await stand.realtime.endUserConnections(7)
  expect((await late.closed).code).toBe(4009)
  const again = await stand.raw()
  await enter(again, 'private-a', { user_id: 7, session_id: 's2', issued_at: clock.now() + 1 })
})

it('honours no signature that is older than its life', async () => {
  const stand = await open()
  const raw = await stand.raw()
  const socketId = await socketIdOf(raw)
  const data = JSON.stringify({ user_id: 7, issued_at: Date.now() - 61_000 })
  const auth = signChannel(app, socketId, 'private-a', data)
  raw.send('pusher:subscribe', { channel: 'private-a', auth, channel_data: data })
  expect(await raw.next()).toMatchObject({ event: 'pusher:subscription_error', data: { status: 401 } })
})

it('leaves other upgrade paths to others, and refuses them when there are none', async () => {
  const stand = await open()
  await expect(rawSocket(`ws://127.0.0.1:${stand.port}/hmr`)).rejects.toThrow('404')

  const server = createServer()
  const hmr = new WebSocketServer({ noServer: true })
  server.on('upgrade', (request, socket, head) => {
    if (request.url === '/hmr')
      hmr.handleUpgrade(request, socket, head, accepted => accepted.send('{"event":"hmr"}'))
  })
  stand.realtime.attach(server)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const own = await rawSocket(`ws://127.0.0.1:${port}/hmr`)
  expect(await own.next()).toMatchObject({ event: 'hmr' })
  own.socket.terminate()
  await socketIdOf(await rawSocket(`ws://127.0.0.1:${port}/app/${app.key}?protocol=7`))
  server.close()
})

it.each([
  ['a wrong secret', { secret: 'guess' }, 401],
  ['another application', { appId: 'other' }, 404],
])('refuses a publisher with %s', async (_, change, status) => {
  const stand = await open()
  const { default: PusherServer } = await import('pusher')
  const forger = new PusherServer({
    appId: app.id,
    key: app.key,
    secret: app.secret,
    host: '127.0.0.1',
    port: String(stand.port),
    ...change,
  })
  await expect(forger.trigger('news', 'x', {})).rejects.toMatchObject({ status })
})

it('refuses events that are malformed or too big', async () => {
  const stand = await open()
  const post = (path: string, body: object) =>
    stand.publisher.post({ path, body, params: {} } as unknown as PostOptions)
  const event = { name: 'x', channels: ['a'], data: '{}' }
  for (const [path, body, status] of [
    ['/events', { ...event, channels: ['a b'] }, 400],
    ['/events', { ...event, channels: [] }, 400],
    ['/events', { ...event, channels: 'a' }, 400],
    ['/events', { ...event, name: 7 }, 400],
    ['/events', { ...event, data: { n: 1 } }, 400],
    ['/events', { ...event, socket_id: '1' }, 400],
    ['/events', { ...event, data: 'x'.repeat(100_001) }, 413],
    ['/batch_events', { batch: Array.from({ length: 11 }, () => event) }, 400],
    ['/elsewhere', {}, 404],
  ] as const)
    await expect(post(path, body), JSON.stringify(body).slice(0, 80)).rejects.toMatchObject({ status })
})

it('stops a client of the vendor for good when its user is ended', async () => {
  const stand = await open()
  const client = stand.pusher('ada')
  const states: string[] = []
  client.connection.bind('state_change', ({ current }: { current: string }) => states.push(current))
  await new Promise(resolve => client.subscribe('private-a').bind('pusher:subscription_succeeded', resolve))
  const gone = new Promise(resolve => client.connection.bind('disconnected', resolve))
  await stand.realtime.endUserConnections('ada')
  await gone
  expect(states).toEqual(['connected', 'disconnected'])
})

it('sends a socket whose bearer has run out to connect again within five seconds, and believes the old signature no more', async () => {
  const clock = handClock()
  const stand = await open({ clock })
  const [brief, lasting] = [await stand.raw(), await stand.raw()]
  const expires_at = clock.now() + 10_000
  await enter(brief, 'private-a', { user_id: 'ada', session_id: 's', issued_at: clock.now(), expires_at })
  await enter(lasting, 'private-a', { user_id: 'bea', expires_at: clock.now() + 900_000 })
  clock.advance(9_000)
  await stand.realtime.trigger('private-a', 'before', 1)
  expect(await brief.next()).toMatchObject({ event: 'before' })
  clock.advance(6_000)
  expect(await brief.next()).toMatchObject({ event: 'pusher:error', data: { code: 4200 } })
  expect((await brief.closed).code).toBe(4200)
  expect(await lasting.next()).toMatchObject({ event: 'before' })
  await expectNothingBut(stand, lasting, 'private-a')

  const again = await stand.raw()
  const socketId = await socketIdOf(again)
  const channel_data = JSON.stringify({ user_id: 'ada', expires_at })
  const auth = signChannel(app, socketId, 'private-a', channel_data)
  again.send('pusher:subscribe', { channel: 'private-a', auth, channel_data })
  expect(await again.next()).toMatchObject({ event: 'pusher:subscription_error', data: { status: 401 } })
})

it('keeps a socket that says with a fresh bearer whose it is', async () => {
  const clock = handClock()
  const stand = await open({ clock })
  const raw = await stand.raw()
  const socketId = await enter(raw, 'private-a', { user_id: 'ada', expires_at: clock.now() + 10_000 })
  clock.advance(8_000)
  const channel_data = JSON.stringify({ user_id: 'ada', expires_at: clock.now() + 900_000 })
  raw.send('pusher:subscribe', {
    channel: 'private-b',
    auth: signChannel(app, socketId, 'private-b', channel_data),
    channel_data,
  })
  await raw.next()
  clock.advance(12_000)
  await stand.realtime.trigger('private-a', 'after', 1)
  expect(await raw.next()).toMatchObject({ event: 'after' })
})

it.each(['pusher:error', 'pusher_internal:subscription_succeeded', 'pusher:'])(
  'W12: nobody publishes an event called %s, however well signed',
  async name => {
    const stand = await open()
    const raw = await stand.raw()
    await socketIdOf(raw)
    raw.send('pusher:subscribe', { channel: 'open' })
    await raw.next()
    await expect(stand.publisher.trigger('open', name, {})).rejects.toMatchObject({ status: 400 })
    await expectNothingBut(stand, raw, 'open')
  },
)
