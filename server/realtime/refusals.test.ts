/** Tests hostile and faulty clients. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { WebSocketServer } from 'ws'
import { signChannel } from './signature.ts'
import { enter, expectNothingBut, open } from './testing/open-servers.ts'
import { rawSocket, socketIdOf } from './testing/raw-socket.ts'
import { app } from './testing/stand.ts'

it.each([
  ['no signature', () => undefined],
  ['a forged signature', () => `${app.key}:${'0'.repeat(64)}`],
  ['the signature of another socket', () => signChannel(app, '1.1', 'private-a')],
  ['the signature of another channel', (id: string) => signChannel(app, id, 'private-b')],
  ['another secret', (id: string) => signChannel({ ...app, secret: 'guess' }, id, 'private-a')],
  ['a signature that is no text', () => [app.key]],
])('F1: refuses a private channel with %s, and delivers no event of it', async (_, authFor) => {
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

it('F1: refuses presence without a user, and channel_data that was changed after signing', async () => {
  const stand = await open()
  const raw = await stand.raw()
  const socketId = await socketIdOf(raw)
  const channel = 'presence-a'
  for (const [signed, sentData] of [
    ['{}', '{}'],
    ['{"user_id":"1"}', '{"user_id":"2"}'],
    ['[]', '[]'],
    ['nonsense', 'nonsense'],
  ] as const) {
    raw.send('pusher:subscribe', {
      channel,
      auth: signChannel(app, socketId, channel, signed),
      channel_data: sentData,
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
])('responds with an error to a channel named with %s and stays open', async (_, channel) => {
  const stand = await open()
  const raw = await stand.raw()
  await socketIdOf(raw)
  raw.send('pusher:subscribe', { channel })
  expect(await raw.next()).toMatchObject({ event: 'pusher:error', data: { code: null } })
  raw.send('pusher:ping', {})
  expect(await raw.next()).toMatchObject({ event: 'pusher:pong' })
})

it('F5: responds with an error to invalid JSON, unknown shapes and binary frames and stays open', async () => {
  const stand = await open()
  const raw = await stand.raw()
  await socketIdOf(raw)
  for (const message of ['{', '[]', 'null', '{"event":7}', Buffer.from('{"event":"pusher:ping"}')]) {
    raw.socket.send(message)
    expect(await raw.next()).toMatchObject({ event: 'pusher:error', data: { code: null } })
  }
})

it('limits the channels of a connection and the users of a presence channel', async () => {
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
])('F3: drops a client event %s with 4301', async (_, event, channel, data) => {
  const stand = await open()
  const [sender, receiver] = [await stand.raw(), await stand.raw()]
  for (const raw of [sender, receiver]) {
    await enter(raw, 'private-a')
    raw.send('pusher:subscribe', { channel: 'open' })
    await raw.next()
  }
  sender.send(event, data, channel)
  expect(await sender.next()).toMatchObject({ event: 'pusher:error', data: { code: 4301 } })
  await expectNothingBut(stand, receiver, 'open')
})

it('F3: drops every client event if the application allows none', async () => {
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

it('F10: closes a foreign origin with 4009 and admits the shop’s origin', async () => {
  const stand = await open({ isOriginAllowed: origin => origin === 'https://bottega.example' })
  const path = `/app/${app.key}?protocol=7`
  const foreign = await stand.raw(path, { origin: 'https://evil.example' })
  expect((await foreign.closed).code).toBe(4009)
  await socketIdOf(await stand.raw(path, { origin: 'https://bottega.example' }))
})

it('F6: closes sockets over the limit of one address with 4100, and admits new ones after one has left', async () => {
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

it('leaves other upgrade paths to other listeners, and refuses them if there are none', async () => {
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
  const hmrSocket = await rawSocket(`ws://127.0.0.1:${port}/hmr`)
  expect(await hmrSocket.next()).toMatchObject({ event: 'hmr' })
  hmrSocket.socket.terminate()
  await socketIdOf(await rawSocket(`ws://127.0.0.1:${port}/app/${app.key}?protocol=7`))
  server.close()
})
