import { expect, it } from 'vitest'
import { applyCommand } from './apply.ts'
import { opponentOf } from './opponents/catalog.ts'
import { type OpponentCode, opponentCodes } from './opponents/opponent.ts'
import { rulesVersion } from './rules-version.ts'
import { begunBattle } from './testing/battle.ts'
import { effectfulCatalogue } from './testing/catalogue.ts'
import { playOut } from './testing/random-play.ts'
import { traitRuleOf } from './traits/catalog.ts'
import { type TraitCode, traitCodes } from './traits/trait.ts'
import type { BattleState, RuleSet } from './types.ts'
import { viewFor } from './view.ts'

/** FNV-1a, 32 bits. */
const hashOf = (text: string): string => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(16)
}

const toAct = (state: BattleState) => viewFor(state, 'player1').toAct

/** Maximum number of commands, because searches are slow. Other levels play to the end. */
const maxCommands: Partial<Record<OpponentCode, number>> = { maestro: 3 }

/** Returns every command and the last state of a battle between two players of a level. */
function trace(rules: RuleSet, level: OpponentCode, seed: number): string {
  let state: BattleState = begunBattle(rules, seed)
  let transcript = ''
  let remaining = maxCommands[level] ?? Number.POSITIVE_INFINITY
  for (let seat = toAct(state); seat && remaining-- > 0; seat = toAct(state)) {
    const command = opponentOf(level).decide(viewFor(state, seat), seed)
    const step = applyCommand(state, command)
    if ('rejected' in step) throw new Error(step.rejected)
    state = step.state
    transcript += JSON.stringify(command)
  }
  return transcript + JSON.stringify(state)
}

/** Battles of random commands. They contain commands that no computer player would choose, and every trait. */
const randomBattles = (rules: RuleSet) =>
  Array.from({ length: 60 }, (_, seed) =>
    playOut({ rules, catalogue: effectfulCatalogue(14, seed) }, seed, {
      offered: legal => legal,
      longest: 2_000,
      isCutOff: true,
    }),
  )

/**
 * Checksum of the rules and computer players of a version. If this test fails, increase `rulesVersion` and add the new value. Older
 * tickets and recordings are then detected instead of replayed with wrong results.
 */
const checksums: Record<number, string> = { 1: '732b70ee', 2: 'e2c145cb' }

const seeds = [1, 2, 3, 4, 5, 6]

it('E9: gives the same results for the same cards and seed within a version', () => {
  const traces = (['classic', 'standard'] as const).flatMap(rules => [
    ...opponentCodes.flatMap(level => seeds.map(seed => trace(rules, level, seed))),
    ...randomBattles(rules).map(({ events, state }) => JSON.stringify([events, state])),
  ])
  expect(hashOf(traces.join('|'))).toBe(checksums[rulesVersion])
})

it('changes with every trait, because every trait acts in the random battles', () => {
  const shownTraits = new Set(
    randomBattles('standard').flatMap(({ events }) =>
      events.map(event => (event.type === 'trait-shown' ? event.trait : null)),
    ),
  )
  const moments = ['enters', 'leaves', 'rivalLeaves', 'struck', 'strikes', 'ends', 'falls'] as const
  const acts = (code: TraitCode) => moments.some(moment => traitRuleOf(code)?.[moment])
  expect(traitCodes.filter(code => acts(code) && !shownTraits.has(code))).toEqual([])
})
