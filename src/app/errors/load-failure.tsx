/** An answer did not come: what happened, a second try, a way home, the support code. */
import { useTranslation } from 'react-i18next'
import { failureFrom } from '@/api/failure.ts'
import { Button } from '@/ui/action/button.tsx'
import { iconArrowsClockwise } from '@/ui/icon/icons.ts'
import { ErrorState } from '@/ui/state/error-state.tsx'
import { useHref } from '../screen.ts'

export function LoadFailure({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const { t } = useTranslation('common')
  const to = useHref()
  const failure = failureFrom(error)
  return (
    <ErrorState
      as="h1"
      title={t('error_occurred')}
      picture="/assets/characters/bullonardo/creature.webp"
      code={failure?.requestId || undefined}
      actions={
        <>
          <Button icon={iconArrowsClockwise} onClick={onRetry}>
            {t('try_again')}
          </Button>
          <Button href={to('home')} variant="ghost">
            {t('back_home')}
          </Button>
        </>
      }
    >
      {failure?.message || t(failure?.status === 0 ? 'unreachable_text' : 'error_text')}
    </ErrorState>
  )
}
