/** Tests idle sockets, floods, slow readers and the shutdown of the server. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { handClock } from './testing/hand-clock.ts'
import { socketIdOf } from './testing/raw-socket.ts'
import { app, openStand, type Stand, type StandConfig } from './testing/stand.ts'

const openServers: Stand[] = []
const open = async (config: StandConfig = {}): Promise<Stand> => {
  const stand = await openStand(config)
  openServers.push(stand)
  return stand
}
afterEach(async () => {
  for (const stand of openServers.splice(0)) await stand.stop()
})

it('pings an idle socket, closes it with 4201 if it does not reply, and keeps one that does', async () => {
  const clock = handClock()
  const stand = await open({ clock })
  const [silent, alive] = [await stand.raw(), await stand.raw()]
  await Promise.all([socketIdOf(silent), socketIdOf(alive)])

  clock.advance(29_000)
  expect(stand.realtime.figures().connections).toBe(2)
  clock.advance(6_000)
  expect(await silent.next()).toMatchObject({ event: 'pusher:ping' })
  expect(await alive.next()).toMatchObject({ event: 'pusher:ping' })
  alive.send('pusher:pong', {})
  alive.send('pusher:ping', {})
  expect(await alive.next()).toMatchObject({ event: 'pusher:pong' })

  clock.advance(15_000)
  expect(await silent.next()).toMatchObject({ event: 'pusher:error', data: { code: 4201 } })
  expect((await silent.closed).code).toBe(4201)
  alive.send('pusher:ping', {})
  expect(await alive.next()).toMatchObject({ event: 'pusher:pong' })
})

it('sends the allowed idle time to the client', async () => {
  const stand = await open({ limits: { activityTimeoutMillis: 12_000 } })
  expect((await (await stand.raw()).next()).data).toMatchObject({ activity_timeout: 12 })
})

it('F4: drops client events over the rate with 4301 and forwards the rest', async () => {
  const stand = await open({ limits: { clientEventsPerSecond: 3 }, clock: handClock() })
  const ada = stand.pusher('ada').subscribe('private-a')
  const bea = stand.pusher('bea').subscribe('private-a')
  for (const channel of [ada, bea])
    await new Promise(resolve => channel.bind('pusher:subscription_succeeded', resolve))
  const received: unknown[] = []
  bea.bind('client-n', (n: unknown) => received.push(n))
  const errors: unknown[] = []
  const refused = new Promise<void>(resolve =>
    ada.pusher.connection.bind('error', (error: { data: unknown }) => {
      if (errors.push(error.data) === 2) resolve()
    }),
  )
  for (let n = 0; n < 5; n++) ada.trigger('client-n', n)
  const last = new Promise(resolve => bea.bind('end', resolve))
  await refused
  await stand.realtime.trigger('private-a', 'end', null)
  await last
  expect(received).toEqual([0, 1, 2])
  expect(errors).toMatchObject([{ code: 4301 }, { code: 4301 }])
})

it('F4: closes a socket that floods with 4301 and keeps the others open', async () => {
  const stand = await open()
  const [flooder, idleSocket] = [await stand.raw(), await stand.raw()]
  await Promise.all([socketIdOf(flooder), socketIdOf(idleSocket)])
  for (let n = 0; n < 2_000; n++) flooder.send('pusher:ping', {})
  expect((await flooder.closed).code).toBe(4301)
  idleSocket.send('pusher:ping', {})
  expect(await idleSocket.next()).toMatchObject({ event: 'pusher:pong' })
})

/** A websocket client for raw bytes: the handshake is done, nothing is read before `resume`. */
async function rawBytes(stand: Stand): Promise<Socket> {
  const socket = connect(stand.port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write(
    `GET /app/${app.key}?protocol=7 HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
  )
  let read = ''
  while (!read.includes('connection_established')) read += String((await once(socket, 'data'))[0])
  return socket
}

/** Builds a frame with the given FIN, opcode, mask and length. `masked: false` is a deliberate protocol error. */
function frame(opcode: number, payload: Buffer, { fin = true, masked = true, rsv = 0 } = {}): Buffer {
  const head = Buffer.alloc(2)
  head[0] = (fin ? 0x80 : 0) | rsv | opcode
  head[1] = (masked ? 0x80 : 0) | payload.length
  return Buffer.concat([head, masked ? Buffer.alloc(4) : Buffer.alloc(0), payload])
}

const emptyFragments = () => [
  frame(1, Buffer.alloc(0), { fin: false }),
  ...Array.from({ length: 100 }, () => frame(0, Buffer.alloc(0), { fin: false })),
]

it.each([
  ['an unmasked frame', () => [frame(1, Buffer.from('{}'), { masked: false })], 1002],
  ['a reserved bit, as of compression', () => [frame(1, Buffer.from('{}'), { rsv: 0x40 })], 1002],
  ['an unknown opcode', () => [frame(3, Buffer.from('{}'))], 1002],
  ['text that is not UTF-8', () => [frame(1, Buffer.from([0xc3, 0x28]))], 1007],
  ['a hundred empty fragments', emptyFragments, 1008],
])('F5: closes a socket that sends %s', async (_, bytes, code) => {
  const stand = await open()
  const socket = await rawBytes(stand)
  const read: Buffer[] = []
  socket.on('data', data => read.push(data))
  socket.write(Buffer.concat(bytes()))
  await once(socket, 'close')
  const closeFrame = Buffer.concat(read).subarray(-4)
  expect(closeFrame[0]).toBe(0x88)
  expect(closeFrame.readUInt16BE(2)).toBe(code)
})

it('F5: closes a socket that sends a huge frame with 1009', async () => {
  const stand = await open()
  const raw = await stand.raw()
  raw.socket.send('x'.repeat(10_000_000))
  expect((await raw.closed).code).toBe(1009)
})

it('F7: limits the buffer of a reader that stops, then closes it, while the others receive everything', async () => {
  const bufferBytes = 200_000
  const stand = await open({ limits: { bufferBytes } })
  const stuck = await rawBytes(stand)
  stuck.write(frame(1, Buffer.from('{"event":"pusher:subscribe","data":{"channel":"news"}}')))
  await once(stuck, 'data')
  stuck.pause()
  const reader = stand.pusher('ada').subscribe('news')
  await new Promise(resolve => reader.bind('pusher:subscription_succeeded', resolve))

  let sentCount = 0
  let receivedCount = 0
  const text = 'x'.repeat(50_000)
  const next = () => new Promise(resolve => reader.bind('news', resolve))
  const count = () => {
    receivedCount += 1
  }
  reader.bind('news', count)
  const most = 2_000 // 100 MB: far more than the socket buffers of the system
  while (stand.realtime.figures().connections === 2 && sentCount < most) {
    const arrived = next()
    await stand.realtime.trigger('news', 'news', text)
    sentCount += 1
    await arrived
  }
  expect(stand.realtime.figures().connections).toBe(1)
  expect(receivedCount).toBe(sentCount)
  stuck.destroy()
})

it('F9, L6: asks every socket to reconnect with 4200, one after the other, and admits no more', async () => {
  const clock = handClock()
  const stand = await openStand({ clock, limits: { closeStepMillis: 1_000, closeSpreadMillis: 10_000 } })
  const raws = await Promise.all([stand.raw(), stand.raw(), stand.raw()])
  await Promise.all(raws.map(socketIdOf))
  const order: number[] = []
  const codes = raws.map(async (raw, index) => {
    const { code } = await raw.closed
    order.push(index)
    return code
  })
  const closed = stand.realtime.close()
  await expect(stand.raw()).rejects.toThrow('503')
  await codes[0]
  expect(order).toEqual([0])
  clock.advance(1_000)
  await codes[1]
  expect(order).toEqual([0, 1])
  clock.advance(1_000)
  expect(await Promise.all(codes)).toEqual([4200, 4200, 4200])
  await closed
})

it('F9: asks hundreds of sockets to reconnect one after the other, the last within three seconds', async () => {
  const clock = handClock()
  const stand = await openStand({ clock })
  const raws = []
  for (let n = 0; n < 12; n++)
    raws.push(...(await Promise.all(Array.from({ length: 50 }, () => stand.raw()))))
  await Promise.all(raws.map(socketIdOf))
  let closedCount = 0
  const codes = raws.map(async ({ closed }) => {
    const { code } = await closed
    closedCount += 1
    return code
  })
  const closed = stand.realtime.close()
  await expect.poll(() => closedCount).toBe(1)
  clock.advance(1_400)
  await expect.poll(() => closedCount, { timeout: 20_000 }).toBe(281) // one every five milliseconds
  clock.advance(1_600)
  expect(new Set(await Promise.all(codes))).toEqual(new Set([4200]))
  clock.advance(60_000)
  await closed
})
