import { useTranslation } from 'react-i18next'
import type { Failure } from '@/api/failure.ts'
import { useRefuse } from './use-refuse.ts'

/** Says why a record was not saved; where its fields say it, only that they do. */
export function useSaveFailure(): (failure: Failure) => void {
  const { t } = useTranslation('react-admin')
  const refuse = useRefuse()
  return failure => refuse(failure, failure.fields.length > 0 ? t('message.invalid_form') : undefined)
}
