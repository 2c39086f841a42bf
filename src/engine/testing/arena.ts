/** Short words for tests of the arena rules. */
import { createBattle } from '../setup.ts'
import type { TraitCode } from '../traits/trait.ts'
import type { BattleState, CardSpec } from '../types.ts'
import { card } from './battle.ts'

/** A battle under the arena rules. */
export function contest(left: CardSpec[], right: CardSpec[]): BattleState {
  const decks = { player1: left.map(({ id }) => id), player2: right.map(({ id }) => id) }
  const start = createBattle({ rules: 'arena', catalogue: [...left, ...right], decks }, 1)
  if ('refused' in start) throw new Error(start.refused)
  return start.state
}

/** A card outside the wheel with one move of 30 for one energy. */
export const toy = (id: number, given: Partial<CardSpec> = {}): CardSpec =>
  card(id, { tipo: 'nessuno', mosse: [{ nome_mossa: 'Colpo', danno: 30, costo_energia: 1 }], ...given })

export const traitful = (id: number, tratto: TraitCode, given: Partial<CardSpec> = {}): CardSpec =>
  toy(id, { tratto, ...given })

/** The state with the energy of both seats set. */
export const withEnergy = (state: BattleState, energy: number): BattleState => ({
  ...state,
  player1: { ...state.player1, energy },
  player2: { ...state.player2, energy },
})
