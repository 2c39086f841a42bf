/** Each player sees the own place in a ladder with equal ratings, whether or not the counters are added up. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Ladder } from '@/contract/endpoints/game/ladder.ts'
import { addUpCounts } from '../../kernel/db/list-counts.ts'
import { type OnlineFixture, openOnlineFixture } from '../matches/testing/online-fixture.ts'
import { leaveLadder, storePlace } from './ladder-repo.ts'

let fixture: OnlineFixture
beforeAll(async () => {
  fixture = await openOnlineFixture()
})
afterAll(() => fixture.close())

const season = '2025-03'
const ratings = [1016, 1000, 1016, 984, 1000, 1016, 1000, 1031, 1000, 984, 1000, 1000]
const moments = [5, 3, 5, 1, 2, 4, 3, 9, 1, 1, 3, 2] // seconds after the start of the season; equal moments are ranked by account

it('shows the three places above and below each player, and counts all players', async () => {
  const players: Awaited<ReturnType<OnlineFixture['newPlayer']>>[] = []
  for (const _ of ratings) players.push(await fixture.newPlayer())
  const { db } = fixture.context
  const store = (at: number, rating: number, inSeason: string) =>
    storePlace(db, {
      season: inSeason,
      user_id: players[at]!.id,
      rating,
      streak: 0,
      reached_at: new Date(Date.UTC(2025, 2, 1, 0, 0, moments[at])),
    })
  for (const [at, rating] of ratings.entries()) {
    await store(at, rating + 50, season) // replaced
    await store(at, rating, season)
    if (at % 3 === 0) await store(at, 900, '2025-02') // a worse season
  }
  const leaving = await fixture.newPlayer()
  await storePlace(db, { season, user_id: leaving.id, rating: 1010, streak: 0, reached_at: new Date() })
  await leaveLadder(db, leaving.id)

  const ranked = players
    .map(({ id }, at) => ({ id, rating: ratings[at]!, moment: moments[at]! }))
    .sort((a, b) => b.rating - a.rating || a.moment - b.moment || a.id - b.id)
    .map(({ id, rating }, at) => ({ id, rating, place: at + 1 }))
  const facts = ({ id, rating, place }: Ladder['top'][number]) => ({ id, rating, place })
  for (const isAddedUp of [false, true]) {
    if (isAddedUp) await addUpCounts(db)
    for (const query of [`season=${season}`, 'scope=ever'])
      for (const player of players) {
        const ladder = (await player.call<Ladder>('GET', `/ladder?${query}`)).body
        const place = ranked.findIndex(({ id }) => id === player.id)
        const first = Math.max(0, place - 3)
        expect(ladder.around.map(facts)).toEqual(ranked.slice(first, first + 7))
        expect(ladder.top.map(facts)).toEqual(ranked)
        expect(ladder.players).toBe(ratings.length)
      }
  }
})
