import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call, callOrThrow } from '@/api/client.ts'
import { updateCached } from '@/api/update-cached.ts'
import {
  changeWebhook,
  listWebhooks,
  removeWebhook,
  rotateWebhookSecret,
  secretOverlapHours,
  type Webhook,
  type Webhooks,
} from '@/contract/endpoints/admin/webhooks.ts'
import type { Locale } from '@/contract/locales.ts'
import { dateTimeText } from '@/i18n/dates.ts'
import { Button } from '@/ui/action/button.tsx'
import { Badge } from '@/ui/content/badge.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { PartFailure } from '@/ui/state/part-failure.tsx'
import entries from '../../framework/list/entry-list.module.css'
import { AdminDialog } from '../../framework/record/admin-dialog.tsx'
import { ConfirmedButton } from '../../framework/record/confirmed-button.tsx'
import { useCallResult } from '../../framework/record/use-refuse.ts'
import styles from './integrations.module.css'
import type { NewSecret } from './secret-dialog.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'
import { WebhookLog } from './webhook-log.tsx'

const queryKey = ['admin', 'webhooks']

interface WebhooksPanelProps {
  locale: Locale
  onSecret: (secret: NewSecret) => void
}

type Opened =
  | { dialog: 'edit'; webhook: Webhook | undefined }
  | { dialog: 'log' | 'remove'; webhook: Webhook }

export function WebhooksPanel({ locale, onSecret }: WebhooksPanelProps) {
  const { t } = useTranslation('admin-integrations')
  const cache = useQueryClient()
  const resultOf = useCallResult()
  const [opened, setOpened] = useState<Opened>()
  const { data, error, refetch } = useQuery({ queryKey, queryFn: () => callOrThrow(listWebhooks) })
  if (error && !data) return <PartFailure onRetry={refetch} />
  const close = () => setOpened(undefined)
  const store = async (webhooks: Webhooks | undefined) => {
    if (!webhooks) return
    close()
    await updateCached<Webhooks>(cache, queryKey, { data: webhooks.data })
  }
  const rotate = async ({ id }: Webhook) => {
    const rotated = resultOf(await call(rotateWebhookSecret, { params: { id }, body: {} }))
    if (rotated) onSecret({ kind: 'secret', value: rotated.secret })
    await store(rotated)
    return rotated !== undefined
  }
  const enable = async ({ id, url, events, is_enabled }: Webhook) => {
    const body = { url, events, is_enabled: !is_enabled }
    await store(resultOf(await call(changeWebhook, { params: { id }, body }), t('saved')))
  }
  const remove = async ({ id }: Webhook) =>
    store(resultOf(await call(removeWebhook, { params: { id } }), t('webhooks.removed')))
  return (
    <Panel
      dense
      titleAs="h2"
      title={t('webhooks.title')}
      action={
        <Button size="dense" onClick={() => setOpened({ dialog: 'edit', webhook: undefined })}>
          {t('webhooks.add')}
        </Button>
      }
    >
      {data?.data.length === 0 && <p className={styles.none}>{t('webhooks.none')}</p>}
      <ul className={entries.list}>
        {data?.data.map(webhook => (
          <li key={webhook.id}>
            <span className={entries.name}>
              <b>{webhook.url}</b>
              <small>{webhook.events.map(event => t(`event.${event}`)).join(', ')}</small>
              {webhook.waiting > 0 && <small>{t('webhooks.waiting', { count: webhook.waiting })}</small>}
              {webhook.former_secret_until && (
                <small>
                  {t('webhooks.former', { date: dateTimeText(webhook.former_secret_until, locale) })}
                </small>
              )}
            </span>
            <State webhook={webhook} />
            <div className={styles.actions}>
              <Button variant="ghost" size="dense" onClick={() => setOpened({ dialog: 'log', webhook })}>
                {t('webhooks.log')}
              </Button>
              <Button variant="ghost" size="dense" onClick={() => setOpened({ dialog: 'edit', webhook })}>
                {t('webhooks.edit')}
              </Button>
              <Button variant="ghost" size="dense" onClick={() => void enable(webhook)}>
                {t(webhook.is_enabled ? 'webhooks.disable' : 'webhooks.enable')}
              </Button>
              <ConfirmedButton
                label={t('webhooks.rotate')}
                title={t('webhooks.rotate_title')}
                lead={t('webhooks.rotate_lead', { count: secretOverlapHours })}
                onConfirm={() => rotate(webhook)}
              />
              <Button variant="ghost" size="dense" onClick={() => setOpened({ dialog: 'remove', webhook })}>
                {t('webhooks.remove')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {opened?.dialog === 'edit' && (
        <WebhookDialog webhook={opened.webhook} onClose={close} onSecret={onSecret} onSaved={store} />
      )}
      {opened?.dialog === 'log' && <WebhookLog webhook={opened.webhook} locale={locale} onClose={close} />}
      {opened?.dialog === 'remove' && (
        <AdminDialog
          open
          onClose={close}
          title={t('webhooks.remove_title')}
          lead={opened.webhook.url}
          actions={
            <Button variant="danger" onClick={() => void remove(opened.webhook)}>
              {t('webhooks.remove')}
            </Button>
          }
        />
      )}
    </Panel>
  )
}

function State({ webhook: { is_enabled, has_failed } }: { webhook: Webhook }) {
  const { t } = useTranslation('admin-integrations')
  if (is_enabled) return <Badge tone="success">{t('state.active')}</Badge>
  return (
    <Badge tone={has_failed ? 'error' : 'muted'}>{t(has_failed ? 'state.failed' : 'state.disabled')}</Badge>
  )
}
