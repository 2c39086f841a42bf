import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call, callOrThrow } from '@/api/client.ts'
import {
  deliveryStates,
  listWebhookDeliveries,
  replayFailedDeliveries,
  replayWebhookDelivery,
  type Webhook,
  type WebhookDelivery,
} from '@/contract/endpoints/admin/webhooks.ts'
import type { Locale } from '@/contract/locales.ts'
import { dateTimeText } from '@/i18n/dates.ts'
import { Button } from '@/ui/action/button.tsx'
import { Badge, type BadgeTone } from '@/ui/content/badge.tsx'
import { Note } from '@/ui/content/note.tsx'
import { Pagination } from '@/ui/content/pagination.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { PartFailure } from '@/ui/state/part-failure.tsx'
import entries from '../../framework/list/entry-list.module.css'
import { AdminDialog } from '../../framework/record/admin-dialog.tsx'
import { ConfirmDialog } from '../../framework/record/confirm-dialog.tsx'
import { useCallResult } from '../../framework/record/use-refuse.ts'
import styles from './integrations.module.css'

interface WebhookLogProps {
  webhook: Webhook
  locale: Locale
  onClose: () => void
}

type State = WebhookDelivery['state']

const tones: Record<State, BadgeTone> = {
  waiting: 'warning',
  delivered: 'success',
  failed: 'error',
}

const perPage = 25
const rereadMillis = 5000 // while an event waits

/** The events of a webhook with request, response and duration. Delivered and failed ones can be sent again. */
export function WebhookLog({ webhook, locale, onClose }: WebhookLogProps) {
  const { t } = useTranslation('admin-integrations')
  const cache = useQueryClient()
  const resultOf = useCallResult()
  const [page, setPage] = useState(1)
  const [state, setState] = useState<State>()
  const [isConfirming, setConfirming] = useState(false)
  const params = { id: webhook.id }
  const queryKey = ['admin', 'webhooks', webhook.id, 'deliveries']
  const { data, error, refetch } = useQuery({
    queryKey: [...queryKey, page, state],
    queryFn: () =>
      callOrThrow(listWebhookDeliveries, {
        params,
        query: { page, per_page: perPage, ...(state && { state }) },
      }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data: shown } }) =>
      shown?.data.some(delivery => delivery.state === 'waiting') ? rereadMillis : false,
  })
  const failed = data?.failed ?? 0
  const reread = () => cache.invalidateQueries({ queryKey: ['admin', 'webhooks'] })
  const replay = async ({ id }: WebhookDelivery) => {
    const repeated = resultOf(
      await call(replayWebhookDelivery, { params: { id }, body: {} }),
      t('log.replayed'),
    )
    if (repeated) await reread()
  }
  const replayFailed = async () => {
    const result = await call(replayFailedDeliveries, { params, body: {} })
    const count = result.ok ? result.value.replayed : 0
    if (!resultOf(result, t('log.replayed_failed', { count }))) return
    setConfirming(false)
    await reread()
  }
  return (
    <AdminDialog open onClose={onClose} width={720} title={t('log.title')} lead={webhook.url}>
      <div className={styles.stack}>
        <div className={styles.filter}>
          <SelectField
            dense
            label={t('log.state')}
            empty={t('log.all')}
            value={state ?? ''}
            options={deliveryStates.map(value => ({ value, label: t(`log.states.${value}`) }))}
            onChange={event => {
              const chosen = event.currentTarget.value
              setState(deliveryStates.find(value => value === chosen))
              setPage(1)
            }}
          />
          {failed > 0 && webhook.is_enabled && (
            <Button variant="ghost" size="dense" onClick={() => setConfirming(true)}>
              {t('log.replay_failed')}
            </Button>
          )}
        </div>
        {failed > 0 && !webhook.is_enabled && <Note tone="info">{t('log.disabled')}</Note>}
        {error && !data && <PartFailure onRetry={refetch} />}
        {data?.data.length === 0 && (
          <p className={styles.none}>{t(state ? 'log.none_in_state' : 'log.none')}</p>
        )}
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
              <Badge tone={tones[delivery.state]}>{t(`log.states.${delivery.state}`)}</Badge>
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
        <Pagination page={page} pages={Math.ceil((data?.meta.total ?? 0) / perPage)} onPage={setPage} />
      </div>
      {isConfirming && (
        <ConfirmDialog
          title={t('log.replay_title', { count: failed })}
          lead={t('log.replay_lead')}
          yes={t('log.replay')}
          onYes={replayFailed}
          onClose={() => setConfirming(false)}
        />
      )}
    </AdminDialog>
  )
}
