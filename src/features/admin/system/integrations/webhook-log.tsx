import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call, callOrThrow } from '@/api/client.ts'
import {
  listWebhookDeliveries,
  replayWebhookDelivery,
  type Webhook,
  type WebhookDelivery,
} from '@/contract/endpoints/admin/webhooks.ts'
import type { Locale } from '@/contract/locales.ts'
import { dateTimeText } from '@/i18n/dates.ts'
import { Button } from '@/ui/action/button.tsx'
import { Badge, type BadgeTone } from '@/ui/content/badge.tsx'
import { PartFailure } from '@/ui/state/part-failure.tsx'
import entries from '../../framework/list/entry-list.module.css'
import { AdminDialog } from '../../framework/record/admin-dialog.tsx'
import { useCallResult } from '../../framework/record/use-refuse.ts'
import styles from './integrations.module.css'

interface WebhookLogProps {
  webhook: Webhook
  locale: Locale
  onClose: () => void
}

const tones: Record<WebhookDelivery['state'], BadgeTone> = {
  waiting: 'warning',
  delivered: 'success',
  failed: 'error',
}

/** The last events of a webhook with request, response and duration. Delivered and failed ones can be sent again. */
export function WebhookLog({ webhook, locale, onClose }: WebhookLogProps) {
  const { t } = useTranslation('admin-integrations')
  const resultOf = useCallResult()
  const params = { id: webhook.id }
  const { data, error, refetch } = useQuery({
    queryKey: ['admin', 'webhooks', webhook.id, 'deliveries'],
    queryFn: () => callOrThrow(listWebhookDeliveries, { params }),
  })
  const replay = async ({ id }: WebhookDelivery) => {
    const repeated = resultOf(
      await call(replayWebhookDelivery, { params: { id }, body: {} }),
      t('log.replayed'),
    )
    if (repeated) await refetch()
  }
  return (
    <AdminDialog open onClose={onClose} width={720} title={t('log.title')} lead={webhook.url}>
      {error && !data && <PartFailure onRetry={refetch} />}
      {data?.data.length === 0 && <p className={styles.none}>{t('log.none')}</p>}
      <ul className={entries.list}>
        {data?.data.map(delivery => (
          <li key={delivery.id}>
            <span className={entries.name}>
              <b>{t(`event.${delivery.type}`)}</b>
              <small>
                {delivery.record} · {dateTimeText(delivery.created_at, locale)}
              </small>
              {delivery.next_attempt_at && (
                <small>{t('log.next', { date: dateTimeText(delivery.next_attempt_at, locale) })}</small>
              )}
            </span>
            <Badge tone={tones[delivery.state]}>{t(`state.${delivery.state}`)}</Badge>
            {delivery.state !== 'waiting' && webhook.is_enabled && (
              <Button variant="ghost" size="dense" onClick={() => void replay(delivery)}>
                {t('log.replay')}
              </Button>
            )}
            <details className={styles.details}>
              <summary>{t('log.details')}</summary>
              <pre>{delivery.body}</pre>
              {delivery.attempts.map(({ at, status, error: failure, response, duration }) => (
                <p key={at}>
                  {dateTimeText(at, locale)} · {status ?? failure} · {duration} ms
                  {response && <code>{response}</code>}
                </p>
              ))}
            </details>
          </li>
        ))}
      </ul>
    </AdminDialog>
  )
}
