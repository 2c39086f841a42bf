/** What the address of a battle asks for: `?rules=&opponent=&deck=2,14,…`; what it does not say or misspells falls to the usual. */
import { ruleSets } from '@/contract/endpoints/game/battles.ts'
import { type OpponentCode, opponentCodes } from '@/engine/opponents/opponent.ts'
import type { RuleSet } from '@/engine/types.ts'

export interface Choice {
  rules: RuleSet
  opponent: OpponentCode
  deck: readonly number[] | null // numero_carta, the opening card first; null: none was named
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

/** What is played: `asked` wins over `last`, the battle before, and what the variant fixes over both. */
export const choiceFor = (
  { fixed }: { fixed: Partial<Choice> },
  asked: AskedChoice,
  last: Choice | null = null,
): Choice => ({ ...usualChoice, ...last, ...asked, ...fixed })

/** Whether a battle of `had` is what the address asks for; what it does not name fits everything. */
export const fits = (asked: AskedChoice, had: Choice): boolean =>
  (asked.rules ?? had.rules) === had.rules &&
  (asked.opponent ?? had.opponent) === had.opponent &&
  (asked.deck ?? had.deck)?.join() === had.deck?.join()
