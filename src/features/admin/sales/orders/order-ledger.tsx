/** History of an order: payments and refunds, emails, internal notes, events. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type AdminOrder, accessLinkEmails } from '@/contract/endpoints/admin/orders.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { useMay } from '@/stores/session.ts'
import { Button } from '@/ui/action/button.tsx'
import { Badge, type BadgeTone } from '@/ui/content/badge.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { Timeline } from '@/ui/content/timeline.tsx'
import { TextAreaField } from '@/ui/form/text-area-field.tsx'
import { stateTone } from '../../framework/list/tones.ts'
import { AdminDialog } from '../../framework/record/admin-dialog.tsx'
import { MailDialog } from '../../framework/record/mail-dialog.tsx'
import rows from '../../framework/record/panel-rows.module.css'
import { resendEmail, type Take, writeNote } from './order-calls.ts'
import styles from './orders.module.css'

interface OrderProps {
  order: AdminOrder
  day: (at: string) => string
}

const kindTone: Record<AdminOrder['ledger'][number]['kind'], BadgeTone> = {
  opened: 'muted',
  captured: 'success',
  failed: 'error',
  refunded: 'info',
  mismatched: 'error',
  processing: 'warning',
  disputed: 'error',
}

export function LedgerPanel({ order, day, money }: OrderProps & { money: (cents: number | null) => string }) {
  const { t } = useTranslation('admin-sales')
  if (order.ledger.length === 0) return null
  return (
    <Panel dense titleAs="h2" title={t('order.ledger')}>
      <ul className={rows.broken}>
        {order.ledger.map(entry => (
          <li key={`${entry.kind}-${entry.id}`}>
            <Badge tone={kindTone[entry.kind]}>{t(`order.ledger_kind.${entry.kind}`)}</Badge>
            <span className={rows.words}>
              <b>{entry.reference}</b>
              <small>
                {[
                  t(`payments.provider.${entry.provider}`),
                  entry.reason && t(`order.refusal.${entry.reason}`),
                  day(entry.at),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
            <b>{money(entry.amount)}</b>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

type Email = AdminOrder['mails'][number]

export function MailsPanel({ order, day, take, linkTo }: OrderProps & { take: Take; linkTo: LinkTo }) {
  const { t } = useTranslation(['admin-sales', 'admin'])
  const may = useMay()
  const [opened, setOpened] = useState<Email>()
  const [resent, setResent] = useState<Email>()
  return (
    <Panel dense titleAs="h2" title={t('order.mails')}>
      {order.mails.length === 0 && <p className={styles.soft}>{t('order.no_mails')}</p>}
      <ul className={rows.broken}>
        {order.mails.map(email => (
          <li key={email.id}>
            <span className={rows.words}>
              <b>{email.subject}</b>
              <small>{day(email.at)}</small>
              {accessLinkEmails.includes(email.letter) && <small>{t('order.access_link')}</small>}
            </span>
            <Badge tone={stateTone(email.status)}>{t(`admin:mail.${email.status}`)}</Badge>
            {may('admin:customers:read') && (
              <Button variant="text" size="dense" onClick={() => setOpened(email)}>
                {t('order.open_email')}
              </Button>
            )}
            {email.can_resend && may('admin:orders:write') && (
              <Button variant="text" size="dense" onClick={() => setResent(email)}>
                {t('order.resend')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {opened && <MailDialog mail={opened} linkTo={linkTo} onClose={() => setOpened(undefined)} />}
      {resent && (
        <ResendDialog order={order} email={resent} take={take} onClose={() => setResent(undefined)} />
      )}
    </Panel>
  )
}

interface ResendDialogProps {
  order: AdminOrder
  email: Email
  take: Take
  onClose: () => void
}

function ResendDialog({ order, email, take, onClose }: ResendDialogProps) {
  const { t } = useTranslation('admin-sales')
  const [isSending, setSending] = useState(false)
  const send = async () => {
    setSending(true)
    if (take(await resendEmail(order.id, email.id))) onClose()
    setSending(false)
  }
  return (
    <AdminDialog
      open
      onClose={onClose}
      width={440}
      title={t('order.resend_title')}
      lead={t('order.resend_lead', { name: order.buyer.name, subject: email.subject })}
      actions={
        <Button busy={isSending} onClick={() => void send()}>
          {t('order.resend')}
        </Button>
      }
    />
  )
}

export function HistoryPanel({ order, day, take }: OrderProps & { take: Take }) {
  const { t } = useTranslation(['admin-sales', 'admin'])
  const may = useMay()
  const [text, setText] = useState('')
  const [isSending, setSending] = useState(false)
  const send = async () => {
    setSending(true)
    if (take(await writeNote(order.id, text.trim()))) setText('')
    setSending(false)
  }
  return (
    <Panel dense titleAs="h2" title={t('admin:orders.history')}>
      {may('admin:orders:write') && (
        <form
          className={styles.noteForm}
          onSubmit={event => {
            event.preventDefault()
            void send()
          }}
        >
          <TextAreaField
            dense
            label={t('order.note')}
            rows={2}
            maxLength={2000}
            value={text}
            onChange={event => setText(event.currentTarget.value)}
          />
          <Button size="dense" type="submit" variant="soft" disabled={text.trim() === ''} busy={isSending}>
            {t('order.write_note')}
          </Button>
        </form>
      )}
      {order.notes.length > 0 && (
        <ul className={styles.teamNotes}>
          {order.notes.map(note => (
            <li key={note.id}>
              <p>{note.text}</p>
              <small>
                {note.by} · {day(note.at)}
              </small>
            </li>
          ))}
        </ul>
      )}
      <Timeline
        steps={[...order.timeline].reverse().map(({ kind, at, by }, place) => ({
          id: `${kind}-${at}-${place}`,
          state: 'done' as const,
          title: t(`admin:orders.event.${kind}`),
          detail: [day(at), by].filter(Boolean).join(' · '),
        }))}
      />
    </Panel>
  )
}
