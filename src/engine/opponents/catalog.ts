/** The computer players (decision 0028). */
import { bestLine } from './best-line.ts'
import { istruttore } from './istruttore.ts'
import type { ComputerCode, Opponent } from './opponent.ts'
import { changer, guardian, hunter, planner } from './personality.ts'
import { search } from './search.ts'

/** Plays the first move of its active card; picks the first card in its hand when one falls (specification notes §4). */
export const novizio: Opponent = { code: 'novizio', decide: view => view.legal[0] ?? null }

/** Counts the damage of its own turn and ignores the reply. */
export const apprendista: Opponent = {
  code: 'apprendista',
  decide: (view, seed = 0) => bestLine(view, seed, hunter),
}

/** Considers its own turn to the end and the attack that may follow. */
export const esperto: Opponent = {
  code: 'esperto',
  decide: (view, seed = 0) => bestLine(view, seed, guardian),
}

/** Maximum number of engine commands per decision of `veterano`. It typically uses 400. */
export const VETERANO_BUDGET = 2_000

/** Two turns ahead: its own, and the rival's reply. */
export const veterano: Opponent = {
  code: 'veterano',
  decide: view => search(view, changer, { breadth: [5, 2], budget: VETERANO_BUDGET }),
}

/** Maximum number of engine commands per decision of `maestro`. */
export const MAESTRO_BUDGET = 20_000

/** Four turns ahead through the most promising ways to play them. */
export const maestro: Opponent = {
  code: 'maestro',
  decide: view => search(view, planner, { breadth: [8, 4, 3, 2], budget: MAESTRO_BUDGET }),
}

const opponents: Record<ComputerCode, Opponent> = {
  novizio,
  apprendista,
  esperto,
  veterano,
  maestro,
  istruttore,
}

/** Returns the computer player with this code. */
export const opponentOf = (code: ComputerCode): Opponent => opponents[code]
