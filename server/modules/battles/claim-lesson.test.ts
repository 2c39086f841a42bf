/** game 14: who wins the lesson has a pack for it, once, and only for a battle the server could play again. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LessonProof, lessonRules, lessonSetup } from '../../../src/contract/endpoints/game/lesson.ts'
import type { Pack } from '../../../src/contract/endpoints/game/packs.ts'
import { applyCommand } from '../../../src/engine/apply.ts'
import { opponentOf } from '../../../src/engine/opponents/catalog.ts'
import { createBattle } from '../../../src/engine/setup.ts'
import type { BattleSetup } from '../../../src/engine/types.ts'
import { viewFor } from '../../../src/engine/view.ts'
import { type BattleFixture, openBattleFixture, type Player, password } from './testing/battle-fixture.ts'
import { playTicket } from './testing/play-ticket.ts'
import { dealableCards } from './tickets-repo.ts'

let arena: BattleFixture
beforeAll(async () => {
  arena = await openBattleFixture()
})
afterAll(() => arena.close())

const { opponent } = lessonRules

async function setupOfToday(): Promise<BattleSetup> {
  const made = lessonSetup(await dealableCards(arena.context.db))
  if (!made) throw new Error('no cards')
  return made.setup
}

async function lessonWon(): Promise<LessonProof> {
  const { sent, state } = playTicket({ setup: await setupOfToday(), seed: 1, opponent })
  expect(state.winner).toBe('player1')
  return { seed: 1, commands: sent }
}

/** By somebody who only ever skips. */
async function lessonLost(): Promise<LessonProof> {
  const start = createBattle(await setupOfToday(), 1)
  if ('refused' in start) throw new Error(start.refused)
  let { state } = start
  const commands: LessonProof['commands'] = []
  while (state.phase !== 'game_over') {
    const view = viewFor(state, 'player1')
    const own = view.legal.find(({ type }) => type === 'skip-turn') ?? view.legal[0]
    const command = own ?? opponentOf(opponent).decide(viewFor(state, 'player2'), 1)
    const step = command && applyCommand(state, command)
    if (!step || 'rejected' in step) throw new Error('nobody may act')
    if (own) commands.push(own as LessonProof['commands'][number])
    state = step.state
  }
  expect(state.winner).toBe('player2')
  return { seed: 1, commands }
}

const claim = (player: Player, proof: unknown) =>
  player.call<{ pack: Pack | null }>('POST', '/me/lesson', proof)
const packsOf = async (player: Player) => (await player.call<Pack[]>('GET', '/me/packs')).body

describe('game 14: the pack of the lesson', () => {
  it('is given for a battle that was won, and once', async () => {
    const player = await arena.newPlayer()
    const proof = await lessonWon()
    const first = await claim(player, proof)
    expect(first).toMatchObject({
      status: 200,
      body: { pack: { rarity: 'common', source: 'lesson', is_opened: false } },
    })
    expect(await claim(player, proof)).toMatchObject({ status: 200, body: { pack: null } })
    expect(await packsOf(player)).toHaveLength(1)
  })

  it('is one for four claims at the same moment', async () => {
    const player = await arena.newPlayer()
    const proof = await lessonWon()
    const responses = await Promise.all([1, 2, 3, 4].map(() => claim(player, proof)))
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(responses.filter(({ body }) => body.pack !== null)).toHaveLength(1)
    expect(await packsOf(player)).toHaveLength(1)
  })

  it('is not given for a battle that was lost, broken off, or made up', async () => {
    const player = await arena.newPlayer()
    const won = await lessonWon()
    const untrue = [
      await lessonLost(),
      { ...won, commands: won.commands.slice(0, -1) },
      { ...won, commands: [...won.commands, ...won.commands] },
      { ...won, commands: won.commands.map(() => ({ type: 'use-move', seat: 'player1', move: 9 })) },
    ]
    for (const proof of untrue)
      expect(await claim(player, proof)).toMatchObject({ status: 422, body: { code: 'lesson_unproven' } })
    expect((await claim(player, { ...won, outcome: 'win' })).status).toBe(422)
    expect(await packsOf(player)).toEqual([])
    expect((await arena.call('POST', '/me/lesson', { body: won })).statusCode).toBe(401)
  })

  it('is one for an address: who leaves and comes back with the same one gets no second', async () => {
    const email = 'ripete@example.com'
    const proof = await lessonWon()
    const come = async () => {
      const body = { name: 'Ripete', email, password }
      const { access_token } = (await arena.call('POST', '/auth/register', { body })).json()
      const headers = { authorization: `Bearer ${access_token}` }
      const response = await arena.call('POST', '/me/lesson', { headers, body: proof })
      return { headers, pack: response.json().pack }
    }
    const first = await come()
    expect(first.pack).not.toBeNull()
    const left = await arena.call('POST', '/me/delete', { headers: first.headers, body: { password } })
    expect(left.statusCode).toBe(200)
    expect((await come()).pack).toBeNull()
  })
})
