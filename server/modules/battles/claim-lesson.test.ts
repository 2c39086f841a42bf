/** game 14: winning a lesson is rewarded once, and only for a battle that the server can replay. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { User } from '@/contract/endpoints/account/users.ts'
import {
  type LessonCode,
  type LessonProgress,
  type LessonProof,
  lessonCodes,
  lessonPlans,
} from '@/contract/endpoints/game/lesson.ts'
import type { Pack } from '@/contract/endpoints/game/packs.ts'
import { rulesVersion } from '@/engine/rules-version.ts'
import { users } from '../../db/schema/auth.ts'
import { lessonWins } from '../../db/schema/battles.ts'
import { userCards } from '../../db/schema/game.ts'
import { grantLessonPack } from '../packs/welcome-pack.ts'
import { type BattleFixture, openBattleFixture, type Player, password } from './testing/battle-fixture.ts'
import { playLesson, skipper } from './testing/play-lesson.ts'
import { dealableCards } from './tickets-repo.ts'

let arena: BattleFixture
beforeAll(async () => {
  arena = await openBattleFixture()
})
afterAll(() => arena.close())

interface Reward {
  numero_carta: number | null
  pack: Pack | null
}

const nothing = { numero_carta: null, pack: null }

async function proofOf(lesson: LessonCode, isWon = true): Promise<LessonProof> {
  const cards = await dealableCards(arena.context.db)
  const { commands, state } = playLesson(lesson, cards, isWon ? undefined : skipper)
  expect(state.winner).toBe(isWon ? 'player1' : 'player2')
  return { rules_version: rulesVersion, commands }
}

const verify = (userId: number) =>
  arena.context.db.update(users).set({ email_verified_at: arena.context.now() }).where(eq(users.id, userId))

async function verifiedPlayer(): Promise<Player> {
  const player = await arena.newPlayer()
  await verify(player.id)
  return player
}

const claim = (player: Player, lesson: string, proof: unknown) =>
  player.call<Reward>('POST', `/me/lessons/${lesson}`, proof)
const packsOf = async (player: Player) => (await player.call<Pack[]>('GET', '/me/packs')).body
const lessonsOf = async (player: Player) => (await player.call<LessonProgress>('GET', '/me/lessons')).body
const cardsFromLessons = (player: Player) =>
  arena.context.db
    .select()
    .from(userCards)
    .where(eq(userCards.user_id, player.id))
    .then(rows => rows.filter(({ source }) => source === 'lesson'))

describe('game 14: the reward of a lesson', () => {
  it.each(lessonCodes.filter(code => code !== 'points'))(
    'of %s is the card it was won with, once',
    async code => {
      const player = await verifiedPlayer()
      const proof = await proofOf(code)
      const { decks, pays } = lessonPlans[code]
      const numero_carta = decks.player1[pays as number]
      expect(await claim(player, code, proof)).toMatchObject({
        status: 200,
        body: { numero_carta, pack: null },
      })
      expect(await claim(player, code, proof)).toMatchObject({ status: 200, body: nothing })
      expect((await player.call<User>('GET', '/auth/user')).body.extra.album_enabled).toBe(true)
      expect(await cardsFromLessons(player)).toHaveLength(1)
      expect(await lessonsOf(player)).toEqual({ won: [code], paid: [code] })
    },
  )

  it('of the last one is a pack, once', async () => {
    const player = await verifiedPlayer()
    const proof = await proofOf('points')
    expect(await claim(player, 'points', proof)).toMatchObject({
      status: 200,
      body: { numero_carta: null, pack: { rarity: 'common', source: 'lesson', is_opened: false } },
    })
    expect(await claim(player, 'points', proof)).toMatchObject({ status: 200, body: nothing })
    expect(await packsOf(player)).toHaveLength(1)
  })

  it.each(['energy', 'points'] as const)('of %s is given once for four concurrent claims', async code => {
    const player = await verifiedPlayer()
    const proof = await proofOf(code)
    const responses = await Promise.all([1, 2, 3, 4].map(() => claim(player, code, proof)))
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const paid = responses.filter(({ body }) => body.pack !== null || body.numero_carta !== null)
    expect(paid).toHaveLength(1)
    expect((await cardsFromLessons(player)).length + (await packsOf(player)).length).toBe(1)
  })

  it('does not grant the prize for a lost battle', async () => {
    const player = await verifiedPlayer()
    const lost = await proofOf('change', false)
    expect(await claim(player, 'change', lost)).toMatchObject({
      status: 422,
      body: { code: 'lesson_unproven' },
    })
    expect(await lessonsOf(player)).toEqual({ won: [], paid: [] })
  })

  it('does not grant the prize for a battle that is unfinished, forged, or of another lesson', async () => {
    const player = await verifiedPlayer()
    const won = await proofOf('energy')
    const untrue = [
      await proofOf('change'),
      { ...won, commands: won.commands.slice(0, -1) },
      { ...won, commands: [...won.commands, ...won.commands] },
      { ...won, commands: won.commands.map(() => ({ type: 'use-move', seat: 'player1', move: 9 })) },
    ]
    for (const proof of untrue)
      expect(await claim(player, 'energy', proof)).toMatchObject({
        status: 422,
        body: { code: 'lesson_unproven' },
      })
    expect((await claim(player, 'energy', { ...won, outcome: 'win' })).status).toBe(422)
    expect((await claim(player, 'poker', won)).status).toBe(422)
    expect(await cardsFromLessons(player)).toEqual([])
    expect(await lessonsOf(player)).toEqual({ won: [], paid: [] })
    expect((await arena.call('POST', '/me/lessons/energy', { body: won })).statusCode).toBe(401)
  })

  it('is not given for a battle under other rules', async () => {
    const player = await verifiedPlayer()
    const proof = { ...(await proofOf('energy')), rules_version: rulesVersion + 1 }
    expect(await claim(player, 'energy', proof)).toMatchObject({
      status: 422,
      body: { code: 'lesson_outdated' },
    })
  })

  it('waits until the email is verified', async () => {
    const player = await arena.newPlayer()
    const proof = await proofOf('energy')
    expect(await claim(player, 'energy', proof)).toMatchObject({
      status: 403,
      body: { code: 'address_unverified' },
    })
    expect(await cardsFromLessons(player)).toEqual([])
    await verify(player.id)
    expect((await claim(player, 'energy', proof)).body.numero_carta).toBe(lessonPlans.energy.decks.player1[0])
  })

  it.each(['energy', 'points'] as const)(
    'of %s is given once per email, also after the account was deleted and registered again',
    async code => {
      const email = `ripete-${code}@example.com`
      const proof = await proofOf(code)
      const come = async () => {
        const body = { name: 'Ripete', email, password }
        const { access_token } = (await arena.call('POST', '/auth/register', { body })).json()
        const headers = { authorization: `Bearer ${access_token}` }
        await arena.context.db
          .update(users)
          .set({ email_verified_at: arena.context.now() })
          .where(eq(users.email, email))
        const reward = await arena.call('POST', `/me/lessons/${code}`, { headers, body: proof })
        return { headers, reward: reward.json<Reward>() }
      }
      const first = await come()
      expect(first.reward).not.toEqual(nothing)
      const deletion = await arena.call('POST', '/me/delete', { headers: first.headers, body: { password } })
      expect(deletion.statusCode).toBe(200)
      expect((await come()).reward).toEqual(nothing)
    },
  )

  it('is given once per account, also after its email has changed', async () => {
    const player = await verifiedPlayer()
    const proof = await proofOf('energy')
    expect((await claim(player, 'energy', proof)).body).not.toEqual(nothing)
    await arena.context.db
      .update(users)
      .set({ email: 'nuovo-indirizzo@example.com' })
      .where(eq(users.id, player.id))
    expect((await claim(player, 'energy', proof)).body).toEqual(nothing)
    expect(await cardsFromLessons(player)).toHaveLength(1)
  })

  it('of the last one is not given again to an account with the pack of the old lesson; the cards are', async () => {
    const player = await verifiedPlayer()
    await arena.context.db.transaction(tx => grantLessonPack(tx, player.id, arena.context))
    expect(await lessonsOf(player)).toEqual({ won: [], paid: ['points'] })
    expect((await claim(player, 'points', await proofOf('points'))).body).toEqual(nothing)
    expect((await claim(player, 'edge', await proofOf('edge'))).body.numero_carta).not.toBeNull()
    expect(await packsOf(player)).toHaveLength(1)
    expect((await lessonsOf(player)).won).toEqual(['points', 'edge'])
  })

  it('deletes the lesson wins with the account', async () => {
    const player = await verifiedPlayer()
    await claim(player, 'energy', await proofOf('energy'))
    await player.call('POST', '/me/delete', { password })
    const remainingWins = await arena.context.db
      .select()
      .from(lessonWins)
      .where(eq(lessonWins.user_id, player.id))
    expect(remainingWins).toEqual([])
  })
})
