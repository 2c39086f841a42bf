/** Decision 0033: a table that its player made private is watched by the invited only, while it is played and afterwards. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Match } from '../../../src/contract/endpoints/game/online.ts'
import { type OnlineFixture, type OnlinePlayer, openOnlineFixture } from './testing/online-fixture.ts'

let fixture: OnlineFixture
let host: OnlinePlayer
let guest: OnlinePlayer
let stranger: OnlinePlayer

beforeAll(async () => {
  fixture = await openOnlineFixture()
  host = await fixture.newPlayer('Olga_apre')
  guest = await fixture.newPlayer('Ivo_siede')
  stranger = await fixture.newPlayer('Tea_curiosa')
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

/** Who hears what since the list was emptied. */
const heardOn = (channel: string) =>
  fixture.published.filter(reported => reported.channel === channel).map(({ event }) => event)

it('is watched by its players and by who has the key, and by nobody else who knows its id', async () => {
  const { id, watch_key } = await beginPrivate()
  expect(watch_key).toMatch(/^[\w-]{22}$/)
  expect((await guest.see(id)).watch_key).toBe(watch_key)
  await refusedTo(`/battles/${id}`)
  await refusedTo(`/battles/${id}`, stranger)
  await refusedTo(`/battles/${id}?watch=${'x'.repeat(22)}`, stranger)
  for (const player of [undefined, stranger]) {
    const { status, body } = await lookAt(`/battles/${id}?watch=${watch_key}`, player)
    expect([status, body.seat, body.battle?.gameState]).toEqual([200, null, 'playing'])
  }
  expect((await stranger.lobby()).battles.map(battle => battle.id)).not.toContain(id)
  await host.call('POST', `/battles/${id}/forfeit`)
})

it('sends events only on the channel of its key: who knows the id learns only that something has changed', async () => {
  const { id, watch_key, version, seat } = await beginPrivate()
  const mover = seat === 'player1' ? host : guest
  fixture.published.length = 0
  await mover.play(id)
  await (mover === host ? guest : host).play(id)
  await host.call('POST', `/battles/${id}/emotes`, { emote: 'hello' })
  await guest.call('POST', `/battles/${id}/forfeit`)
  expect((await host.see(id)).version).toBeGreaterThan(version)
  const heard = heardOn(`battle.${watch_key}`)
  expect(heard).toContain('battle-update')
  expect(heard).toContain('emote')
  for (const channel of [`battle.${id}`, `private-battle.${id}`])
    expect(heardOn(channel).filter(event => event !== 'match-changed')).toEqual([])
})

it('the start is sent only on the channel of its key', async () => {
  fixture.published.length = 0
  const { id, watch_key } = await beginPrivate()
  const starts = fixture.published.filter(({ event }) => event === 'match-start')
  expect(starts.map(({ channel }) => channel)).toEqual([`battle.${watch_key}`])
  expect(heardOn(`private-battle.${id}`)).toContain('match-changed') // the other one, who waits, looks again
  await host.call('POST', `/battles/${id}/forfeit`)
})

it('is visible by its link while a seat is free, and no longer once it is taken', async () => {
  const { id } = await host.open('private')
  expect((await lookAt(`/battles/${id}`, stranger)).status).toBe(200)
  await guest.beat()
  await guest.join(id)
  await refusedTo(`/battles/${id}`, stranger)
  await guest.call('POST', `/battles/${id}/leave`)
  expect((await lookAt(`/battles/${id}`, stranger)).status).toBe(200)
  await stranger.join(id)
  await refusedTo(`/battles/${id}`, guest) // who stood up before it began was at the table, and is not invited
  await host.call('POST', `/battles/${id}/leave`)
})

it('of two who ask for the seat at once one gets it, the other may not watch', async () => {
  const { id } = await host.open('private')
  await Promise.all([guest.beat(), stranger.beat()])
  const responses = await Promise.all([guest.join(id), stranger.join(id)])
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
  const [sits, stays] = responses[0]?.status === 200 ? [guest, stranger] : [stranger, guest]
  expect((await sits.see(id)).side).toBe('guest')
  await refusedTo(`/battles/${id}`, stays)
  await host.call('POST', `/battles/${id}/leave`)
})

it('a rematch is as private, with a key of its own, whichever of two who ask at once lays it', async () => {
  const { id, watch_key } = await beginPrivate()
  await host.call('POST', `/battles/${id}/forfeit`)
  await Promise.all([host, guest].map(player => player.call('POST', `/battles/${id}/rematch`)))
  const next = (await host.see(id)).rematch?.id ?? ''
  for (const player of [host, guest]) await player.call('POST', `/battles/${id}/rematch`)
  const again = await guest.see(next)
  expect(again).toMatchObject({ kind: 'rematch', status: 'playing', rated: false })
  expect(again.watch_key).not.toBe(watch_key)
  await refusedTo(`/battles/${next}`, stranger)
  await refusedTo(`/battles/${next}?watch=${watch_key}`, stranger)
  expect((await stranger.lobby()).battles.map(battle => battle.id)).not.toContain(next)
  await host.call('POST', `/battles/${next}/forfeit`)
})

it('is seen again by its players and by who has the key', async () => {
  const { id, watch_key } = await beginPrivate()
  await host.call('POST', `/battles/${id}/forfeit`)
  await refusedTo(`/battles/${id}/replay`)
  await refusedTo(`/battles/${id}/replay`, stranger)
  expect((await lookAt(`/battles/${id}/replay`, host)).body.watch_key).toBe(watch_key)
  expect((await lookAt(`/battles/${id}/replay`, guest)).status).toBe(200)
  expect((await lookAt(`/battles/${id}/replay?watch=${watch_key}`)).status).toBe(200)
})

it('a table that nobody made private has no key, and whoever knows its id may watch', async () => {
  const { id, watch_key } = await fixture.begin(host, guest)
  expect(watch_key).toBeNull()
  expect((await lookAt(`/battles/${id}`, stranger)).body.battle?.gameState).toBe('playing')
  await host.call('POST', `/battles/${id}/forfeit`)
  expect((await lookAt(`/battles/${id}/replay`)).status).toBe(200)
})
