import { useTranslation } from 'react-i18next'
import type { Failure } from '@/api/failure.ts'
import { useRefuse } from './use-refuse.ts'

/** Reports why a record was not saved. If its fields show the errors, the message only says so. */
export function useSaveFailure(): (failure: Failure) => void {
  const { t } = useTranslation('react-admin')
  const refuse = useRefuse()
  return failure => refuse(failure, failure.fields.length > 0 ? t('message.invalid_form') : undefined)
}
