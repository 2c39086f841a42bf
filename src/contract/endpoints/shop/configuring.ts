/**
 * Price and completeness of a configuration (decision 0018, specification notes §9 `final_price`). Pure, shared by the configurator
 * and the server's quote, whose result is authoritative.
 */

import type { Cents } from '../../../domain/money.ts'
import { priceAt, type Tier } from '../../../domain/pricing.ts'
import type { Prices } from './catalog.ts'
import type { Configuration } from './collections.ts'

export interface ChoiceRules {
  code: string
  prices: Prices
}

export interface StepRules<C extends ChoiceRules = ChoiceRules> {
  code: string
  kind: 'one' | 'many' | 'text'
  required: boolean
  max: number // choices of `many`, characters of `text`
  prices: Prices // of `text`, if it is not empty
  choices: readonly C[]
}

/** `step` null: the package. */
export interface ConfigurationProblem {
  step: string | null
  code: 'missing' | 'unknown' | 'too_many' | 'too_long'
}

const lettersOf = (text: string): number => [...text].length

const textOf = ({ texts }: Configuration, step: string): string => texts[step]?.trim() ?? ''

function stepFault(step: StepRules, configuration: Configuration): ConfigurationProblem['code'] | undefined {
  if (step.kind === 'text') {
    const text = textOf(configuration, step.code)
    if (lettersOf(text) > step.max) return 'too_long'
    return step.required && text === '' ? 'missing' : undefined
  }
  const codes = configuration.choices[step.code] ?? []
  if (codes.some(code => !step.choices.some(choice => choice.code === code))) return 'unknown'
  if (new Set(codes).size < codes.length || codes.length > (step.kind === 'one' ? 1 : step.max))
    return 'too_many'
  return step.required && codes.length === 0 ? 'missing' : undefined
}

/** Empty if it can be sold. A code of an unknown step is a problem. */
export function configurationProblems(
  steps: readonly StepRules[],
  packages: readonly ChoiceRules[],
  configuration: Configuration,
): ConfigurationProblem[] {
  const faults: ConfigurationProblem[] = steps.flatMap(step => {
    const code = stepFault(step, configuration)
    return code ? [{ step: step.code, code }] : []
  })
  const isStep = (code: string, isText: boolean) =>
    steps.some(step => step.code === code && (step.kind === 'text') === isText)
  for (const code of Object.keys(configuration.choices))
    if (!isStep(code, false)) faults.push({ step: code, code: 'unknown' })
  for (const code of Object.keys(configuration.texts))
    if (!isStep(code, true)) faults.push({ step: code, code: 'unknown' })
  const { package: wrapped } = configuration
  if (wrapped !== null && !packages.some(offered => offered.code === wrapped))
    faults.push({ step: null, code: 'unknown' })
  return faults
}

/** Selected choices in the order of the steps. */
export const chosenOf = <C extends ChoiceRules>(
  steps: readonly StepRules<C>[],
  configuration: Configuration,
): C[] =>
  steps.flatMap(step =>
    step.choices.filter(choice => configuration.choices[step.code]?.includes(choice.code) ?? false),
  )

/** Surcharge of choices, text and package for one piece at the tier. */
export function configurationExtra(
  steps: readonly StepRules[],
  packages: readonly ChoiceRules[],
  configuration: Configuration,
  tier: Tier,
): Cents {
  const written = steps.filter(step => step.kind === 'text' && textOf(configuration, step.code) !== '')
  const wrapped = packages.filter(offered => offered.code === configuration.package)
  return [...chosenOf(steps, configuration), ...written, ...wrapped].reduce(
    (sum, part) => sum + priceAt(part.prices, tier),
    0,
  )
}
