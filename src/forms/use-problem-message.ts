import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type ErrorMessages, errorMessages, textsOf } from './use-error-message.ts'

/** Messages for failed calls, for components without fields: they need not load the messages of fields. */
export function useProblemMessage(): Pick<ErrorMessages, 'problem'> {
  const { t, i18n } = useTranslation('common')
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the language, `t` becomes another one
  return useMemo(() => errorMessages(textsOf(i18n)), [t, i18n])
}
