import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { matches, matchSteps } from '../../db/schema/online.ts'
import type { MatchRow } from './matches-repo.ts'
import { storeStepBatched } from './store-step-batched.ts'
import { type OnlineFixture, openOnlineFixture } from './testing/online-fixture.ts'

let fixture: OnlineFixture
let tables: MatchRow[]

const amount = 12

beforeAll(async () => {
  fixture = await openOnlineFixture()
  const host = await fixture.newPlayer()
  const now = new Date()
  tables = await fixture.context.db
    .insert(matches)
    .values(
      Array.from({ length: amount }, (_, n) => ({
        id: `together-${n}`,
        kind: 'private' as const,
        status: 'playing' as const,
        rules: 'standard' as const,
        rated: false,
        host_id: host.id,
        created_at: now,
        changed_at: now,
      })),
    )
    .returning()
})
afterAll(() => fixture.close())

const stepOf = (row: MatchRow, move: number, change: Partial<MatchRow> = {}) => ({
  next: { ...row, version: row.version + 1, reserve1: 1000 + move, ...change },
  command: { type: 'use-move' as const, seat: 'player1' as const, move },
  actionId: `action-${row.id}-${move}`,
})
const stored = async (id: string) => ({
  row: (await fixture.context.db.select().from(matches).where(eq(matches.id, id)))[0],
  steps: await fixture.context.db.select().from(matchSteps).where(eq(matchSteps.match_id, id)),
})

describe('a batch of steps', () => {
  it('stores each step in its own battle, with its command', async () => {
    const responses = await Promise.all(
      tables.map((row, n) => storeStepBatched(fixture.context.db, stepOf(row, n))),
    )
    expect(responses).toEqual(tables.map(() => true))
    for (const [n, { id, version }] of tables.entries()) {
      const { row, steps } = await stored(id)
      expect(row).toMatchObject({ version: version + 1, reserve1: 1000 + n, status: 'playing', to_act: null })
      expect(steps).toMatchObject([
        { version: version + 1, action_id: `action-${id}-${n}`, command: stepOf(tables[n]!, n).command },
      ])
    }
    tables = await fixture.context.db
      .select()
      .from(matches)
      .where(
        inArray(
          matches.id,
          tables.map(({ id }) => id),
        ),
      )
      .orderBy(matches.id)
  })

  it('refuses an outdated step alone, and stores one of two steps for the same version', async () => {
    const [outdated, twice, ...remaining] = tables
    const old = { ...outdated!, version: outdated!.version - 1 }
    const [isLateStored, first, second, ...otherResults] = await Promise.all([
      storeStepBatched(fixture.context.db, stepOf(old, 70)),
      storeStepBatched(fixture.context.db, stepOf(twice!, 71)),
      storeStepBatched(fixture.context.db, stepOf(twice!, 72)),
      ...remaining.map(row => storeStepBatched(fixture.context.db, stepOf(row, 73))),
    ])
    expect(isLateStored).toBe(false)
    expect([first, second].sort()).toEqual([false, true]) // either one: they may use two connections
    expect(otherResults).toEqual(remaining.map(() => true))
    expect((await stored(outdated!.id)).row?.version).toBe(outdated!.version)
    expect((await stored(twice!.id)).steps.map(({ action_id }) => action_id)).toContain(
      `action-${twice!.id}-${first ? 71 : 72}`,
    )
    expect((await stored(twice!.id)).steps).toHaveLength(2)
  })

  it('stores the other steps when the database rejects one', async () => {
    const [first, ...otherRows] = await Promise.all(tables.map(({ id }) => stored(id)))
    const responses = await Promise.allSettled([
      storeStepBatched(fixture.context.db, stepOf(first!.row!, 80, { reserve1: 2 ** 40 })),
      ...otherRows.map(({ row }) => storeStepBatched(fixture.context.db, stepOf(row!, 81))),
    ])
    expect(responses.map(({ status }) => status)).toEqual(['rejected', ...otherRows.map(() => 'fulfilled')])
    expect(responses.slice(1).every(response => response.status === 'fulfilled' && response.value)).toBe(true)
  })
})
