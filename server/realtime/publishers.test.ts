/** Tests publishers with invalid signatures or invalid events. */
import type { PostOptions } from 'pusher'
import { expect, it } from 'vitest'
import { expectNothingBut, open } from './testing/open-servers.ts'
import { socketIdOf } from './testing/raw-socket.ts'
import { app } from './testing/stand.ts'

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

it.each(['pusher:error', 'pusher_internal:subscription_succeeded', 'pusher:'])(
  'F11, W12: refuses to publish an event called %s, also with a valid signature',
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
