/**
 * Battles without a reward do not raise a rating either (decision 0031), so that two accounts cannot raise one of them
 * by forfeiting.
 */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { turnsToCount } from '@/contract/endpoints/game/battles.ts'
import type { Ladder } from '@/contract/endpoints/game/ladder.ts'
import { heldUp } from '../../testing/held-up.ts'
import { countedWithOneRival } from './settle-match.ts'
import { type OnlineFixture, type OnlinePlayer, openOnlineFixture } from './testing/online-fixture.ts'

let fixture: OnlineFixture
beforeAll(async () => {
  fixture = await openOnlineFixture()
})
afterAll(() => fixture.close())

/** The loser forfeits in this turn. Returns the winner's result. */
async function giveUp(winner: OnlinePlayer, loser: OnlinePlayer, turn = 1) {
  const { id } = await fixture.begin(winner, loser)
  await fixture.reach(id, [winner, loser], turn)
  await loser.call('POST', `/battles/${id}/forfeit`)
  return { won: (await winner.see(id)).result, lost: (await loser.see(id)).result }
}

const ladderOf = async (player: OnlinePlayer) => (await player.call<Ladder>('GET', '/ladder')).body.top

it('lowers the loser of a battle that was forfeited too early and gives its winner nothing', async () => {
  const [ada, bea] = [await fixture.newPlayer(), await fixture.newPlayer()]
  let rating = 1000
  for (let battle = 0; battle < 3; battle++) {
    const { won, lost } = await giveUp(ada, bea)
    expect(won).toMatchObject({ unrewarded: 'too_short', rating: 1000, rating_change: 0, streak: 0, xp: 0 })
    expect(lost).toMatchObject({ unrewarded: 'too_short', streak: 0, xp: 0 })
    expect(lost?.rating).toBeLessThan(rating)
    rating = lost?.rating ?? 0
  }
  expect(await ada.extra()).toMatchObject({ user_xp: 0, user_match_info: { win: 0, lose: 0, spare: 0 } })
  const places = await ladderOf(ada)
  expect(places.map(({ id }) => id)).not.toContain(ada.id)
  expect(places.find(({ id }) => id === bea.id)).toMatchObject({ rating, best_streak: 0 })
})

it('ends the streak of a loser and keeps that of a winner who gains nothing', async () => {
  const [ada, bea] = [await fixture.newPlayer(), await fixture.newPlayer()]
  expect((await giveUp(ada, bea, turnsToCount)).won).toMatchObject({ streak: 1, rating_change: 16 })
  expect((await giveUp(ada, bea)).won).toMatchObject({ streak: 1, rating_change: 0 })
  expect((await giveUp(bea, ada)).lost).toMatchObject({ streak: 0 })
})

it('gives the winner nothing after five battles with one opponent in a day, and a reward the next day', async () => {
  const [ada, bea] = [await fixture.newPlayer(), await fixture.newPlayer()]
  for (let battle = 1; battle <= countedWithOneRival; battle++)
    expect((await giveUp(ada, bea, turnsToCount)).won).toMatchObject({ unrewarded: null, streak: battle })
  const best = (await ladderOf(ada)).find(({ id }) => id === ada.id)
  const { won, lost } = await giveUp(ada, bea, turnsToCount)
  expect(won).toMatchObject({ unrewarded: 'same_rival', rating: best?.rating, rating_change: 0, streak: 5 })
  expect(lost?.rating_change).toBeLessThan(0)
  expect((await ladderOf(ada)).find(({ id }) => id === ada.id)).toMatchObject({
    rating: best?.rating,
    best_streak: countedWithOneRival,
  })
  fixture.pass(24 * 60 * 60_000)
  expect((await giveUp(ada, bea, turnsToCount)).won).toMatchObject({ unrewarded: null, streak: 6 })
})

it('gives nothing to the present player when the other is absent from the first turn', async () => {
  const [ada, bea] = [await fixture.newPlayer(), await fixture.newPlayer()]
  const { id } = await fixture.begin(ada, bea)
  await fixture.live(5 * 60_000, [ada])
  const match = await ada.see(id)
  expect(match).toMatchObject({ status: 'over', result: { outcome: 'win', unrewarded: 'too_short' } })
  expect(match.result).toMatchObject({ rating: 1000, rating_change: 0, streak: 0 })
})

it('settles a battle once when both forfeit concurrently', async () => {
  const [ada, bea] = [await fixture.newPlayer(), await fixture.newPlayer()]
  const { id } = await fixture.begin(ada, bea)
  const row = sql`select from matches where id = ${id} for no key update`
  await heldUp(fixture.context.db, row, [
    () => bea.call('POST', `/battles/${id}/forfeit`),
    () => ada.call('POST', `/battles/${id}/forfeit`),
  ])
  const changes = [(await ada.see(id)).result, (await bea.see(id)).result].map(side => side?.rating_change)
  expect(changes).toContain(0)
  expect(changes.filter(change => (change ?? 0) < 0)).toHaveLength(1)
})
