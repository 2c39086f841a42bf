/** Codes become the reader's words here and nowhere before: `validation` for a field's fault, `problems` for a refused call. */
import { useTranslation } from 'react-i18next'
import type { Failure } from '@/api/failure.ts'

export interface FormWords {
  field(code: string | undefined): string | undefined
  problem(failure: Pick<Failure, 'code'>): string
}

export function useFormWords(): FormWords {
  const { t } = useTranslation(['validation', 'problems'])
  return {
    field: code => (code ? t(`validation:${code}`, { defaultValue: t('validation:invalid') }) : undefined),
    problem: ({ code }) => t(`problems:${code === 'unreachable' ? 'unavailable' : code}`),
  }
}
