/** Reports that the options of a field could not be loaded, with a retry button. */
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PartFailure } from '@/ui/state/part-failure.tsx'

export type Asked = Pick<UseQueryResult, 'isLoadingError' | 'refetch'>

export function ChoicesFailure({ of: pendingRequest }: { of: Asked | undefined }) {
  const { t } = useTranslation('admin')
  if (!pendingRequest?.isLoadingError) return null
  return (
    <PartFailure compact onRetry={pendingRequest.refetch}>
      {t('choices_failed')}
    </PartFailure>
  )
}

/** The same, in place of the field's hint. */
export const choicesHint = (pendingRequest: Asked | undefined, usual?: ReactNode): ReactNode =>
  pendingRequest?.isLoadingError ? <ChoicesFailure of={pendingRequest} /> : usual
