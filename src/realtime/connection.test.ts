/** The client against the real socket server, on loopback. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { app, openStand, type Stand, sign } from '../../server/realtime/testing/stand.ts'
import type { Signed } from './authorization.ts'
import { type Connection, type ConnectionState, openConnection } from './connection.ts'
import { browserPace } from './retry.ts'
import { createSequence } from './sequence.ts'

vi.setConfig({ testTimeout: 20_000 })

let stand: Stand
const opened: Connection[] = []

beforeEach(async () => {
  stand = await openStand()
})
afterEach(async () => {
  for (const connection of opened.splice(0)) connection.close()
  await stand.stop()
})

function connect(user: string, port = stand.port): Connection {
  const connection = openConnection({
    address: { key: app.key, host: null, port: null, scheme: null },
    home: new URL(`http://127.0.0.1:${port}`),
    authorize: async ({ socket_id, channel_name }): Promise<Signed> =>
      user === 'nobody'
        ? { ok: false, failure: { status: 403 } }
        : { ok: true, value: sign(user, socket_id, channel_name) },
    pace: { after: (millis, run) => browserPace.after(millis / 20, run), random: () => 1 },
  })
  opened.push(connection)
  return connection
}

const statesOf = (connection: Connection) => {
  const states: ConnectionState[] = [connection.state]
  connection.onState(state => states.push(state))
  return states
}
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 8_000 })
const untilState = (connection: Connection, expectedState: ConnectionState) =>
  new Promise<void>(resolve => connection.onState(state => state === expectedState && resolve()))
const subscribed = (connection: Connection, channel: string) =>
  new Promise<void>(resolve => connection.subscribe(channel, { subscribed: resolve }))

it('connects with the first subscription and not before', async () => {
  const connection = connect('ada')
  const states = statesOf(connection)
  expect(stand.realtime.figures().connections).toBe(0)
  await subscribed(connection, 'news')
  expect(states).toEqual(['idle', 'connecting', 'connected'])
  expect(connection.socketId()).toMatch(/^\d+\.\d+$/)
})

it('receives subscribed events on public and private channels', async () => {
  const connection = connect('ada')
  for (const channel of ['news', 'private-user.7']) {
    const event = new Promise(resolve =>
      connection.subscribe(channel, {
        events: { moved: resolve },
        subscribed: () => void stand.realtime.trigger(channel, 'moved', { version: 3 }),
      }),
    )
    expect(await event).toEqual({ version: 3 })
  }
})

it('reports present, joining and leaving members', async () => {
  const received: unknown[] = []
  const ada = connect('ada')
  ada.subscribe('presence-lobby', {
    here: members => received.push(['here', members]),
    joining: member => received.push(['joining', member]),
    leaving: member => received.push(['leaving', member.id]),
  })
  await eventually(() => expect(received).toHaveLength(1))
  const bea = connect('bea')
  await subscribed(bea, 'presence-lobby')
  bea.close()
  await eventually(() => expect(received).toHaveLength(3))
  expect(received).toEqual([
    ['here', [{ id: 'ada', info: { name: 'ada' } }]],
    ['joining', { id: 'bea', info: { name: 'bea' } }],
    ['leaving', 'bea'],
  ])
})

it('subscribes a channel once for all its listeners and unsubscribes with the last', async () => {
  const connection = connect('ada')
  const first = vi.fn()
  let leaveFirst = () => {}
  await new Promise<void>(resolve => {
    leaveFirst = connection.subscribe('presence-lobby', { subscribed: resolve, events: { tick: first } })
  })
  const members: unknown[] = []
  const second = new Promise<unknown>(resolve => {
    const leave = connection.subscribe('presence-lobby', {
      here: given => members.push(...given),
      events: {
        tick: data => {
          leave()
          resolve(data)
        },
      },
    })
  })
  leaveFirst()
  await stand.realtime.trigger('presence-lobby', 'tick', 1)
  expect(await second).toBe(1)
  expect(first).not.toHaveBeenCalled()
  expect(members).toEqual([{ id: 'ada', info: { name: 'ada' } }])
  await subscribed(connection, 'after') // the server received the unsubscription before this
  expect(await (await stand.publisher.get({ path: '/channels' })).json()).toEqual({ channels: { after: {} } })
})

it('reports a rejected subscription with its status and keeps the others', async () => {
  const connection = connect('nobody')
  const status = new Promise(resolve => connection.subscribe('private-user.7', { refused: resolve }))
  expect(await status).toBe(403)
  await subscribed(connection, 'news')
})

it('reconnects after a disconnection and notifies its subscribers again', async () => {
  const connection = connect('ada')
  const states = statesOf(connection)
  const greeted = vi.fn()
  connection.subscribe('private-a', { subscribed: greeted })
  await eventually(() => expect(greeted).toHaveBeenCalledTimes(1))
  const { port } = stand
  const back = untilState(connection, 'reconnecting')
  await stand.stop()
  await back
  stand = await openStand({ port })
  await eventually(() => expect(greeted).toHaveBeenCalledTimes(2))
  expect(states).toEqual(['idle', 'connecting', 'connected', 'reconnecting', 'connected'])
})

it('does not reconnect if the session was ended elsewhere', async () => {
  const connection = connect('ada')
  await subscribed(connection, 'private-a')
  const refused = untilState(connection, 'refused')
  await stand.realtime.endSession('ada-session')
  await refused
})

it('closes permanently at logout', async () => {
  const connection = connect('ada')
  const onEvent = vi.fn()
  connection.subscribe('news', { events: { tick: onEvent } })
  await subscribed(connection, 'news')
  connection.close()
  connection.subscribe('news', { events: { tick: onEvent } })
  expect(connection.state).toBe('closed')
  await eventually(() => expect(stand.realtime.figures().connections).toBe(0))
  await stand.realtime.trigger('news', 'tick', 1)
  expect(onEvent).not.toHaveBeenCalled()
})

it('opens nothing if it is closed while its client is loading', async () => {
  const connection = connect('ada')
  connection.subscribe('news', {})
  connection.close()
  await subscribed(connect('bea'), 'news')
  await eventually(() => expect(stand.realtime.figures().connections).toBe(1))
})

it('F8: applies every version once and in order after any disconnections', async () => {
  const connection = connect('ada')
  let published = 0
  const applied: number[] = []
  const sequence = createSequence<number>(0, {
    apply: version => applied.push(version),
    resync: async () => {
      const version = published
      if (version > (applied.at(-1) ?? 0)) applied.push(version)
      return version
    },
  })
  const publish = async (count: number) => {
    for (let n = 0; n < count; n++) await stand.realtime.trigger('private-a', 'step', ++published)
  }
  const greeted = vi.fn(() => void sequence.refetch())
  connection.subscribe('private-a', {
    subscribed: greeted,
    events: { step: data => sequence.receive(Number(data), Number(data)) },
  })
  for (let cuts = 1; cuts <= 3; cuts++) {
    await eventually(() => expect(greeted).toHaveBeenCalledTimes(cuts))
    await publish(10)
    stand.cut()
    await publish(10)
  }
  await eventually(() => expect(greeted).toHaveBeenCalledTimes(4))
  await publish(10)
  await eventually(() => expect(sequence.version).toBe(70))
  expect(applied).toEqual([...new Set(applied)].sort((a, b) => a - b))
  expect(applied.slice(-10)).toEqual([61, 62, 63, 64, 65, 66, 67, 68, 69, 70])
})
