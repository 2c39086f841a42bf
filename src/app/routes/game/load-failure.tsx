/** specification notes §8: the reason for the rejection, otherwise the message of the area. */

import { useTranslation } from 'react-i18next'
import { failureFrom, unreachable } from '@/api/failure.ts'
import { useProblemMessage } from '@/forms/use-problem-message.ts'
import { Button } from '@/ui/action/button.tsx'
import { classNames } from '@/ui/class-names.ts'
import { ErrorState } from '@/ui/state/empty-state.tsx'
import { useHref } from '../../screen.ts'
import styles from './load-failure.module.css'

export interface GameLoadFailureProps {
  error: unknown
  fallback: string
  onRetry(): void
}

export function GameLoadFailure({ error, fallback, onRetry }: GameLoadFailureProps) {
  const { t } = useTranslation('common')
  const messages = useProblemMessage()
  const to = useHref()
  const failure = failureFrom(error) ?? unreachable
  return (
    <div className={classNames('dark', styles.room)}>
      <ErrorState
        as="h1"
        title={messages.problem(failure, fallback)}
        picture="/assets/characters/bullonardo/creature.webp"
        code={failure.requestId || undefined}
        actions={
          <>
            <Button onClick={onRetry}>{t('try_again')}</Button>
            <Button variant="ghost" href={to('game')}>
              {t('to_game_room')}
            </Button>
          </>
        }
      />
    </div>
  )
}
