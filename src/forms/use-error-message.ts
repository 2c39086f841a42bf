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
  /** A refused call. The fallback is for a call without a response, or a refusal without a sentence. */
  problem(problem: RefusedCall, fallback?: string): string
  /** Where there is room for one sentence: the first field's, else the problem's. */
  reason(problem: CallProblem, fallback?: string): string
  /** One field's code with the numbers its sentence needs. */
  field(problem: Pick<FieldProblem, 'code' | 'params'>): string
  /** The same with what the field is called, for where it is not in sight. */
  named(problem: FieldProblem): string
  /** The error of a registered field; undefined when there is none. */
  formField(error: FormError | undefined): string | undefined
}

/** The sentences for problems, in the language of `texts`. */
export const errorMessages = (texts: Texts): ErrorMessages => ({
  problem: (problem, fallback) => problemMessage(texts, problem, fallback),
  reason: (problem, fallback) => reasonMessage(texts, problem, fallback),
  field: problem => fieldMessage(texts, problem),
  named: problem => namedFieldMessage(texts, problem),
  formField: error => formErrorMessage(texts, error),
})

/** In the language that i18next speaks when a sentence is asked for. */
export const textsOf = (i18n: Pick<i18n, 't' | 'exists'>): Texts => ({
  translate: (key, values) => i18n.t(key, { ...values }),
  has: key => i18n.exists(key),
})

/** Problems and field errors in the reader's language; the same object until the language changes. */
export function useErrorMessage(): ErrorMessages {
  const { t, i18n } = useTranslation('validation')
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the language, `t` becomes another one
  return useMemo(() => errorMessages(textsOf(i18n)), [t, i18n])
}
