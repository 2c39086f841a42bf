/** An answer did not come: what happened, a second try, the support code. */
import { useTranslation } from 'react-i18next'
import { failureFrom } from '@/api/failure.ts'
import { Button } from '@/ui/action/button.tsx'
import { ErrorState } from '@/ui/state/error-state.tsx'

export function LoadFailure({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const { t } = useTranslation('common')
  const failure = failureFrom(error)
  return (
    <ErrorState
      as="h1"
      title={t('error_occurred')}
      picture="/assets/characters/bullonardo/creature.webp"
      code={failure?.requestId || undefined}
      actions={<Button onClick={onRetry}>{t('try_again')}</Button>}
    >
      {failure?.message || t(failure?.status === 0 ? 'unreachable_text' : 'error_text')}
    </ErrorState>
  )
}
