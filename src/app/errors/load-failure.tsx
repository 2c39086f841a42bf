/** Loading failed: the reason, a retry button, a link home, the support code. */

import { useTranslation } from 'react-i18next'
import { failureFrom } from '@/api/failure.ts'
import { useProblemMessage } from '@/forms/use-problem-message.ts'
import { Button } from '@/ui/action/button.tsx'
import { iconArrowsClockwise } from '@/ui/icon/icons.ts'
import { ErrorState } from '@/ui/state/empty-state.tsx'
import { useHref } from '../screen.ts'

export function LoadFailure({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const { t } = useTranslation('common')
  const messages = useProblemMessage()
  const to = useHref()
  const failure = failureFrom(error)
  const isUnreachable = failure?.code === 'unreachable'
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
      {failure
        ? messages.problem(failure, t(isUnreachable ? 'unreachable_text' : 'error_text'))
        : t('error_text')}
    </ErrorState>
  )
}
