/** Searching for an opponent, tables with a code, and the rules for decks. */

import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Search, searchWindow } from '@/contract/endpoints/game/lobby.ts'
import type { Match } from '@/contract/endpoints/game/online.ts'
import { changePlayer } from '../ladder/players-repo.ts'
import {
  type OnlineFixture,
  type OnlinePlayer,
  openOnlineFixture,
  starterDeck,
} from '../matches/testing/online-fixture.ts'
import { pairPlayers, pairsOf, type Searcher } from './pair-players.ts'

let fixture: OnlineFixture
beforeAll(async () => {
  fixture = await openOnlineFixture()
})
afterAll(() => fixture.close())

const search = (player: OnlinePlayer, deck = starterDeck) =>
  player.call<Search>('POST', '/lobby/search', { deck })

const searcher = (user_id: number, since: number, rating: number): Searcher => ({
  user_id,
  since,
  rating,
  rules: 'standard',
})

it('widens the window of ratings with time, up to a limit', () => {
  expect([0, 999, 1_000, 20_000, 600_000].map(searchWindow)).toEqual([100, 100, 110, 300, 600])
})

it('pairs the longest waiting player with the nearest inside the window', () => {
  const people = [searcher(1, 0, 1000), searcher(2, 0, 1250), searcher(3, 5, 1050), searcher(4, 9, 990)]
  expect(pairsOf(people, 10).map(pair => pair.map(({ user_id }) => user_id))).toEqual([[1, 4]])
  expect(pairsOf(people, 20_000).map(pair => pair.map(({ user_id }) => user_id))).toEqual([
    [1, 4],
    [2, 3],
  ])
})

it('does not pair players with different rules', () => {
  const classic = { ...searcher(2, 0, 1000), rules: 'classic' as const }
  expect(pairsOf([searcher(1, 0, 1000), classic], 60_000)).toEqual([])
})

it('begins a battle between two searching players', async () => {
  const [firstPlayer, secondPlayer] = [await fixture.newPlayer(), await fixture.newPlayer()]
  await Promise.all([firstPlayer.beat(), secondPlayer.beat()])
  expect((await search(firstPlayer)).body).toMatchObject({ window: 100, rating: 1000 })
  await search(secondPlayer)
  await fixture.pair()
  const [first, second] = [await firstPlayer.beat(), await secondPlayer.beat()]
  expect(first.match).toMatchObject({ status: 'playing' })
  expect(second.match?.id).toBe(first.match?.id)
  expect(first.search).toBeNull()
  expect(await firstPlayer.see(first.match?.id ?? '')).toMatchObject({ kind: 'quick', rated: true })
})

it('E12: pairs each player once, however many processes pair concurrently', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => fixture.newPlayer()))
  for (const player of people) await player.beat()
  const since = {
    searching_since: fixture.context.now(),
    search_deck: starterDeck,
    search_rules: 'standard' as const,
  }
  for (const { id } of people) await changePlayer(fixture.context.db, id, since)
  await Promise.all([1, 2, 3].map(() => pairPlayers(fixture.context)))
  await pairPlayers(fixture.context) // players that one process had locked while another searched for pairs
  const tables = await Promise.all(people.map(async player => (await player.beat()).match?.id))
  expect(new Set(tables).size).toBe(3)
  for (const id of new Set(tables)) expect(tables.filter(tableId => tableId === id)).toHaveLength(2)
})

it('removes players who stopped searching or no longer send heartbeats', async () => {
  const [first, two] = [await fixture.newPlayer(), await fixture.newPlayer()]
  await search(first)
  await first.call('DELETE', '/lobby/search')
  await search(two)
  await fixture.pair()
  expect((await two.beat()).search).not.toBeNull()
  fixture.pass(31_000)
  await fixture.pair()
  expect((await two.beat()).search).toBeNull()
})

it.each([
  ['cards one does not own', [2, 3, 4, 5, 6, 149], 'deck_invalid'],
  ['the same card twice', [2, 2, 3, 4, 5, 6], 'deck_invalid'],
])('refuses a deck of %s', async (_, deck, code) => {
  const player = await fixture.newPlayer()
  const response = await search(player, deck)
  expect([response.status, response.body.code]).toEqual([422, code])
  expect((await player.beat()).search).toBeNull()
})

it('seats the first player with the code of a private table, which then expires', async () => {
  const [host, guest, third] = [
    await fixture.newPlayer(),
    await fixture.newPlayer(),
    await fixture.newPlayer(),
  ]
  const table = await host.open('private')
  expect(table).toMatchObject({ rated: false, code: expect.stringMatching(/^[A-Z2-9]{6}$/) })
  expect((await guest.see(table.id)).code).toBeNull()
  expect((await guest.lobby()).tables).toEqual([])
  const typed = `${table.code?.slice(0, 3).toLowerCase()} ${table.code?.slice(3)}`
  const sat = await guest.call<Match>('POST', '/lobby/codes', { code: typed })
  expect(sat.body).toMatchObject({ id: table.id, side: 'guest', status: 'preparing' })
  expect((await third.call('POST', '/lobby/codes', { code: table.code })).status).toBe(404)
})

it('reserves a challenge for the invited player', async () => {
  const [host, invited, outsider] = [
    await fixture.newPlayer(),
    await fixture.newPlayer(),
    await fixture.newPlayer(),
  ]
  await invited.beat()
  const { id } = await host.challenge(invited)
  expect((await outsider.join(id)).status).toBe(404)
  expect((await invited.call('POST', `/battles/${id}/leave`)).status).toBe(200)
  expect((await host.see(id)).status).toBe('closed')
  expect((await invited.join(id)).body.code).toBe('match_closed')
})

it('E12: refuses a challenge to oneself, an absent player or one who plays', async () => {
  const [host, away, busy, rival] = await Promise.all([1, 2, 3, 4].map(() => fixture.newPlayer()))
  if (!host || !away || !busy || !rival) throw new Error('four players')
  await fixture.begin(busy, rival)
  const codes = []
  for (const player of [host, away, busy])
    codes.push((await host.call('POST', '/battles', { kind: 'challenge', player: player.id })).body.code)
  expect(codes).toEqual(['not_found', 'player_busy', 'player_busy'])
})
