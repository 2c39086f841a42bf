/**
 * `REALTIME_HOST`: sockets of an external Pusher-compatible service without code changes. The external service in this
 * test is a second server of the protocol with other keys, independent of the shop.
 */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { BattleUpdate } from '@/contract/endpoints/game/online-battle.ts'
import type { SiteSettings } from '@/contract/settings.ts'
import { systemClock } from '../../realtime/clock.ts'
import { socketIdOf } from '../../realtime/testing/raw-socket.ts'
import { app, openStand, type Stand } from '../../realtime/testing/stand.ts'
import { testConfig } from '../../testing/test-server.ts'
import { type OnlineFixture, type OnlinePlayer, openOnlineFixture } from './testing/online-fixture.ts'

let service: Stand
let fixture: OnlineFixture

beforeAll(async () => {
  const now = () => (fixture ? fixture.context.now().getTime() : Date.now())
  service = await openStand({ clock: { ...systemClock, now } }) // signatures contain the time
  const { realtime } = testConfig()
  const outside = { scheme: 'http', host: '127.0.0.1', port: service.port } as const
  fixture = await openOnlineFixture({
    realtime: { ...realtime, appId: app.id, key: app.key, secret: app.secret, outside },
  })
})
afterAll(async () => {
  await fixture.close()
  await service.stop()
})

async function listen(player: OnlinePlayer, channel: string) {
  const raw = await service.raw()
  const body = { socket_id: await socketIdOf(raw), channel_name: channel }
  const signed = await player.call<{ auth: string; channel_data?: string }>(
    'POST',
    '/broadcasting/auth',
    body,
  )
  raw.send('pusher:subscribe', { channel, auth: signed.body.auth, channel_data: signed.body.channel_data })
  return { raw, signed }
}

it('returns the address of the sockets to pages', async () => {
  const settings = (await fixture.call('GET', '/settings')).json<SiteSettings>()
  expect(settings.realtime).toMatchObject({ key: app.key, host: '127.0.0.1', port: service.port })
})

it('signs channels for it and publishes a battle through it to both players', async () => {
  const [first, two] = [await fixture.newPlayer(), await fixture.newPlayer()]
  const { id, version } = await fixture.begin(first, two)
  const ears = [await listen(first, `private-battle.${id}`), await listen(two, `private-battle.${id}`)]
  for (const { raw, signed } of ears) {
    expect(signed.body.auth.startsWith(`${app.key}:`)).toBe(true)
    expect(signed.body.channel_data).toBeUndefined() // the external service must not learn the session
    expect((await raw.next()).event).toBe('pusher_internal:subscription_succeeded')
  }
  await Promise.all([first.play(id), two.play(id)])
  for (const { raw } of ears) {
    const { event, data } = await raw.next()
    expect([event, (data as BattleUpdate).version]).toEqual(['battle-update', version + 1])
  }
})

it('shows the players in the lobby there, by nickname only', async () => {
  const player = await fixture.newPlayer('Fuori_Sede')
  const { raw } = await listen(player, 'presence-lobby')
  const { event, data } = await raw.next()
  expect(event).toBe('pusher_internal:subscription_succeeded')
  expect(JSON.stringify(data)).toContain('Fuori_Sede')
  expect(JSON.stringify(data)).not.toMatch(/Nina|example\.com|session/)
})
