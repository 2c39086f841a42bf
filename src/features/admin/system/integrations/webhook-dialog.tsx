import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import {
  changeWebhook,
  createWebhook,
  type Webhook,
  type WebhookEvent,
  type Webhooks,
  webhookEvents,
} from '@/contract/endpoints/admin/webhooks.ts'
import { Button } from '@/ui/action/button.tsx'
import { Check } from '@/ui/form/check.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { useCallResult } from '../../framework/record/use-refuse.ts'
import { WorkDialog } from '../../framework/record/work-dialog.tsx'
import styles from './integrations.module.css'
import type { NewSecret } from './secret-dialog.tsx'

interface WebhookDialogProps {
  webhook: Webhook | undefined // undefined: a new one
  onClose: () => void
  onSecret: (secret: NewSecret) => void
  onSaved: (webhooks: Webhooks) => Promise<void>
}

/** Address and events of a webhook. */
export function WebhookDialog({ webhook, onClose, onSecret, onSaved }: WebhookDialogProps) {
  const { t } = useTranslation('admin-integrations')
  const resultOf = useCallResult()
  const [url, setUrl] = useState(webhook?.url ?? 'https://')
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhook?.events ?? [])
  const [isBusy, setBusy] = useState(false)
  const create = async () => {
    const created = resultOf(await call(createWebhook, { body: { url, events: [...events] } }))
    if (created) onSecret({ kind: 'secret', value: created.secret })
    return created
  }
  const change = async ({ id, is_enabled }: Webhook) => {
    const body = { url, events: [...events], is_enabled }
    return resultOf(await call(changeWebhook, { params: { id }, body }), t('saved'))
  }
  const save = async () => {
    setBusy(true)
    const webhooks = webhook ? await change(webhook) : await create()
    setBusy(false)
    if (webhooks) await onSaved(webhooks)
  }
  const toggle = (event: WebhookEvent) =>
    setEvents(events.includes(event) ? events.filter(item => item !== event) : [...events, event])
  return (
    <WorkDialog
      open
      onClose={onClose}
      title={t(webhook ? 'webhooks.edit_title' : 'webhooks.add')}
      lead={t('webhooks.lead')}
      actions={
        <Button busy={isBusy} disabled={events.length === 0} onClick={() => void save()}>
          {t('webhooks.save')}
        </Button>
      }
    >
      <TextField
        name="url"
        type="url"
        label={t('webhooks.url')}
        maxLength={500}
        value={url}
        onChange={event => setUrl(event.currentTarget.value)}
      />
      <fieldset className={styles.choices}>
        <legend>{t('webhooks.events')}</legend>
        {webhookEvents.map(event => (
          <Check
            key={event}
            label={t(`event.${event}`)}
            checked={events.includes(event)}
            onChange={() => toggle(event)}
          />
        ))}
      </fieldset>
    </WorkDialog>
  )
}
