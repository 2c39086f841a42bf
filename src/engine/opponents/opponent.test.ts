/** Applies to every computer player: it uses only what its seat sees. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { effectfulCatalogue } from '../testing/catalogue.ts'
import { playOut } from '../testing/random-play.ts'
import type { BattleState } from '../types.ts'
import { legalCommands, viewFor } from '../view.ts'
import { opponentOf } from './catalog.ts'
import { type OpponentCode, opponentCodes } from './opponent.ts'

/** States of a random battle, one in ten of them. */
function statesOf(seed: number): BattleState[] {
  const states: BattleState[] = []
  playOut(
    { rules: 'standard', catalogue: effectfulCatalogue(14, seed) },
    seed,
    { offered: legal => legal, longest: 20_000 },
    state => states.push(state),
  )
  return states.filter((_, at) => at % 10 === 0)
}

/** Number of battles. A searching player is slow. */
const runs: Record<OpponentCode, number> = {
  novizio: 60,
  apprendista: 40,
  esperto: 40,
  veterano: 12,
  maestro: 2,
}

it.each(opponentCodes)('makes %s decide by its view and its seed only', code => {
  const { decide } = opponentOf(code)
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.integer(), fc.nat(), (battle, seed, chance) => {
      for (const state of statesOf(battle)) {
        const { toAct } = viewFor(state, null)
        const view = viewFor(state, toAct)
        const serialized = JSON.stringify(view)
        const chosen = decide(view, seed)
        expect(JSON.stringify(view)).toBe(serialized)
        if (toAct) expect(legalCommands(state, toAct)).toContainEqual(chosen)
        // A different random state brings different winds, which a player cannot foresee.
        expect(decide(viewFor({ ...state, rng: chance }, toAct), seed)).toEqual(chosen)
        // The same state without the object's history: nothing that an earlier decision cached may matter.
        expect(decide(JSON.parse(serialized), seed)).toEqual(chosen)
      }
    }),
    { numRuns: runs[code] },
  )
})
