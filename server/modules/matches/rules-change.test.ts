/** A deployment with new rules while battles run: a battle continues under the rules it began with, or is void. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Match } from '@/contract/endpoints/game/online.ts'
import { rulesVersion } from '@/engine/rules-version.ts'
import { battles } from '../../db/schema/battles.ts'
import { matches } from '../../db/schema/online.ts'
import { dropBattle } from './live-battles.ts'
import { type OnlineFixture, type OnlinePlayer, openOnlineFixture } from './testing/online-fixture.ts'

let fixture: OnlineFixture
let host: OnlinePlayer
let guest: OnlinePlayer

beforeAll(async () => {
  fixture = await openOnlineFixture()
  host = await fixture.newPlayer()
  guest = await fixture.newPlayer()
})
afterAll(() => fixture.close())

const skip = { type: 'skip-turn' } as const

/** Begins a battle as if this process had started with other rules. */
async function beginUnder(version: number): Promise<Match> {
  const match = await fixture.begin(host, guest)
  const { db } = fixture.context
  await db.update(matches).set({ rules_version: version }).where(eq(matches.id, match.id))
  dropBattle(db, match.id)
  fixture.published.length = 0
  return match
}

it('stores the rules of a battle at its start and copies them into the history', async () => {
  const { id } = await fixture.begin(host, guest)
  const { db } = fixture.context
  const [row] = await db.select().from(matches).where(eq(matches.id, id))
  expect(row?.rules_version).toBe(rulesVersion)
  await host.call('POST', `/battles/${id}/forfeit`)
  const [stored] = await db.select().from(battles).where(eq(battles.id, id))
  expect(stored?.rules_version).toBe(rulesVersion)
})

it('voids a battle of older rules, notifies both players and changes no rating', async () => {
  const match = await beginUnder(rulesVersion - 1)
  for (const player of [host, guest]) {
    const response = await player.act(match.id, match.version, skip)
    expect([response.status, response.body.code]).toEqual([409, 'match_closed'])
  }
  await fixture.sweep()
  const reported = fixture.published.filter(({ event }) => event === 'battle-snapshot')
  expect(reported.map(({ channel }) => channel).sort()).toEqual([
    `battle.${match.id}`,
    `private-battle.${match.id}`,
  ])
  const after = await host.see(match.id)
  expect(after).toMatchObject({ status: 'over', battle: null, result: null, version: match.version + 1 })
  expect(after.host.rating).toBe(match.host.rating)
  const { db } = fixture.context
  expect(await db.select().from(battles).where(eq(battles.id, match.id))).toEqual([])
  expect((await fixture.begin(host, guest)).status).toBe('playing') // both can play again
  await host.call('POST', `/battles/${(await host.beat()).match?.id}/forfeit`)
})

it('leaves a battle of newer rules to the processes that have them', async () => {
  const match = await beginUnder(rulesVersion + 1)
  await fixture.sweep()
  expect((await host.act(match.id, match.version, skip)).body.code).toBe('match_closed')
  const { db } = fixture.context
  await db.update(matches).set({ rules_version: rulesVersion }).where(eq(matches.id, match.id))
  expect(await host.see(match.id)).toMatchObject({ status: 'playing', version: match.version })
})
