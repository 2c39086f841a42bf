/** A deploy with new rules while people play: a battle goes on by the rules it was begun under, or counts for nobody. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Match } from '../../../src/contract/online.ts'
import { rulesVersion } from '../../../src/engine/rules-version.ts'
import { battles } from '../../db/schema/battles.ts'
import { matches } from '../../db/schema/online.ts'
import { dropBattle } from './live-battles.ts'
import { type OnlinePlayer, type OnlineWorld, openOnlineWorld } from './testing/online-world.ts'

let world: OnlineWorld
let host: OnlinePlayer
let guest: OnlinePlayer

beforeAll(async () => {
  world = await openOnlineWorld()
  host = await world.newPlayer()
  guest = await world.newPlayer()
})
afterAll(() => world.close())

const skip = { type: 'skip-turn' } as const

/** As if the process that is here now had been started with other rules than the battle. */
async function beginUnder(version: number): Promise<Match> {
  const match = await world.begin(host, guest)
  const { db } = world.world
  await db.update(matches).set({ rules_version: version }).where(eq(matches.id, match.id))
  dropBattle(db, match.id)
  world.told.length = 0
  return match
}

it('writes down the rules a battle is begun under, and they go with it into the history', async () => {
  const { id } = await world.begin(host, guest)
  const { db } = world.world
  const [row] = await db.select().from(matches).where(eq(matches.id, id))
  expect(row?.rules_version).toBe(rulesVersion)
  await host.call('POST', `/battles/${id}/forfeit`)
  const [kept] = await db.select().from(battles).where(eq(battles.id, id))
  expect(kept?.rules_version).toBe(rulesVersion)
})

it('ends a battle of older rules without a winner, tells both, and changes no rating', async () => {
  const match = await beginUnder(rulesVersion - 1)
  for (const player of [host, guest]) {
    const answer = await player.act(match.id, match.version, skip)
    expect([answer.status, answer.body.code]).toEqual([409, 'match_closed'])
  }
  await world.sweep()
  const told = world.told.filter(({ event }) => event === 'battle-snapshot')
  expect(told.map(({ channel }) => channel).sort()).toEqual([
    `battle.${match.id}`,
    `private-battle.${match.id}`,
  ])
  const after = await host.see(match.id)
  expect(after).toMatchObject({ status: 'over', battle: null, result: null, version: match.version + 1 })
  expect(after.host.rating).toBe(match.host.rating)
  const { db } = world.world
  expect(await db.select().from(battles).where(eq(battles.id, match.id))).toEqual([])
  expect((await world.begin(host, guest)).status).toBe('playing') // both are free again
  await host.call('POST', `/battles/${(await host.beat()).match?.id}/forfeit`)
})

it('leaves a battle of newer rules to the processes that know them', async () => {
  const match = await beginUnder(rulesVersion + 1)
  await world.sweep()
  expect((await host.act(match.id, match.version, skip)).body.code).toBe('match_closed')
  const { db } = world.world
  await db.update(matches).set({ rules_version: rulesVersion }).where(eq(matches.id, match.id))
  expect(await host.see(match.id)).toMatchObject({ status: 'playing', version: match.version })
})
