/** Rebuilding a battle in a process that has cached an older state of it. */
import { and, eq, lte } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { matchSteps } from '../../db/schema/online.ts'
import type { Database } from '../../kernel/db/database.ts'
import { cacheBattle, rebuildBattle } from './live-battles.ts'
import { type OnlineFixture, type OnlinePlayer, openOnlineFixture } from './testing/online-fixture.ts'

let fixture: OnlineFixture
let players: [OnlinePlayer, OnlinePlayer]
beforeAll(async () => {
  fixture = await openOnlineFixture()
})
beforeEach(async () => {
  players = [await fixture.newPlayer(), await fixture.newPlayer()]
})
afterAll(() => fixture.close())

/** The same database as another process sees it: its cache is separate. */
const anotherProcess = (): Database => Object.create(fixture.context.db)

const playOnce = async (id: string) => {
  for (const player of players) if (await player.play(id)) return
}

it('continues a cached battle with the steps since, as a replay of all steps would', async () => {
  const { id } = await fixture.begin(...players)
  const process = anotherProcess()
  for (let round = 0; round < 6; round++) {
    const battle = await rebuildBattle(process, id)
    expect(battle).toEqual(await rebuildBattle(anotherProcess(), id))
    if (!battle) throw new Error('the battle has begun')
    cacheBattle(process, battle)
    for (let steps = 0; steps <= round; steps++) await playOnce(id)
  }
})

it('reads only the steps that the cached state does not contain', async () => {
  const { id } = await fixture.begin(...players)
  await playOnce(id)
  const process = anotherProcess()
  const cached = await rebuildBattle(process, id)
  if (!cached) throw new Error('the battle has begun')
  cacheBattle(process, cached)
  await playOnce(id)
  const whole = await rebuildBattle(anotherProcess(), id)
  await fixture.context.db
    .delete(matchSteps)
    .where(and(eq(matchSteps.match_id, id), lte(matchSteps.version, cached.row.version)))
  expect(await rebuildBattle(process, id)).toEqual(whole)
})

it('replays a battle up to the version of its row if the cached state is newer', async () => {
  const { id } = await fixture.begin(...players)
  const older = await rebuildBattle(anotherProcess(), id)
  await playOnce(id)
  const process = anotherProcess()
  const newer = await rebuildBattle(process, id)
  if (!older || !newer) throw new Error('the battle has begun')
  cacheBattle(process, { ...newer, row: { ...newer.row, version: newer.row.version + 1 } })
  expect(await rebuildBattle(process, id)).toEqual(newer)
})
