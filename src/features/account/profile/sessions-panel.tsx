import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { sessionsQuery } from '@/api/account-queries.ts'
import { callOrThrow } from '@/api/client.ts'
import { failureFrom } from '@/api/failure.ts'
import { endSession } from '@/contract/endpoints/account/auth.ts'
import { useProblemMessage } from '@/forms/use-problem-message.ts'
import { useToasts } from '@/stores/toasts.ts'
import { Button } from '@/ui/action/button.tsx'
import { Badge } from '@/ui/content/badge.tsx'
import { ErrorNote } from '@/ui/content/note.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { PartFailure } from '@/ui/state/part-failure.tsx'
import { Loading, RowsSkeleton } from '@/ui/state/skeleton.tsx'
import { deviceName } from './device-name.ts'
import styles from './profile.module.css'
import { timeAgo } from './time-ago.ts'

interface SessionsPanelProps {
  userId: number
  iso: string // BCP 47, for the times
  className?: string
}

/** Sessions of this account; any but the current one can be ended. */
export function SessionsPanel({ userId, iso, className }: SessionsPanelProps) {
  const { t } = useTranslation('account')
  const messages = useProblemMessage()
  const notify = useToasts(state => state.notify)
  const sessions = useQuery(sessionsQuery(userId))
  const end = useMutation({
    mutationFn: (id: string) => callOrThrow(endSession, { params: { id } }),
    onSuccess: () => notify(t('details.sessions.ended'), 'success'),
    onSettled: () => sessions.refetch(),
  })
  const failure = failureFrom(end.error)
  return (
    <Panel titleAs="h2" title={t('details.sessions.title')} className={className}>
      <p className={styles.soft}>{t('details.sessions.text')}</p>
      <ErrorNote>{failure && messages.problem(failure)}</ErrorNote>
      {sessions.isLoadingError && <PartFailure onRetry={sessions.refetch} />}
      {sessions.isPending && (
        <Loading>
          <RowsSkeleton rows={2} height={64} />
        </Loading>
      )}
      <ul className={styles.sessions}>
        {sessions.data?.map(session => (
          <li key={session.id}>
            <span className={styles.device}>
              <b>{deviceName(session.user_agent) ?? t('details.sessions.unknown')}</b>
              <small>
                {t('details.sessions.seen', {
                  when: timeAgo(Date.parse(session.last_seen_at), Date.now(), iso),
                })}
              </small>
            </span>
            {session.current ? (
              <Badge tone="success">{t('details.sessions.current')}</Badge>
            ) : (
              <Button
                variant="ghost"
                size="small"
                busy={end.isPending && end.variables === session.id}
                onClick={() => end.mutate(session.id)}
              >
                {t('details.sessions.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
