/**
 * At the end of a month the ladder starts again, the last one remains readable, and ratings move halfway back to the
 * start value.
 */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { turnsToCount } from '@/contract/endpoints/game/battles.ts'
import { type Ladder, seasonOf } from '@/contract/endpoints/game/ladder.ts'
import { type OnlineFixture, openOnlineFixture } from '../matches/testing/online-fixture.ts'

let fixture: OnlineFixture
beforeAll(async () => {
  fixture = await openOnlineFixture()
})
afterAll(() => fixture.close())

it('separates seasons', async () => {
  const [ada, bea] = [await fixture.newPlayer(), await fixture.newPlayer()]
  const lost = async () => {
    const { id } = await fixture.begin(ada, bea)
    await fixture.reach(id, [ada, bea], turnsToCount)
    await bea.call('POST', `/battles/${id}/forfeit`)
    return (await ada.see(id)).result
  }
  expect(await lost()).toMatchObject({ rating: 1016, rating_change: 16, streak: 1 })
  expect(await lost()).toMatchObject({ rating: 1031, streak: 2 })
  const first = seasonOf(fixture.context.now())

  fixture.pass(32 * 24 * 60 * 60_000)
  await ada.beat()
  expect((await ada.lobby()).players.map(({ rating }) => rating)).toEqual([1015])
  const fresh = (await ada.call<Ladder>('GET', '/ladder')).body
  expect([fresh.top, fresh.around, fresh.seasons]).toEqual([[], [], [first]])
  expect(await lost()).toMatchObject({ rating: 1030, rating_change: 15, streak: 3 })

  const old = (await ada.call<Ladder>('GET', `/ladder?season=${first}`)).body
  expect(old.top.map(({ id, rating, place, best_streak }) => [id, rating, place, best_streak])).toEqual([
    [ada.id, 1031, 1, 2],
    [bea.id, 969, 2, 0],
  ])
})

it('refuses an invalid season', async () => {
  const ada = await fixture.newPlayer()
  expect((await ada.call('GET', '/ladder?season=2026-13')).status).toBe(422)
})
