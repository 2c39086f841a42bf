import type { RuleSet } from '../types.ts'
import { classic } from './classic.ts'
import type { Rules } from './rule-set.ts'
import { standard } from './standard.ts'

const ruleSets: Record<RuleSet, Rules> = { classic, standard }

/** Returns the rules with this code. */
export const rulesOf = (code: RuleSet): Rules => ruleSets[code]

/** Whether a value of unknown type, such as a field of a request, is the code of a rule set. */
export const isRuleSet = (code: unknown): code is RuleSet =>
  typeof code === 'string' && Object.hasOwn(ruleSets, code)
