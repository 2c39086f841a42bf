import { useTranslation } from 'react-i18next'
import { failureFrom } from '@/api/failure.ts'
import { Button } from '@/ui/action/button.tsx'
import { ErrorState } from '@/ui/state/error-state.tsx'

/** What was to be worked on did not come: told, with a second try. What does not exist is the error page's. */
export function ReadFailure({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const { t } = useTranslation('admin')
  if (failureFrom(error)?.status === 404) throw error
  return (
    <ErrorState
      title={t('failed')}
      actions={
        <Button size="dense" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    />
  )
}
