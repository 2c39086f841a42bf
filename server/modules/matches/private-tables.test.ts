/** Decision 0033: only invited viewers can watch a private table, during the battle and afterwards. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Match } from '@/contract/endpoints/game/online.ts'
import { type OnlineFixture, type OnlinePlayer, openOnlineFixture } from './testing/online-fixture.ts'

let fixture: OnlineFixture
let host: OnlinePlayer
let guest: OnlinePlayer
let outsider: OnlinePlayer

beforeAll(async () => {
  fixture = await openOnlineFixture()
  host = await fixture.newPlayer('Olga_apre')
  guest = await fixture.newPlayer('Ivo_siede')
  outsider = await fixture.newPlayer('Tea_curiosa')
})
afterAll(() => fixture.close())

async function beginPrivate(): Promise<Match> {
  await host.beat()
  await guest.beat()
  const { id } = await host.open('private')
  await guest.join(id)
  await host.ready(id)
  await guest.ready(id)
  return host.see(id)
}

const lookAt = async (path: string, player?: OnlinePlayer) => {
  if (player) return player.call<Match>('GET', path)
  const response = await fixture.call('GET', path)
  return { status: response.statusCode, body: response.json() }
}

const refusedTo = async (path: string, player?: OnlinePlayer) => {
  const { status, body } = await lookAt(path, player)
  expect([status, body.code]).toEqual([403, 'match_private'])
}

/** Events by receiver since the list was emptied. */
const receiversOn = (channel: string) =>
  fixture.published.filter(reported => reported.channel === channel).map(({ event }) => event)

it('E6: is visible to its players and to viewers with the key, and to no other user with its id', async () => {
  const { id, watch_key } = await beginPrivate()
  expect(watch_key).toMatch(/^[\w-]{22}$/)
  expect((await guest.see(id)).watch_key).toBe(watch_key)
  await refusedTo(`/battles/${id}`)
  await refusedTo(`/battles/${id}`, outsider)
  await refusedTo(`/battles/${id}?watch=${'x'.repeat(22)}`, outsider)
  for (const player of [undefined, outsider]) {
    const { status, body } = await lookAt(`/battles/${id}?watch=${watch_key}`, player)
    expect([status, body.seat, body.battle?.gameState]).toEqual([200, null, 'playing'])
  }
  expect((await outsider.lobby()).battles.map(battle => battle.id)).not.toContain(id)
  await host.call('POST', `/battles/${id}/forfeit`)
})

it('E6: sends events only on the channel of its key; channels named by the id learn only that something has changed', async () => {
  const { id, watch_key, version, seat } = await beginPrivate()
  const mover = seat === 'player1' ? host : guest
  fixture.published.length = 0
  await mover.play(id)
  await (mover === host ? guest : host).play(id)
  await host.call('POST', `/battles/${id}/emotes`, { emote: 'hello' })
  await guest.call('POST', `/battles/${id}/forfeit`)
  expect((await host.see(id)).version).toBeGreaterThan(version)
  const receivers = receiversOn(`battle.${watch_key}`)
  expect(receivers).toContain('battle-update')
  expect(receivers).toContain('emote')
  for (const channel of [`battle.${id}`, `private-battle.${id}`])
    expect(receiversOn(channel).filter(event => event !== 'match-changed')).toEqual([])
})

it('sends the start only on the channel of its key', async () => {
  fixture.published.length = 0
  const { id, watch_key } = await beginPrivate()
  const starts = fixture.published.filter(({ event }) => event === 'match-start')
  expect(starts.map(({ channel }) => channel)).toEqual([`battle.${watch_key}`])
  expect(receiversOn(`private-battle.${id}`)).toContain('match-changed') // the waiting player reads the table again
  await host.call('POST', `/battles/${id}/forfeit`)
})

it('is visible by its link while a seat is free, and no longer once it is taken', async () => {
  const { id } = await host.open('private')
  expect((await lookAt(`/battles/${id}`, outsider)).status).toBe(200)
  await guest.beat()
  await guest.join(id)
  await refusedTo(`/battles/${id}`, outsider)
  await guest.call('POST', `/battles/${id}/leave`)
  expect((await lookAt(`/battles/${id}`, outsider)).status).toBe(200)
  await outsider.join(id)
  await refusedTo(`/battles/${id}`, guest) // a player who left before the start is not invited
  await host.call('POST', `/battles/${id}/leave`)
})

it('E6: gives the seat to one of two concurrent requests, and the other player may not watch', async () => {
  const { id } = await host.open('private')
  await Promise.all([guest.beat(), outsider.beat()])
  const responses = await Promise.all([guest.join(id), outsider.join(id)])
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
  const [sits, refusedPlayer] = responses[0]?.status === 200 ? [guest, outsider] : [outsider, guest]
  expect((await sits.see(id)).side).toBe('guest')
  await refusedTo(`/battles/${id}`, refusedPlayer)
  await host.call('POST', `/battles/${id}/leave`)
})

it('E6: makes the rematch private with its own key, whichever player opens it first', async () => {
  const { id, watch_key } = await beginPrivate()
  await host.call('POST', `/battles/${id}/forfeit`)
  await Promise.all([host, guest].map(player => player.call('POST', `/battles/${id}/rematch`)))
  const next = (await host.see(id)).rematch?.id ?? ''
  for (const player of [host, guest]) await player.call('POST', `/battles/${id}/rematch`)
  const rematch = await guest.see(next)
  expect(rematch).toMatchObject({ kind: 'rematch', status: 'playing', rated: false })
  expect(rematch.watch_key).not.toBe(watch_key)
  await refusedTo(`/battles/${next}`, outsider)
  await refusedTo(`/battles/${next}?watch=${watch_key}`, outsider)
  expect((await outsider.lobby()).battles.map(battle => battle.id)).not.toContain(next)
  await host.call('POST', `/battles/${next}/forfeit`)
})

it('E6: is visible as a replay to its players and to viewers with the key', async () => {
  const { id, watch_key } = await beginPrivate()
  await host.call('POST', `/battles/${id}/forfeit`)
  await refusedTo(`/battles/${id}/replay`)
  await refusedTo(`/battles/${id}/replay`, outsider)
  expect((await lookAt(`/battles/${id}/replay`, host)).body.watch_key).toBe(watch_key)
  expect((await lookAt(`/battles/${id}/replay`, guest)).status).toBe(200)
  expect((await lookAt(`/battles/${id}/replay?watch=${watch_key}`)).status).toBe(200)
})

it('has no key when it is public, so that anyone with its id may watch', async () => {
  const { id, watch_key } = await fixture.begin(host, guest)
  expect(watch_key).toBeNull()
  expect((await lookAt(`/battles/${id}`, outsider)).body.battle?.gameState).toBe('playing')
  await host.call('POST', `/battles/${id}/forfeit`)
  expect((await lookAt(`/battles/${id}/replay`)).status).toBe(200)
})
