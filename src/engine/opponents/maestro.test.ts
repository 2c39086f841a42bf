import { beforeEach, expect, it, vi } from 'vitest'
import { applyCommand } from '../apply.ts'
import type { Command } from '../commands.ts'
import { attack, begunBattle, card, match } from '../testing/battle.ts'
import { viewFor } from '../view.ts'
import { MAESTRO_BUDGET, maestro } from './catalog.ts'
import { planner } from './personality.ts'
import { search } from './search.ts'

vi.mock('../apply.ts', { spy: true })
beforeEach(() => void vi.mocked(applyCommand).mockClear())

const battle = (seed: number) => begunBattle('standard', seed)

it('tries at most its budget of engine commands', () => {
  for (const seed of [1, 2, 3]) {
    vi.mocked(applyCommand).mockClear()
    expect(maestro.decide(viewFor(battle(seed), 'player1'), seed)).not.toBeNull()
    expect(vi.mocked(applyCommand).mock.calls.length).toBeLessThanOrEqual(MAESTRO_BUDGET)
  }
})

it('decides the same again for the same view, seed and turn', () => {
  const view = viewFor(battle(4), 'player1')
  expect(maestro.decide(view, 9)).toEqual(maestro.decide(JSON.parse(JSON.stringify(view)), 9))
})

it('uses only visible information: the random state changes no decision', () => {
  const state = battle(6)
  const decisions = [state, { ...state, rng: 12345 }].map(variant =>
    maestro.decide(viewFor(variant, 'player1'), 1),
  )
  expect(decisions[0]).toEqual(decisions[1])
})

it('returns a legal command even without a budget', () => {
  const view = viewFor(battle(7), 'player1')
  expect(view.legal).toContainEqual(
    search(view, planner, { breadth: [8, 4], budget: view.legal.length }) as Command,
  )
})

it('foresees a defeat two attacks ahead', () => {
  const blow = (danno: number) => ({ nome_mossa: `Colpo ${danno}`, danno, costo_energia: 2 })
  const playerCard = card(1, { pv: 60, mosse: [blow(10), blow(50)] })
  const state = match([playerCard], [card(2, { pv: 100, mosse: [blow(40)] })])
  expect(maestro.decide(viewFor(state, 'player1'))).toEqual(attack('player1', 1))
})

it('waits when it is not its turn', () => {
  expect(maestro.decide(viewFor(battle(8), 'player2'))).toBeNull()
})
