import { useNotify } from 'react-admin'
import { useTranslation } from 'react-i18next'
import type { Result } from '@/api/client.ts'

/** Tells how a call went; answers what came, or nothing when it was refused. */
export function useTold(): <T>(result: Result<T>, done?: string) => T | undefined {
  const { t } = useTranslation('admin')
  const notify = useNotify()
  return (result, done) => {
    if (!result.ok) {
      notify(result.failure.message || t('failed'), { type: 'error' })
      return undefined
    }
    if (done) notify(done, { type: 'success' })
    return result.value
  }
}
