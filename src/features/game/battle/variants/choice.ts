/** Parameters in the address of a battle: `?rules=&opponent=&deck=2,14,…`. Missing and invalid values use the defaults. */
import { ruleSets } from '@/contract/endpoints/game/battles.ts'
import { type ComputerCode, opponentCodes } from '@/engine/opponents/opponent.ts'
import type { RuleSet } from '@/engine/types.ts'

export interface Choice {
  rules: RuleSet
  opponent: ComputerCode
  deck: readonly number[] | null // numero_carta, the opening card first; null if none was given
}

export type AskedChoice = Partial<Choice>

export const usualChoice: Choice = { rules: 'standard', opponent: 'esperto', deck: null }

const numbersOf = (list: string): number[] =>
  list.split(',').filter(Boolean).map(Number).filter(Number.isInteger)

export function readChoice(search: URLSearchParams): AskedChoice {
  const rules = ruleSets.find(code => code === search.get('rules'))
  const opponent = opponentCodes.find(code => code === search.get('opponent'))
  const deck = search.get('deck')
  return { ...(rules && { rules }), ...(opponent && { opponent }), ...(deck && { deck: numbersOf(deck) }) }
}

/** Returns what is played. `asked` overrides `last`, the previous battle. The variant's fixed values override both. */
export const choiceFor = (
  { fixed }: { fixed: Partial<Choice> },
  asked: AskedChoice,
  last: Choice | null = null,
): Choice => ({ ...usualChoice, ...last, ...asked, ...fixed })

/** Returns true if a battle of `had` matches the address. Missing parameters match everything. */
export const fits = (asked: AskedChoice, had: Choice): boolean =>
  (asked.rules ?? had.rules) === had.rules &&
  (asked.opponent ?? had.opponent) === had.opponent &&
  (asked.deck ?? had.deck)?.join() === had.deck?.join()
