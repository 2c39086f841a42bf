/**
 * Order entry by staff (specification notes §2, createb): lines on the left, everything that affects the total on the
 * right.
 */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrderEntry } from '@/contract/endpoints/admin/order-entry.ts'
import type { Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { Button } from '@/ui/action/button.tsx'
import { Badge } from '@/ui/content/badge.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { TextAreaField } from '@/ui/form/text-area-field.tsx'
import { iconTrash } from '@/ui/icon/icons.ts'
import { Link } from '@/ui/link.tsx'
import { roleTone } from '../../framework/list/tones.ts'
import { ConfirmDialog } from '../../framework/record/confirm-dialog.tsx'
import { ConflictDialog } from '../../framework/record/conflict-dialog.tsx'
import { RecordHead } from '../../framework/record/record-head.tsx'
import { useCallResult } from '../../framework/record/use-refuse.ts'
import { AddressesPanel } from './addresses-panel.tsx'
import styles from './order-entry.module.css'
import { discard } from './order-entry-calls.ts'
import { OrderEntryLines } from './order-lines.tsx'
import { SummaryPanel } from './summary-panel.tsx'
import { TermsPanel } from './terms-panel.tsx'
import { type OrderEntryState, useOrderEntry } from './use-order-entry.ts'

interface OrderEntryProps {
  start: OrderEntry
  locale: Locale
  linkTo: LinkTo
  money: (cents: number | null) => string
  onPlaced: (id: number) => void
  onDiscarded: () => void
}

export function OrderEntryScreen({ start, locale, linkTo, money, onPlaced, onDiscarded }: OrderEntryProps) {
  const { t } = useTranslation('admin-sales')
  const work = useOrderEntry(start)
  const { desk, draft, theirs } = work
  return (
    <>
      <Head work={work} linkTo={linkTo} onDiscarded={onDiscarded} />
      <div className={styles.grid}>
        <div className={styles.column}>
          <Panel dense titleAs="h2" title={t('desk.customer')}>
            <p className={styles.customer}>
              <CustomerName customer={desk.customer} linkTo={linkTo} />
              <Badge tone={desk.customer.role ? roleTone(desk.customer.role) : 'muted'}>
                {t('desk.list_of', { tier: t(`tier.${desk.quote?.tier ?? 'base'}`) })}
              </Badge>
              <span className={styles.soft}>{desk.customer.email}</span>
            </p>
            {desk.customer.id === null && <p className={styles.soft}>{t('desk.guest')}</p>}
            {desk.added_to && (
              <p className={styles.first}>
                {t('order.adds_to')}{' '}
                <Link href={linkTo('adminOrder', { id: desk.added_to.id })}>{desk.added_to.number}</Link>
              </p>
            )}
          </Panel>
          <OrderEntryLines work={work} locale={locale} money={money} />
          <Panel dense titleAs="h2" title={t('desk.note')}>
            <TextAreaField
              dense
              label={t('desk.note_label')}
              rows={2}
              maxLength={1000}
              value={draft.note}
              onChange={event => work.change({ note: event.currentTarget.value })}
            />
          </Panel>
        </div>
        <div className={styles.column}>
          <AddressesPanel work={work} locale={locale} />
          <TermsPanel work={work} money={money} />
          <SummaryPanel work={work} money={money} onPlaced={onPlaced} />
        </div>
      </div>
      {theirs && (
        <ConflictDialog
          mine={draft}
          theirs={theirs.draft}
          base={desk.draft}
          onClose={() => work.takeTheirs(theirs)}
          onTakeTheirs={() => work.takeTheirs(theirs)}
          onKeepMine={() => work.keepMine(theirs)}
        />
      )}
    </>
  )
}

function CustomerName({
  customer: { id, name, email },
  linkTo,
}: Pick<OrderEntry, 'customer'> & Pick<OrderEntryProps, 'linkTo'>) {
  if (id === null) return <b>{name || email}</b>
  return <Link href={linkTo('adminUser', { id })}>{name}</Link>
}

function Head({
  work,
  linkTo,
  onDiscarded,
}: { work: OrderEntryState } & Pick<OrderEntryProps, 'linkTo' | 'onDiscarded'>) {
  const { t } = useTranslation(['admin-sales', 'titles'])
  const resultOf = useCallResult()
  const [isAsking, setAsking] = useState(false)
  const throwAway = async () => {
    if (resultOf(await discard(work.desk.id), t('desk.discarded'))) onDiscarded()
  }
  return (
    <>
      <RecordHead
        title={t('titles:adminOrderCreate')}
        listHref={linkTo('adminOrders')}
        badges={<Badge tone="muted">{work.desk.number}</Badge>}
        note={<span role="status">{t(`desk.${work.keeping}`)}</span>}
        actions={
          <Button variant="ghost" size="dense" icon={iconTrash} onClick={() => setAsking(true)}>
            {t('desk.discard')}
          </Button>
        }
      />
      {isAsking && (
        <ConfirmDialog
          title={t('desk.discard_title')}
          lead={t('desk.discard_lead')}
          yes={t('desk.discard')}
          isDanger
          onYes={throwAway}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
