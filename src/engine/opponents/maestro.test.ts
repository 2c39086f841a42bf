import { beforeEach, expect, it, vi } from 'vitest'
import { applyCommand } from '../apply.ts'
import type { Command } from '../commands.ts'
import { attack, begunBattle, card, match } from '../testing/battle.ts'
import { viewFor } from '../view.ts'
import { maestro, NODE_BUDGET } from './maestro.ts'
import { planner } from './personality.ts'
import { search } from './search.ts'

vi.mock('../apply.ts', { spy: true })
beforeEach(() => void vi.mocked(applyCommand).mockClear())

const battle = (seed: number) => begunBattle('standard', seed)

it('tries at most its budget of engine commands', () => {
  for (const seed of [1, 2, 3]) {
    vi.mocked(applyCommand).mockClear()
    expect(maestro.decide(viewFor(battle(seed), 'player1'), seed)).not.toBeNull()
    expect(vi.mocked(applyCommand).mock.calls.length).toBeLessThanOrEqual(NODE_BUDGET)
  }
})

it('is a function of view, seed and turn: asked again it answers the same', () => {
  const view = viewFor(battle(4), 'player1')
  expect(maestro.decide(view, 9)).toEqual(maestro.decide(JSON.parse(JSON.stringify(view)), 9))
})

it('uses nothing a human could not see: the source of chance changes no answer', () => {
  const state = battle(6)
  const answers = [state, { ...state, rng: 12345 }].map(one => maestro.decide(viewFor(one, 'player1'), 1))
  expect(answers[0]).toEqual(answers[1])
})

it('even without a budget it answers with something legal', () => {
  const view = viewFor(battle(7), 'player1')
  expect(view.legal).toContainEqual(
    search(view, planner, { breadth: [8, 4], budget: view.legal.length }) as Command,
  )
})

it('sees a defeat that lies two blows ahead', () => {
  const blow = (danno: number) => ({ nome_mossa: `Colpo ${danno}`, danno, costo_energia: 2 })
  const own = card(1, { pv: 60, mosse: [blow(10), blow(50)] })
  const state = match([own], [card(2, { pv: 100, mosse: [blow(40)] })])
  expect(maestro.decide(viewFor(state, 'player1'))).toEqual(attack('player1', 1))
})

it('waits when it is not its turn', () => {
  expect(maestro.decide(viewFor(battle(8), 'player2'))).toBeNull()
})
