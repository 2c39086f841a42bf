/** Reports that the options of a field could not be loaded, with a retry button. */
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PartFailure } from '@/ui/state/part-failure.tsx'

export type Asked = Pick<UseQueryResult, 'isLoadingError' | 'refetch'>

export function ChoicesFailure({ of: asked }: { of: Asked | undefined }) {
  const { t } = useTranslation('admin')
  if (!asked?.isLoadingError) return null
  return (
    <PartFailure compact onRetry={asked.refetch}>
      {t('choices_failed')}
    </PartFailure>
  )
}

/** The same, in place of the field's hint. */
export const choicesHint = (asked: Asked | undefined, usual?: ReactNode): ReactNode =>
  asked?.isLoadingError ? <ChoicesFailure of={asked} /> : usual
