import { useTranslation } from 'react-i18next'
import { failureFrom } from '@/api/failure.ts'
import { Button } from '@/ui/action/button.tsx'
import { ErrorState } from '@/ui/state/empty-state.tsx'
import { PartFailure } from '@/ui/state/part-failure.tsx'

interface ReadFailureProps {
  error: unknown
  whole?: boolean // the only content of the screen
  onRetry: () => unknown
}

/** Reports that a record could not be loaded, with a retry button. A missing record gets the error page. */
export function ReadFailure({ error, whole, onRetry }: ReadFailureProps) {
  const { t } = useTranslation(['admin', 'ui'])
  if (failureFrom(error)?.status === 404) throw error
  if (!whole) return <PartFailure onRetry={onRetry} />
  return (
    <ErrorState
      title={t('record_failed')}
      picture="/assets/characters/bullonardo/creature.webp"
      actions={
        <Button size="small" onClick={() => void onRetry()}>
          {t('ui:failure.retry')}
        </Button>
      }
    />
  )
}
