/** Tests this server with the vendor's clients and server package, unmodified. */
import type Echo from 'laravel-echo'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openStand, type Stand } from './testing/stand.ts'

let stand: Stand

beforeEach(async () => {
  stand = await openStand()
})
afterEach(() => stand.stop())

type Bindable = { bind(event: string, run: (data: unknown) => void): unknown }
const nextEvent = (on: Bindable, event: string) => new Promise<unknown>(resolve => on.bind(event, resolve))

/** Records presence events as the application receives them, in order. */
function watchLobby(echo: Echo<'pusher'>) {
  const events: unknown[] = []
  const waiting: (() => void)[] = []
  const note = (kind: string) => (what: unknown) => {
    events.push([kind, what])
    for (const wake of waiting.splice(0)) wake()
  }
  const channel = echo.join('lobby')
  channel.here(note('here')).joining(note('joining')).leaving(note('leaving'))
  const until = async (count: number) => {
    while (events.length < count) await new Promise<void>(resolve => waiting.push(resolve))
    return events
  }
  return { channel, until }
}

it('delivers an event of the server on a public channel', async () => {
  const channel = stand.pusher('ada').subscribe('news')
  await nextEvent(channel, 'pusher:subscription_succeeded')
  const event = nextEvent(channel, 'card-drawn')
  await stand.realtime.trigger('news', 'card-drawn', { numero_carta: 12 })
  expect(await event).toEqual({ numero_carta: 12 })
})

it('delivers events on a private channel to a signed subscriber, through Echo and its form-encoded auth', async () => {
  const channel = stand.echo('ada').private('user.7')
  await new Promise<void>(resolve => channel.subscribed(resolve))
  const event = new Promise(resolve => channel.listen('.order.placed', resolve))
  await stand.realtime.trigger('private-user.7', 'order.placed', { id: 3 })
  expect(await event).toEqual({ id: 3 })
})

it('reports the refusal of the auth endpoint and never subscribes', async () => {
  const channel = stand.pusher('nobody').subscribe('private-user.7')
  expect(await nextEvent(channel, 'pusher:subscription_error')).toMatchObject({
    type: 'AuthError',
    status: 403,
  })
  const { occupied } = await (await stand.publisher.get({ path: '/channels/private-user.7' })).json()
  expect(occupied).toBe(false)
})

it('reports members, and users joining with their first and leaving with their last connection', async () => {
  const ada = watchLobby(stand.echo('ada'))
  expect(await ada.until(1)).toEqual([['here', [{ name: 'ada' }]]])

  const [tab, otherTab] = [stand.echo('bea'), stand.echo('bea')]
  await watchLobby(tab).until(1)
  const second = watchLobby(otherTab)
  expect(await second.until(1)).toEqual([['here', [{ name: 'ada' }, { name: 'bea' }]]])
  tab.disconnect()
  const cleo = stand.echo('cleo')
  await watchLobby(cleo).until(1)
  otherTab.disconnect()

  expect((await ada.until(4)).slice(1)).toEqual([
    ['joining', { name: 'bea' }],
    ['joining', { name: 'cleo' }],
    ['leaving', { name: 'bea' }],
  ])
})

it('leaves a presence channel on request and can be joined again', async () => {
  const ada = watchLobby(stand.echo('ada'))
  await ada.until(1)
  const bea = stand.echo('bea')
  await watchLobby(bea).until(1)
  bea.leave('lobby')
  await ada.until(3)
  await watchLobby(bea).until(1)
  expect((await ada.until(4)).slice(1).map(entry => (entry as [string])[0])).toEqual([
    'joining',
    'leaving',
    'joining',
  ])
})

it('forwards whispers to the other members, with the sender named by the server', async () => {
  const ada = watchLobby(stand.echo('ada'))
  const bea = watchLobby(stand.echo('bea'))
  await Promise.all([ada.until(1), bea.until(1)])
  const whisper = new Promise(resolve =>
    bea.channel.subscription.bind('client-wave', (data: unknown, meta: unknown) => resolve([data, meta])),
  )
  ada.channel.listenForWhisper('wave', () => expect.fail('the sender hears itself'))
  ada.channel.whisper('wave', { hand: 'left' })
  expect(await whisper).toEqual([{ hand: 'left' }, { user_id: 'ada' }])
})

it('publishes one event, several and a batch for the server package, and skips the socket that caused it', async () => {
  const [ada, bea] = [stand.pusher('ada'), stand.pusher('bea')]
  const [hers, beaChannel] = [ada.subscribe('news'), bea.subscribe('news')]
  await Promise.all([hers, beaChannel].map(channel => nextEvent(channel, 'pusher:subscription_succeeded')))
  const received: unknown[] = []
  hers.bind_global((event: string, data: unknown) => received.push([event, data]))
  const last = nextEvent(hers, 'third')

  const socketOfAda = { socket_id: ada.connection.socket_id }
  const firstForBea = nextEvent(beaChannel, 'first')
  expect(
    await (await stand.publisher.trigger(['news', 'else'], 'first', { n: 1 }, socketOfAda)).json(),
  ).toEqual({})
  expect(await firstForBea).toEqual({ n: 1 })
  await stand.publisher.triggerBatch([
    { channel: 'news', name: 'second', data: { n: 2 } },
    { channel: 'news', name: 'third', data: 'plain text' },
  ])
  await last
  expect(received).toEqual([
    ['second', { n: 2 }],
    ['third', 'plain text'],
  ])
})

it('returns channels and users to the server package', async () => {
  await watchLobby(stand.echo('ada')).until(1)
  await watchLobby(stand.echo('ada')).until(1)
  await watchLobby(stand.echo('bea')).until(1)
  await nextEvent(stand.pusher('ada').subscribe('news'), 'pusher:subscription_succeeded')
  const get = async (path: string, params = {}) => (await stand.publisher.get({ path, params })).json()

  expect(await get('/channels')).toEqual({ channels: { 'presence-lobby': {}, news: {} } })
  expect(await get('/channels', { filter_by_prefix: 'presence-', info: 'user_count' })).toEqual({
    channels: { 'presence-lobby': { user_count: 2 } },
  })
  expect(await get('/channels/presence-lobby', { info: 'user_count,subscription_count' })).toEqual({
    occupied: true,
    user_count: 2,
    subscription_count: 3,
  })
  expect(await get('/channels/empty')).toEqual({ occupied: false })
  expect(await get('/channels/presence-lobby/users')).toEqual({ users: [{ id: 'ada' }, { id: 'bea' }] })
  await expect(get('/channels/news/users')).rejects.toMatchObject({ status: 400 })
})

it('ends all connections of one user at the package’s request', async () => {
  const [ada, bea] = [stand.pusher('ada'), stand.pusher('bea')]
  await Promise.all(
    [ada, bea].map(client => nextEvent(client.subscribe('presence-lobby'), 'pusher:subscription_succeeded')),
  )
  const adaDisconnected = nextEvent(ada.connection, 'disconnected')
  const adaRemoved = nextEvent(bea.channel('presence-lobby'), 'pusher:member_removed')
  await stand.publisher.terminateUserConnections('ada')
  await adaDisconnected
  expect(await adaRemoved).toMatchObject({ id: 'ada' })
  expect(bea.connection.state).toBe('connected')
})
