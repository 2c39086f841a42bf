/** The real app on a real database, with the vendor's client: subscriptions, public data, and the end of sockets. */
import Echo from 'laravel-echo'
import Pusher from 'pusher-js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type LiveShop, openLiveShop, type Player } from './testing/live-shop.ts'

let shop: LiveShop
let ada: Player
let bea: Player

beforeAll(async () => {
  shop = await openLiveShop()
  ada = await shop.register('ada@example.com')
  bea = await shop.register('bea@example.com')
})
afterAll(() => shop.close())

const connect = ({ bearer }: Player): Echo<'pusher'> =>
  new Echo({
    broadcaster: 'pusher',
    key: shop.key,
    namespace: '',
    client: new Pusher(shop.key, {
      cluster: '',
      wsHost: '127.0.0.1',
      wsPort: shop.port,
      forceTLS: false,
      enabledTransports: ['ws'],
      authEndpoint: `${shop.url}/api/broadcasting/auth`,
      auth: { headers: { Authorization: `Bearer ${bearer}` } },
    }),
  })

const authorize = (player: Player | undefined, body: object | string, type = 'application/json') =>
  fetch(`${shop.url}/api/broadcasting/auth`, {
    method: 'POST',
    headers: { 'content-type': type, ...(player && { authorization: `Bearer ${player.bearer}` }) },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

it('lets a user subscribe to their own channel with a form request, as Echo sends it', async () => {
  const echo = connect(ada)
  const channel = echo.private(`user.${ada.id}`)
  await new Promise<void>(resolve => channel.subscribed(resolve))
  const event = new Promise(resolve => channel.listen('.card-granted', resolve))
  await shop.door.trigger(`private-user.${ada.id}`, 'card-granted', { numero_carta: 12 })
  expect(await event).toEqual({ numero_carta: 12 })
  echo.disconnect()
})

it.each([
  ['another user’s channel', () => `private-user.${bea.id}`],
  ['a channel no rule names', () => 'presence-admin'],
  ['a public channel', () => 'news'],
  ['a name in other letters', () => 'private-utènte.1'],
])('F1, F2: refuses to sign %s with 403', async (_, channel) => {
  const response = await authorize(ada, { socket_id: '1.1', channel_name: channel() })
  expect(response.status).toBe(403)
  expect(await response.json()).toMatchObject({ code: 'forbidden' })
})

it.each([
  ['an array', '{"socket_id":"1.1","channel_name":["presence-lobby"]}', 'application/json', 422],
  [
    '165 characters',
    JSON.stringify({ socket_id: '1.1', channel_name: 'x'.repeat(165) }),
    'application/json',
    422,
  ],
  ['a bent socket id', '{"socket_id":"1.1:x","channel_name":"presence-lobby"}', 'application/json', 422],
  [
    'a repeated form field',
    'socket_id=1.1&channel_name=a&channel_name=b',
    'application/x-www-form-urlencoded',
    422,
  ],
  ['plain text', '{}', 'text/plain', 415],
])('F2: refuses a request with %s', async (_, body, type, status) => {
  expect((await authorize(ada, body, type)).status).toBe(status)
})

it('F2: signs nothing for a guest', async () => {
  expect((await authorize(undefined, { socket_id: '1.1', channel_name: 'presence-lobby' })).status).toBe(401)
})

it('shows other players in the lobby by their public profile, never name, email or session', async () => {
  const [hers, otherSocket] = [connect(ada), connect(bea)]
  await new Promise(resolve => hers.join('lobby').here(resolve))
  const everything: string[] = []
  hers.connector.pusher.connection.bind('message', (message: unknown) =>
    everything.push(JSON.stringify(message)),
  )
  const joined = new Promise(resolve => hers.join('lobby').joining(resolve))
  otherSocket.join('lobby')
  expect(await joined).toEqual({ id: bea.id, nickname: null, profile_picture: null, user_level: 1 })
  expect(everything.join()).toContain('member_added')
  expect(everything.join()).not.toMatch(/bea|nome|session/i)
  hers.disconnect()
  otherSocket.disconnect()
})

it('F3: relays no client events between players', async () => {
  const echo = connect(ada)
  const lobby = echo.join('lobby')
  await new Promise(resolve => lobby.here(resolve))
  const socketError = new Promise(resolve => echo.connector.pusher.connection.bind('error', resolve))
  lobby.whisper('hello', {})
  expect(await socketError).toMatchObject({ data: { code: 4301 } })
  echo.disconnect()
})

it('A6: ends the sockets of a session with it, and of no other session', async () => {
  const cleo = await shop.register('cleo@example.com')
  const elsewhere = await shop.logIn('cleo@example.com')
  const [endedSocket, otherSocket] = [connect(cleo), connect(elsewhere)]
  for (const echo of [endedSocket, otherSocket])
    await new Promise<void>(resolve => echo.private(`user.${cleo.id}`).subscribed(resolve))
  const disconnected = new Promise(resolve =>
    endedSocket.connector.pusher.connection.bind('disconnected', resolve),
  )
  await shop.logOut(cleo)
  await disconnected
  expect(otherSocket.connectionStatus()).toBe('connected')
  endedSocket.disconnect()
  otherSocket.disconnect()
})

it('serves the signed events API, and refuses unsigned requests', async () => {
  expect((await fetch(`${shop.url}/apps/${shop.appId}/channels`)).status).toBe(401)
  expect(await (await shop.publisher.get({ path: '/channels' })).json()).toEqual({ channels: {} })
  expect((await shop.publisher.trigger('news', 'x', { n: 1 })).status).toBe(200)
})

it('accepts its own pages and no foreign ones', async () => {
  const open = (origin: string) =>
    new Promise<number | string>(resolve => {
      const socket = new shop.WebSocket(`${shop.socketUrl}/app/${shop.key}?protocol=7`, { origin })
      socket.on('message', data => resolve(JSON.parse(String(data)).event))
      socket.on('close', resolve)
    })
  expect(await open(shop.url)).toBe('pusher:connection_established')
  expect(await open('https://evil.example')).toBe('pusher:error')
})
