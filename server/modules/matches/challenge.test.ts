/** A challenge up to the rematch on the real server, and the rewards of a finished battle. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BattleRecording, type BattleSummary, turnsToCount } from '@/contract/endpoints/game/battles.ts'
import type { Ladder } from '@/contract/endpoints/game/ladder.ts'
import type { Match } from '@/contract/endpoints/game/online.ts'
import { heldUp } from '../../testing/held-up.ts'
import { storePlace } from '../ladder/ladder-repo.ts'
import {
  type OnlineFixture,
  type OnlinePlayer,
  openOnlineFixture,
  starterDeck,
  stateOf,
} from './testing/online-fixture.ts'

let fixture: OnlineFixture
let ada: OnlinePlayer
let bea: OnlinePlayer

beforeAll(async () => {
  fixture = await openOnlineFixture()
  ada = await fixture.newPlayer('Ada_93')
  bea = await fixture.newPlayer('Bea_gioca')
})
afterAll(() => fixture.close())

it('plays a challenge from the lobby to its result and to the rematch', async () => {
  await ada.beat(true)
  await bea.beat(true)
  expect((await ada.lobby()).players.map(({ nickname, state }) => [nickname, state])).toEqual([
    ['Ada_93', 'free'],
    ['Bea_gioca', 'free'],
  ])
  const challenge = await ada.challenge(bea)
  expect(challenge).toMatchObject({ kind: 'challenge', status: 'waiting', side: 'host', battle: null })
  expect((await bea.beat()).invitations).toMatchObject([{ id: challenge.id, host: { nickname: 'Ada_93' } }])
  expect(fixture.published).toContainEqual({
    channel: `private-user.${bea.id}`,
    event: 'match-changed',
    data: { id: challenge.id, version: 0, status: 'waiting' },
  })

  const joined = (await bea.join(challenge.id)).body
  expect(joined).toMatchObject({ status: 'preparing', side: 'guest', guest: { ready: false } })
  const half = (await bea.ready(challenge.id)).body
  expect(half).toMatchObject({ status: 'preparing', guest: { ready: true, deck: starterDeck } })
  expect((await ada.see(challenge.id)).guest).toMatchObject({ ready: true, deck: null }) // hidden from her until the battle
  const begun = (await ada.ready(challenge.id)).body
  expect(begun).toMatchObject({ status: 'playing', battle: { gameState: 'playing', turn: 1 } })
  expect([begun.host.seat, begun.guest?.seat].sort()).toEqual(['player1', 'player2'])
  expect(JSON.stringify(begun)).not.toMatch(/"(seed|rng)"/)

  await fixture.finish(challenge.id, [ada, bea])
  const [hers, guestView] = [await ada.see(challenge.id), await bea.see(challenge.id)]
  expect(stateOf(hers)).toEqual(stateOf(guestView))
  expect(hers).toMatchObject({ status: 'over', battle: { gameState: 'game_over', ending: 'cards' } })
  const winner = hers.battle?.winner === hers.seat ? ada : bea
  const loser = winner === ada ? bea : ada
  expect((await winner.see(challenge.id)).result).toMatchObject({
    outcome: 'win',
    xp: 50,
    user_xp: 0,
    rating: 1016,
    rating_change: 16,
    streak: 1,
  })
  expect((await loser.see(challenge.id)).result).toMatchObject({
    outcome: 'lose',
    xp: 10,
    rating: 984,
    rating_change: -16,
    streak: 0,
  })
  expect(await winner.extra()).toMatchObject({ user_xp: 50, user_match_info: { win: 1, lose: 0, spare: 0 } })
  expect(await loser.extra()).toMatchObject({ user_xp: 10, user_match_info: { win: 0, lose: 1, spare: 0 } })

  fixture.pass(1000)
  const offered = (await ada.call<Match>('POST', `/battles/${challenge.id}/rematch`)).body
  expect(offered).toMatchObject({ kind: 'rematch', status: 'waiting', side: 'host' })
  expect((await bea.see(challenge.id)).rematch).toEqual({
    id: offered.id,
    asked_by: ada.id,
    status: 'waiting',
  })
  const accepted = (await bea.call<Match>('POST', `/battles/${challenge.id}/rematch`)).body
  expect(accepted).toMatchObject({ id: offered.id, status: 'playing', side: 'guest' })
  expect((await ada.see(offered.id)).status).toBe('playing')
  await bea.call('POST', `/battles/${offered.id}/forfeit`)
  expect((await ada.see(offered.id)).result).toMatchObject({ outcome: 'win', xp: 0, unrewarded: 'too_short' })
})

it('lists the battle in both histories from each side, and as a replay with both names', async () => {
  const rows = async (player: OnlinePlayer) =>
    (await player.call<{ data: BattleSummary[] }>('GET', '/me/battles')).body.data
  const [first, second] = [await rows(ada), await rows(bea)]
  expect(first.map(({ id }) => id)).toEqual(second.map(({ id }) => id))
  expect(first[0]).toMatchObject({ kind: 'online', rival: 'Bea_gioca', outcome: 'win' })
  expect(second[0]).toMatchObject({ kind: 'online', rival: 'Ada_93', outcome: 'lose' })
  expect(new Set([first[1]?.xp, second[1]?.xp])).toEqual(new Set([50, 10]))
  const replay = await fixture.call('GET', `/battles/${first[1]?.id}/replay`)
  const { players, commands } = replay.json<BattleRecording>()
  expect(Object.values(players).sort()).toEqual(['Ada_93', 'Bea_gioca'])
  expect(commands.length).toBeGreaterThan(4)
})

it('shows the season’s best players and the places around the caller', async () => {
  const ladder = (await ada.call<Ladder>('GET', '/ladder')).body
  expect(ladder).toMatchObject({ players: 2, season: ladder.seasons[0] })
  expect(ladder.top.map(({ place }) => place)).toEqual([1, 2])
  expect(ladder.around.map(({ id }) => id).sort()).toEqual([ada.id, bea.id].sort())
  expect(ladder.top[0]?.rating).toBeGreaterThan(ladder.top[1]?.rating ?? 0)
})

it('shows the best players of all seasons, and the players met', async () => {
  const [evi, fran] = [await fixture.newPlayer(), await fixture.newPlayer()]
  const { id } = await fixture.begin(evi, fran)
  await fixture.reach(id, [evi, fran], turnsToCount)
  await evi.call('POST', `/battles/${id}/forfeit`)
  const { db } = fixture.context
  const best = { season: '2020-01', rating: 1800, streak: 9, reached_at: new Date('2020-01-31T10:00:00Z') }
  await storePlace(db, { ...best, user_id: fran.id })
  await storePlace(db, { ...best, user_id: evi.id, rating: 900 })
  const read = async (scope: string) => (await evi.call<Ladder>('GET', `/ladder?scope=${scope}`)).body
  const ever = await read('ever')
  expect(ever.top[0]).toMatchObject({ id: fran.id, rating: 1800, place: 1 })
  expect(ever.players).toBe(4)
  expect(ever.top.find(({ id }) => id === evi.id)?.rating).toBe(984) // this season's rating is higher
  const met = await read('met')
  expect(met.top.map(({ id }) => id)).toEqual([fran.id, evi.id])
  expect([met.players, met.around.length]).toEqual([2, 2])
  expect((await evi.call('GET', '/ladder?scope=friends')).status).toBe(422)
})

it('E12: rewards battles with the same opponent five times a day', async () => {
  const [cleo, dora] = [await fixture.newPlayer(), await fixture.newPlayer()]
  const xp: number[] = []
  for (let battle = 0; battle < 6; battle++) {
    const { id } = await fixture.begin(cleo, dora)
    for (let turn = 0; turn < 6; turn++) await Promise.all([cleo.play(id), dora.play(id)])
    await dora.call('POST', `/battles/${id}/forfeit`)
    xp.push((await cleo.see(id)).result?.xp ?? -1)
  }
  expect(xp).toEqual([50, 50, 50, 50, 50, 0])
  expect((await cleo.extra()).user_match_info).toEqual({ win: 5, lose: 0, spare: 0 })
})

it('requires a nickname before sitting down', async () => {
  const nameless = await fixture.newPlayer(null)
  const response = await nameless.call('POST', '/battles', { kind: 'open' })
  expect([response.status, response.body.code]).toEqual([409, 'nickname_missing'])
})

it('E12: gives one player one seat, however many tabs request one', async () => {
  const [host, second, third] = [
    await fixture.newPlayer(),
    await fixture.newPlayer(),
    await fixture.newPlayer(),
  ]
  await Promise.all([host, second, third].map(player => player.beat()))
  const tables = [await host.open('open'), await third.open('open')]
  const responses = await Promise.all(tables.map(({ id }) => second.join(id)))
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(responses.find(({ status }) => status === 409)?.body.code).toBe('already_playing')
})

it('gives a seat to one of two players who request it concurrently', async () => {
  const [host, first, two] = [await fixture.newPlayer(), await fixture.newPlayer(), await fixture.newPlayer()]
  const { id } = await host.open('open')
  const chair = sql`select from matches where id = ${id} for no key update`
  const responses = await heldUp(fixture.context.db, chair, [() => first.join(id), () => two.join(id)])
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(responses.find(({ status }) => status === 409)?.body.code).toBe('match_closed')
})
