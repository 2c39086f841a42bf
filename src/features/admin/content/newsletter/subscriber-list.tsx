/** Subscribers: requested, confirmed (with date) or unsubscribed. The CSV export cannot contain formulas. */
import { useState } from 'react'
import { DataTable, type Exporter } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import {
  removeSubscriber,
  type Subscriber,
  type SubscriberStatus,
  subscriberStatuses,
} from '@/contract/endpoints/site/newsletter.ts'
import { type Locale, localeFacts, locales } from '@/contract/locales.ts'
import { dateTimeText } from '@/i18n/dates.ts'
import { sheetTime } from '@/lib/shop-clock.ts'
import { Badge, type BadgeTone } from '@/ui/content/badge.tsx'
import { TooltipButton } from '@/ui/content/tooltip.tsx'
import { iconTrash } from '@/ui/icon/icons.ts'
import { downloadTable } from '../../framework/list/export-button.tsx'
import { ChoiceFilter } from '../../framework/list/list-filter.tsx'
import { ListFrame } from '../../framework/list/list-frame.tsx'
import { ConfirmDialog } from '../../framework/record/confirm-dialog.tsx'
import { useConfirmedCall } from '../../framework/record/use-reread.ts'

interface SubscriberListProps {
  title: string
  locale: Locale
}

const tones: Record<SubscriberStatus, BadgeTone> = {
  confirmed: 'success',
  pending: 'info',
  unsubscribed: 'muted',
}

export function SubscriberList({ title, locale }: SubscriberListProps) {
  const { t } = useTranslation(['admin-words', 'admin'])
  const [leaving, setLeaving] = useState<Subscriber>()
  const when = (at: string | null) => (at ? dateTimeText(at, locale) : '–')
  const exportSubscribers: Exporter<Subscriber> = rows =>
    downloadTable(
      'newsletter',
      [
        t('subscribers.email'),
        t('subscribers.language'),
        t('admin:column.status'),
        t('subscribers.asked'),
        t('subscribers.consent'),
        t('subscribers.left'),
      ],
      rows.map(row => [
        row.email,
        localeFacts[row.locale].name,
        t(`subscribers.status.${row.status}`),
        ...[row.created_at, row.confirmed_at, row.unsubscribed_at].map(at => at && sheetTime(at)),
      ]),
    )
  return (
    <>
      <ListFrame
        resource="subscribers"
        title={title}
        sort={{ field: 'position', order: 'ASC' }}
        searchHint={t('subscribers.search')}
        emptyTitle={t('subscribers.none')}
        exporter={exportSubscribers as Exporter}
        tabs={[
          { id: 'all', label: t('subscribers.status.all'), filter: {} },
          ...subscriberStatuses.map(status => ({
            id: status,
            label: t(`subscribers.status.${status}`),
            filter: { status },
          })),
        ]}
        filters={
          <ChoiceFilter
            source="locale"
            label={t('subscribers.language')}
            options={locales.map(value => ({ value, label: localeFacts[value].name }))}
          />
        }
        table={{ rowClick: false }}
      >
        <DataTable.Col source="email" disableSort label={t('subscribers.email')} />
        <DataTable.Col
          source="status"
          disableSort
          label={t('admin:column.status')}
          render={({ status }: Subscriber) => (
            <Badge tone={tones[status]}>{t(`subscribers.status.${status}`)}</Badge>
          )}
        />
        <DataTable.Col
          source="locale"
          disableSort
          label={t('subscribers.language')}
          render={({ locale: language }: Subscriber) => localeFacts[language].name}
        />
        <DataTable.Col
          source="created_at"
          disableSort
          label={t('subscribers.asked')}
          render={({ created_at }: Subscriber) => when(created_at)}
        />
        <DataTable.Col
          source="confirmed_at"
          disableSort
          label={t('subscribers.consent')}
          render={({ confirmed_at }: Subscriber) => when(confirmed_at)}
        />
        <DataTable.Col
          source="unsubscribed_at"
          disableSort
          label={t('subscribers.left')}
          render={({ unsubscribed_at }: Subscriber) => when(unsubscribed_at)}
        />
        <DataTable.Col
          source="forget"
          disableSort
          label=""
          render={(row: Subscriber) => (
            <TooltipButton
              icon={iconTrash}
              size={18}
              label={`${t('subscribers.forget')}: ${row.email}`}
              onClick={() => setLeaving(row)}
            />
          )}
        />
      </ListFrame>
      {leaving && <ForgetDialog subscriber={leaving} onClose={() => setLeaving(undefined)} />}
    </>
  )
}

function ForgetDialog({ subscriber, onClose }: { subscriber: Subscriber; onClose: () => void }) {
  const { t } = useTranslation('admin-words')
  const confirm = useConfirmedCall('subscribers', onClose)
  return (
    <ConfirmDialog
      isDanger
      title={t('subscribers.forget_title', { email: subscriber.email })}
      lead={t('subscribers.forget_lead')}
      yes={t('subscribers.forget')}
      onYes={() => confirm(call(removeSubscriber, { params: { id: subscriber.id } }))}
      onClose={onClose}
    />
  )
}
