/** What holds for every computer player: it knows what its seat sees, and nothing else. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { legalCommands } from '../legal.ts'
import { effectfulCatalogue } from '../testing/catalogue.ts'
import { playOut } from '../testing/random-play.ts'
import type { BattleState } from '../types.ts'
import { viewFor } from '../view.ts'
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

/** Battles tried, those of a search being dear. */
const runs: Record<OpponentCode, number> = {
  novizio: 60,
  apprendista: 40,
  esperto: 40,
  veterano: 12,
  maestro: 2,
}

it.each(opponentCodes)('%s decides by its view, its seed and nothing else', code => {
  const { decide } = opponentOf(code)
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.integer(), fc.nat(), (battle, seed, chance) => {
      for (const state of statesOf(battle)) {
        const { toAct } = viewFor(state, null)
        const view = viewFor(state, toAct)
        const kept = JSON.stringify(view)
        const chosen = decide(view, seed)
        expect(JSON.stringify(view)).toBe(kept)
        if (toAct) expect(legalCommands(state, toAct)).toContainEqual(chosen)
        // Another source of chance brings other winds; whoever decides cannot know them.
        expect(decide(viewFor({ ...state, rng: chance }, toAct), seed)).toEqual(chosen)
        // The same state without the object's history: nothing that an earlier decision cached may matter.
        expect(decide(JSON.parse(kept), seed)).toEqual(chosen)
      }
    }),
    { numRuns: runs[code] },
  )
})
