import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldProblem } from '@/contract/problems.ts'
import type { i18n } from '@/i18n/words.ts'
import {
  type CallProblem,
  type FormError,
  fieldMessage,
  formErrorMessage,
  namedFieldMessage,
  problemMessage,
  type RefusedCall,
  reasonMessage,
  type Texts,
} from './error-message.ts'

export interface ErrorMessages {
  /** The message for a failed call. The fallback is for a call without a response, or a rejection without a message. */
  problem(problem: RefusedCall, fallback?: string): string
  /** One sentence: the message of the first field, otherwise of the problem. */
  reason(problem: CallProblem, fallback?: string): string
  /** The message for one field's code, with its numbers. */
  field(problem: Pick<FieldProblem, 'code' | 'params'>): string
  /** The same with the name of the field, for a field that is not visible. */
  named(problem: FieldProblem): string
  /** The message for the error of a registered field. Undefined without an error. */
  formField(error: FormError | undefined): string | undefined
}

/** The messages for problems, in the language of `texts`. */
export const errorMessages = (texts: Texts): ErrorMessages => ({
  problem: (problem, fallback) => problemMessage(texts, problem, fallback),
  reason: (problem, fallback) => reasonMessage(texts, problem, fallback),
  field: problem => fieldMessage(texts, problem),
  named: problem => namedFieldMessage(texts, problem),
  formField: error => formErrorMessage(texts, error),
})

/** Uses the language of i18next at the time of each call. */
export const textsOf = (i18n: Pick<i18n, 't' | 'exists'>): Texts => ({
  translate: (key, values) => i18n.t(key, { ...values }),
  has: key => i18n.exists(key),
})

/**
 * Messages for problems and field errors in the current language. Returns the same object until the language changes.
 */
export function useErrorMessage(): ErrorMessages {
  const { t, i18n } = useTranslation('validation')
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the language, `t` becomes another one
  return useMemo(() => errorMessages(textsOf(i18n)), [t, i18n])
}
