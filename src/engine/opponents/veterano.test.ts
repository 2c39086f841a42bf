import { beforeEach, expect, it, vi } from 'vitest'
import { applyCommand } from '../apply.ts'
import { begunBattle, card, match, replace, withEnergy } from '../testing/battle.ts'
import { viewFor } from '../view.ts'
import { VETERANO_BUDGET, veterano } from './catalog.ts'

vi.mock('../apply.ts', { spy: true })
beforeEach(() => void vi.mocked(applyCommand).mockClear())

const battle = (seed: number) => begunBattle('standard', seed)

it('tries at most its budget of engine commands', () => {
  for (const seed of [1, 2, 3]) {
    vi.mocked(applyCommand).mockClear()
    expect(veterano.decide(viewFor(battle(seed), 'player1'), seed)).not.toBeNull()
    expect(vi.mocked(applyCommand).mock.calls.length).toBeLessThanOrEqual(VETERANO_BUDGET)
  }
})

it('plays a card that the rival’s type has no advantage over', () => {
  const blow = [{ nome_mossa: 'Colpo', danno: 40, costo_energia: 2 }]
  const [weak, strong] = [card(1, { tipo: 'Fuoco', mosse: blow }), card(3, { tipo: 'Suono', mosse: blow })]
  const state = match([weak, strong], [card(2, { tipo: 'Acqua', mosse: blow }), card(4, { tipo: 'Acqua' })])
  const view = viewFor(withEnergy(state, 5), 'player1')
  expect(veterano.decide(view)).toEqual(replace('player1', 3))
})

it('decides the same again for any random state, and waits when it is not its turn', () => {
  const state = battle(6)
  const view = viewFor(state, 'player1')
  expect(veterano.decide(view, 9)).toEqual(veterano.decide(JSON.parse(JSON.stringify(view)), 9))
  expect(veterano.decide(viewFor({ ...state, rng: 12345 }, 'player1'), 9)).toEqual(veterano.decide(view, 9))
  expect(veterano.decide(viewFor(state, 'player2'))).toBeNull()
})
