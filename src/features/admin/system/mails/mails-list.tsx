/** Emails of the shop: sent, queued, failed with the error. Failed ones can be sent again. */
import { useState } from 'react'
import { DataTable, useListContext } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import {
  type AdminMail,
  mailStatuses,
  retryFailedMails,
  retryMail,
} from '@/contract/endpoints/admin/mails.ts'
import type { Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { dateTimeText } from '@/i18n/dates.ts'
import { Button } from '@/ui/action/button.tsx'
import { Badge } from '@/ui/content/badge.tsx'
import { iconArrowsClockwise } from '@/ui/icon/icons.ts'
import { Link } from '@/ui/link.tsx'
import { ListFrame } from '../../framework/list/list-frame.tsx'
import { stateTone } from '../../framework/list/tones.ts'
import { MailDialog } from '../../framework/record/mail-dialog.tsx'
import { useCallResult } from '../../framework/record/use-refuse.ts'
import { useReread } from '../../framework/record/use-reread.ts'
import styles from './mails.module.css'

interface MailsListProps {
  title: string
  locale: Locale
  linkTo: LinkTo
}

export function MailsList({ title, locale, linkTo }: MailsListProps) {
  const { t } = useTranslation(['admin-sales', 'admin'])
  const moment = (at: string) => dateTimeText(at, locale)
  const [opened, setOpened] = useState<AdminMail>()
  return (
    <>
      <ListFrame
        resource="mails"
        title={title}
        sort={{ field: 'position', order: 'ASC' }}
        searchHint={t('mails.search')}
        emptyTitle={t('mails.empty')}
        tabs={[
          { id: 'all', label: t('all'), filter: {} },
          ...mailStatuses.map(status => ({
            id: status,
            label: t(`admin:mail.${status}`),
            filter: { status },
          })),
        ]}
        actions={<RetryAll />}
        table={{ rowClick: false }}
      >
        <DataTable.Col
          source="subject"
          disableSort
          label={t('mails.letter')}
          render={(row: AdminMail) => (
            <span className={styles.words}>
              <button type="button" className={styles.subject} onClick={() => setOpened(row)}>
                {row.subject}
              </button>
              {row.letter.endsWith('-test') && <Badge tone="info">{t('mails.test')}</Badge>}
              <small>{row.to}</small>
            </span>
          )}
        />
        <DataTable.Col
          source="order"
          disableSort
          label={t('admin:orders.order')}
          render={(row: AdminMail) =>
            row.order ? (
              <Link href={linkTo('adminOrder', { id: row.order.id })}>{row.order.number}</Link>
            ) : (
              '–'
            )
          }
        />
        <DataTable.Col
          source="status"
          disableSort
          label={t('admin:column.status')}
          render={(row: AdminMail) => (
            <span className={styles.words}>
              <Badge tone={stateTone(row.status)}>{t(`admin:mail.${row.status}`)}</Badge>
              {row.last_error && <small className={styles.fault}>{row.last_error}</small>}
            </span>
          )}
        />
        <DataTable.Col align="right" source="attempts" disableSort label={t('mails.attempts')} />
        <DataTable.Col
          align="right"
          source="created_at"
          disableSort
          label={t('mails.at')}
          render={(row: AdminMail) => moment(row.sent_at ?? row.created_at)}
        />
        <DataTable.Col
          align="right"
          source="act"
          disableSort
          label=""
          render={(row: AdminMail) => row.status === 'failed' && <Retry mail={row} />}
        />
      </ListFrame>
      {opened && <MailDialog mail={opened} linkTo={linkTo} onClose={() => setOpened(undefined)} />}
    </>
  )
}

function Retry({ mail }: { mail: AdminMail }) {
  const { t } = useTranslation('admin-sales')
  const resultOf = useCallResult()
  const reread = useReread('mails')
  const [isBusy, setBusy] = useState(false)
  const retry = async () => {
    setBusy(true)
    const result = await call(retryMail, { params: { id: mail.id }, body: {} })
    if (resultOf(result, t('mails.again', { count: 1 }))) await reread()
    setBusy(false)
  }
  return (
    <Button variant="ghost" size="dense" busy={isBusy} onClick={() => void retry()}>
      {t('mails.retry')}
    </Button>
  )
}

function RetryAll() {
  const { t } = useTranslation('admin-sales')
  const resultOf = useCallResult()
  const reread = useReread('mails')
  const [isBusy, setBusy] = useState(false)
  const { meta } = useListContext()
  const failed = (meta as { counts?: { failed: number } } | undefined)?.counts?.failed ?? 0
  if (failed === 0) return null
  const retry = async () => {
    setBusy(true)
    const result = await call(retryFailedMails, { body: {} })
    if (resultOf(result, t('mails.again', { count: failed }))) await reread()
    setBusy(false)
  }
  return (
    <Button size="dense" icon={iconArrowsClockwise} busy={isBusy} onClick={() => void retry()}>
      {t('mails.retry_all', { count: failed })}
    </Button>
  )
}
