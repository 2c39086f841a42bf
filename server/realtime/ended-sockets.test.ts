/** Tests sockets whose user, session or bearer has ended. */
import { expect, it } from 'vitest'
import { signChannel } from './signature.ts'
import { handClock } from './testing/hand-clock.ts'
import { enter, expectNothingBut, open } from './testing/open-servers.ts'
import { socketIdOf } from './testing/raw-socket.ts'
import { app } from './testing/stand.ts'

it('F10: closes the sockets of a session and of a user with 4009, and refuses older signatures', async () => {
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

it('refuses a signature that is older than its lifetime', async () => {
  const stand = await open()
  const raw = await stand.raw()
  const socketId = await socketIdOf(raw)
  const data = JSON.stringify({ user_id: 7, issued_at: Date.now() - 61_000 })
  const auth = signChannel(app, socketId, 'private-a', data)
  raw.send('pusher:subscribe', { channel: 'private-a', auth, channel_data: data })
  expect(await raw.next()).toMatchObject({ event: 'pusher:subscription_error', data: { status: 401 } })
})

it('stops the vendor’s client permanently when its user is ended', async () => {
  const stand = await open()
  const client = stand.pusher('ada')
  const states: string[] = []
  client.connection.bind('state_change', ({ current }: { current: string }) => states.push(current))
  await new Promise(resolve => client.subscribe('private-a').bind('pusher:subscription_succeeded', resolve))
  const disconnected = new Promise(resolve => client.connection.bind('disconnected', resolve))
  await stand.realtime.endUserConnections('ada')
  await disconnected
  expect(states).toEqual(['connected', 'disconnected'])
})

it('F10: asks a socket with an expired bearer to reconnect within five seconds, and refuses the old signature', async () => {
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

it('keeps a socket open that authenticates with a fresh bearer', async () => {
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
