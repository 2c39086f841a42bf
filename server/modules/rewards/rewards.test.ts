import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { OwnedCard } from '@/contract/endpoints/game/characters.ts'
import type { Pack } from '@/contract/endpoints/game/packs.ts'
import type { MyRewards } from '@/contract/endpoints/game/rewards.ts'
import {
  type CountedBattle,
  rewardOf,
  type TaskKind,
  taskGoals,
  tasksOf,
  tasksPerPack,
  utcDay,
} from '@/domain/rewards.ts'
import { users } from '../../db/schema/auth.ts'
import { battles } from '../../db/schema/battles.ts'
import { dailyTasks, rewardGrants } from '../../db/schema/rewards.ts'
import { lockPlayer } from '../battles/battles-repo.ts'
import { rewardPlayer } from '../battles/reward-player.ts'
import {
  type BattleFixture,
  openBattleFixture,
  type Player,
  password,
} from '../battles/testing/battle-fixture.ts'
import { giveCards } from '../cards/cards-repo.ts'

vi.setConfig({ testTimeout: 120_000 }) // the referee starts slowly on a loaded machine

const day = 24 * 60 * 60_000

let arena: BattleFixture
beforeAll(async () => {
  arena = await openBattleFixture()
})
afterAll(() => arena.close())

const rewardsOf = async (player: Player) => (await player.call<MyRewards>('GET', '/me/rewards')).body
const cardsOf = async (player: Player) => (await player.call<OwnedCard[]>('GET', '/me/cards')).body
const packsOf = async (player: Player) =>
  (await player.call<Pack[]>('GET', '/me/packs')).body.filter(({ source }) => source === 'reward')

const aWin: CountedBattle = { outcome: 'win', opponent: 'novizio', knockouts: 3, types: 2 }

/** Rewards a battle as the settlement of a result does. */
async function reward(player: Player, battle: Partial<CountedBattle> & { id?: string; xp?: number } = {}) {
  await arena.context.db.transaction(async tx => {
    const row = await lockPlayer(tx, player.id)
    if (row) await rewardPlayer(tx, row, { id: 'battle', xp: 50, ...aWin, ...battle }, arena.context)
  })
}

/** A new player who has this task today. */
async function playerWithTask(kind: TaskKind): Promise<Player> {
  const player = await arena.newPlayer()
  const hasTask = tasksOf(player.id, utcDay(arena.context.now())).includes(kind)
  return hasTask ? player : playerWithTask(kind)
}

describe('rewards of a battle', () => {
  it('are granted with the checked result, and name the battle', async () => {
    const player = await arena.newPlayer()
    for (let battle = 0; battle < 8; battle++) await player.playOne()
    const { recent, path } = await rewardsOf(player)
    const won = await arena.context.db
      .select({ id: battles.id })
      .from(battles)
      .where(and(eq(battles.user_id, player.id), eq(battles.outcome, 'win')))
    expect(won.length).toBeGreaterThan(0)
    expect(path).toContain('first-novizio')
    const firstWin = recent.find(({ key }) => key === 'first-novizio')
    expect(won.map(({ id }) => id)).toContain(firstWin?.battle_id)
    expect(await packsOf(player)).not.toHaveLength(0)
  })

  it('pay each level between two battles, also those reached before rewards existed', async () => {
    const player = await arena.newPlayer()
    await reward(player, { outcome: 'lose', xp: 1500 }) // level 7
    const { path, recent } = await rewardsOf(player)
    expect([...path].sort()).toEqual(['level-2', 'level-3', 'level-4', 'level-5', 'level-6', 'level-7'])
    const packs = path.map(key => rewardOf(key)).flatMap(one => (one?.kind === 'pack' ? [one.pieces] : []))
    expect(await packsOf(player)).toHaveLength(packs.reduce((sum, pieces) => sum + pieces, 0))
    const cards = recent.filter(({ numero_carta }) => numero_carta !== null)
    expect(cards.map(({ key }) => key).sort()).toEqual(['level-3', 'level-6'])
    const owned = (await cardsOf(player)).map(({ numero_carta }) => numero_carta)
    for (const { numero_carta } of cards) expect(owned).toContain(numero_carta)
  })

  it('E13: are granted once, however many battles end at the same time', async () => {
    const player = await arena.newPlayer()
    await Promise.all(Array.from({ length: 12 }, (_, at) => reward(player, { id: `battle-${at}` })))
    const rows = await arena.context.db.select().from(rewardGrants).where(eq(rewardGrants.user_id, player.id))
    const { user_level } = await player.extra()
    expect(rows.filter(({ key }) => key.startsWith('level-'))).toHaveLength(user_level - 1)
    expect(rows.filter(({ key }) => key.startsWith('first-'))).toHaveLength(1)
    const packs = rows
      .map(({ key }) => rewardOf(key))
      .reduce((sum, one) => sum + (one?.kind === 'pack' ? one.pieces : 0), 0)
    expect(await packsOf(player)).toHaveLength(packs)
  })

  it('E13: are not granted for a battle without experience', async () => {
    const player = await playerWithTask('battles')
    await player.playOne(1, true) // forfeited before the fourth turn
    const { tasks, ...rewards } = await rewardsOf(player)
    expect(rewards).toEqual({ path: [], recent: [], finished_tasks: 0, unseen: 0 })
    expect(tasks.map(({ progress }) => progress)).toEqual([0, 0, 0])
  })

  it('give the first win against a person to the winner only', async () => {
    const [winner, loser] = [await arena.newPlayer(), await arena.newPlayer()]
    await reward(winner, { opponent: null })
    await reward(loser, { opponent: null, outcome: 'lose' })
    expect((await rewardsOf(winner)).path).toContain('first-online')
    expect((await rewardsOf(loser)).path).not.toContain('first-online')
  })
})

describe('daily tasks', () => {
  it('count a battle for each task that it fits, up to the goal', async () => {
    const player = await arena.newPlayer()
    const battle = { knockouts: 20, types: 6, opponent: 'maestro' } as const
    for (let at = 0; at < 5; at++) await reward(player, battle)
    const { tasks, finished_tasks } = await rewardsOf(player)
    expect(tasks.map(({ kind }) => kind)).toEqual(tasksOf(player.id, utcDay(arena.context.now())))
    for (const task of tasks)
      expect(task).toMatchObject({ progress: taskGoals[task.kind], goal: taskGoals[task.kind] })
    expect(finished_tasks).toBe(tasks.length)
  })

  it('pay a pack for every three finished tasks, once', async () => {
    const player = await arena.newPlayer()
    const battle = { knockouts: 20, types: 6, opponent: 'maestro' } as const
    await Promise.all(Array.from({ length: 6 }, () => reward(player, battle)))
    const { finished_tasks, recent } = await rewardsOf(player)
    const sets = recent.filter(({ key }) => key.startsWith('tasks-'))
    expect(sets).toHaveLength(Math.floor(finished_tasks / tasksPerPack))
    expect(sets.map(({ key }) => key)).toEqual(['tasks-1'])
  })

  it('wait three days, and are deleted unfinished afterwards', async () => {
    const player = await arena.newPlayer()
    const first = utcDay(arena.context.now())
    await reward(player, { outcome: 'lose', knockouts: 1 })
    arena.pass(2 * day)
    expect((await rewardsOf(player)).tasks[0]?.day).toBe(first)
    arena.pass(day)
    const { tasks } = await rewardsOf(player)
    expect(tasks).toHaveLength(9)
    expect(tasks.some(task => task.day === first)).toBe(false)
    await arena.context.jobs.nudge('delete-expired-tasks')
    const left = await arena.context.db
      .select()
      .from(dailyTasks)
      .where(and(eq(dailyTasks.user_id, player.id), eq(dailyTasks.day, first), sql`done_at is null`))
    expect(left).toEqual([])
  })
})

describe('an exchange', () => {
  const exchange = (player: Player, numero_carta: number) =>
    player.call<{ given: number[] }>('POST', '/me/cards/exchange', { numero_carta })
  const withDoubles = async (copies: number) => {
    const player = await arena.newPlayer()
    for (let at = 0; at < copies; at++) await giveCards(arena.context.db, player.id, [2], 'gift')
    return player
  }
  /** A Comune card that no new account has. */
  const missing = async (player: Player) => {
    const owned = new Set((await cardsOf(player)).map(({ numero_carta }) => numero_carta))
    const { data } = (await arena.call('GET', '/characters')).json<{
      data: { numero_carta: number; rarita: string }[]
    }>()
    return data.filter(card => card.rarita === 'Comune' && !owned.has(card.numero_carta))
  }

  it('D7: gives three surplus cards for the missing one', async () => {
    const player = await withDoubles(3)
    const [wanted] = await missing(player)
    const before = await cardsOf(player)
    const { status, body } = await exchange(player, wanted!.numero_carta)
    expect([status, body]).toEqual([200, { given: [2, 2, 2] }])
    const after = await cardsOf(player)
    expect(after).toHaveLength(before.length - 2)
    expect(after.filter(({ numero_carta }) => numero_carta === 2)).toHaveLength(1)
    expect(after.map(({ numero_carta }) => numero_carta)).toContain(wanted!.numero_carta)
  })

  it('is refused without three surplus cards, for an owned card and for an unknown one', async () => {
    const player = await withDoubles(2)
    const [wanted] = await missing(player)
    const before = await cardsOf(player)
    expect((await exchange(player, wanted!.numero_carta)).body.code).toBe('doubles_missing')
    expect((await exchange(player, 2)).body.code).toBe('card_owned')
    expect((await exchange(player, 9999)).status).toBe(422)
    expect(await cardsOf(player)).toEqual(before)
  })

  it('D7: of the same surplus cards happens once for ten concurrent calls', async () => {
    const player = await withDoubles(5)
    const wanted = (await missing(player)).slice(0, 10)
    const responses = await Promise.all(wanted.map(({ numero_carta }) => exchange(player, numero_carta)))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    const copies = (await cardsOf(player)).filter(({ numero_carta }) => numero_carta === 2)
    expect(copies).toHaveLength(3)
  })

  it('leaves the contents of an opened pack unchanged', async () => {
    const player = await arena.newPlayer()
    await reward(player, { xp: 3000 })
    const ids = (await packsOf(player)).map(({ id }) => id)
    for (const id of ids) await player.call('POST', `/packs/${id}/open`, {})
    const opened = await Promise.all(ids.map(id => player.call('GET', `/packs/${id}/opening`)))
    for (let at = 0; at < 3; at++) await giveCards(arena.context.db, player.id, [2], 'gift')
    const [wanted] = await missing(player)
    expect((await exchange(player, wanted!.numero_carta)).status).toBe(200)
    expect(await Promise.all(ids.map(id => player.call('GET', `/packs/${id}/opening`)))).toEqual(opened)
  })
})

describe('an account that is deleted', () => {
  it('leaves no rewards and no tasks', async () => {
    const player = await arena.newPlayer()
    await reward(player)
    const { db } = arena.context
    const exported = await arena.context.exportPersonalData(db, player.id)
    expect(exported.rewards).toMatchObject([{ key: 'first-novizio', battle_id: 'battle' }])
    const response = await player.call('POST', '/me/delete', { password })
    expect(response.status).toBeLessThan(300)
    expect(await db.select().from(rewardGrants).where(eq(rewardGrants.user_id, player.id))).toEqual([])
    expect(await db.select().from(dailyTasks).where(eq(dailyTasks.user_id, player.id))).toEqual([])
    expect(await db.$count(users, eq(users.id, player.id))).toBe(1)
  })
})

describe('rewards that the player has not seen', () => {
  const see = (player: Player, until: string) =>
    player.call<{ unseen: number }>('POST', '/me/rewards/seen', { until })

  it('are counted until the page is opened, on every device', async () => {
    const player = await arena.newPlayer()
    expect((await rewardsOf(player)).unseen).toBe(0)
    await reward(player)
    const { recent, unseen } = await rewardsOf(player)
    expect(unseen).toBe(recent.length)
    expect(unseen).toBeGreaterThan(0)
    expect((await see(player, recent[0]?.granted_at ?? '')).body).toEqual({ unseen: 0 })
    expect((await rewardsOf(player)).unseen).toBe(0)
  })

  it('stay unseen if they were granted after the page was loaded', async () => {
    const player = await arena.newPlayer()
    await reward(player)
    const { recent } = await rewardsOf(player)
    const loadedAt = recent[0]?.granted_at ?? ''
    await arena.context.db.insert(rewardGrants).values({
      user_id: player.id,
      key: 'level-9',
      battle_id: 'later',
      granted_at: new Date(Date.parse(loadedAt) + 1),
    })
    expect((await see(player, loadedAt)).body).toEqual({ unseen: 1 })
  })

  it('are marked only for the account that opened the page', async () => {
    const [player, other] = [await arena.newPlayer(), await arena.newPlayer()]
    await reward(player)
    await reward(other)
    const until = new Date(arena.context.now().getTime() + day).toISOString()
    expect((await see(player, until)).body).toEqual({ unseen: 0 })
    expect((await rewardsOf(other)).unseen).toBeGreaterThan(0)
  })

  it('cannot be marked without an account or with a malformed time', async () => {
    const player = await arena.newPlayer()
    expect((await see(player, 'yesterday')).status).toBe(422)
    const body = { until: arena.context.now().toISOString() }
    expect((await arena.call('POST', '/me/rewards/seen', { body })).statusCode).toBe(401)
  })
})
