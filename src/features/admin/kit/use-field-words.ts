import { useTranslation } from 'react-i18next'
import type { FieldProblem } from '@/contract/problems.ts'

/** Faults of a refused body as sentences by their path; the first of a field counts. */
export function useFieldWords(): (fields: readonly FieldProblem[]) => Record<string, string> {
  const { t } = useTranslation('validation')
  return fields =>
    Object.fromEntries(
      [...fields]
        .reverse()
        .map(({ path, code, params }) => [path, t(code, { ...params, defaultValue: t('invalid') })]),
    )
}
