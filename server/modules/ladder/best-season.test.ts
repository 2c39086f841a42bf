/** The ladder of all seasons shows each player once, with the season of the highest current rating. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Ladder } from '@/contract/endpoints/game/ladder.ts'
import { type OnlineFixture, openOnlineFixture } from '../matches/testing/online-fixture.ts'
import { storePlace } from './ladder-repo.ts'

let fixture: OnlineFixture
beforeAll(async () => {
  fixture = await openOnlineFixture()
})
afterAll(() => fixture.close())

const seasons = ['2025-01', '2025-02', '2025-03', '2025-04']

it('ranks the best season of each player after any sequence of ratings', async () => {
  const players = [await fixture.newPlayer(), await fixture.newPlayer(), await fixture.newPlayer()]
  const stored = new Map<string, { user_id: number; rating: number; reached_at: Date; season: string }>()
  let state = 7
  const below = (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((state / 2 ** 31) * limit)
  }
  for (let step = 0; step < 60; step++) {
    const user_id = players[below(players.length)]!.id
    const season = seasons[below(seasons.length)]!
    const place = { season, user_id, rating: 990 + below(20), streak: 0, reached_at: new Date(step * 1000) }
    await storePlace(fixture.context.db, place)
    stored.set(`${user_id} ${season}`, place)
    const best = new Map<number, { user_id: number; rating: number; reached_at: Date; season: string }>()
    for (const row of stored.values()) {
      const other = best.get(row.user_id)
      const isBetter =
        !other ||
        row.rating > other.rating ||
        (row.rating === other.rating && row.reached_at < other.reached_at)
      if (isBetter) best.set(row.user_id, row)
    }
    const expected = [...best.values()].sort(
      (a, b) =>
        b.rating - a.rating || a.reached_at.getTime() - b.reached_at.getTime() || a.user_id - b.user_id,
    )
    const { top, around, players: many } = (await players[0]!.call<Ladder>('GET', '/ladder?scope=ever')).body
    expect(top.map(({ id, rating }) => [id, rating])).toEqual(
      expected.map(({ user_id, rating }) => [user_id, rating]),
    )
    expect(many).toBe(best.size)
    if (best.has(players[0]!.id))
      expect(around.map(({ place }) => place)).toEqual(top.map(({ place }) => place))
  }
})
