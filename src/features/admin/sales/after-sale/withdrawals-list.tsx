/** Statements of withdrawal made without an account, those to record first. */
import { useState } from 'react'
import { DataTable } from 'react-admin'
import { useTranslation } from 'react-i18next'
import type { StatementRow } from '@/contract/endpoints/admin/withdrawals.ts'
import type { Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { dateTimeText } from '@/i18n/dates.ts'
import { Button } from '@/ui/action/button.tsx'
import { Badge, type BadgeTone } from '@/ui/content/badge.tsx'
import { Link } from '@/ui/link.tsx'
import { ListFrame } from '../../framework/list/list-frame.tsx'
import { onlyThis, opensRow } from '../../framework/list/opens-row.ts'
import styles from './after-sale.module.css'
import { WithdrawalPeriod } from './withdrawal-period.tsx'
import { WithdrawalRecordDialog } from './withdrawal-record-dialog.tsx'

const tones: Record<StatementRow['status'], BadgeTone> = {
  received: 'info',
  open: 'warning',
  unmatched: 'sale',
  recorded: 'success',
  closed: 'muted',
}

const states = ['open', 'unmatched', 'recorded', 'closed'] as const

const canHandle = ({ status }: StatementRow): boolean => status === 'open' || status === 'unmatched'

interface WithdrawalsListProps {
  title: string
  locale: Locale
  linkTo: LinkTo
}

export function WithdrawalsList({ title, locale, linkTo }: WithdrawalsListProps) {
  const { t } = useTranslation(['admin-sales', 'admin'])
  const [open, setOpen] = useState<StatementRow>()
  return (
    <>
      <ListFrame
        resource="withdrawals"
        title={title}
        sort={{ field: 'position', order: 'ASC' }}
        searchHint={t('withdrawals.search')}
        emptyTitle={t('withdrawals.empty')}
        tabs={[
          { id: 'all', label: t('all'), filter: {} },
          ...states.map(status => ({
            id: status,
            label: t(`withdrawals.status.${status}`),
            filter: { status },
          })),
        ]}
        table={{ rowClick: opensRow<StatementRow>(row => canHandle(row) && setOpen(row)) }}
      >
        <DataTable.Col
          source="number"
          disableSort
          label={t('admin:orders.order')}
          render={({ order, number, name, email }: StatementRow) => (
            <span className={styles.two}>
              {order ? (
                <Link href={linkTo('adminOrder', { id: order.id })} onClick={onlyThis}>
                  {number}
                </Link>
              ) : (
                number
              )}
              <small>{[name, email].filter(Boolean).join(' · ')}</small>
            </span>
          )}
        />
        <DataTable.Col
          source="declared_at"
          disableSort
          label={t('withdrawals.declared')}
          render={({ declared_at }: StatementRow) => dateTimeText(declared_at, locale)}
        />
        <DataTable.Col
          source="goods"
          disableSort
          label={t('withdrawals.goods')}
          render={({ goods }: StatementRow) => (
            <span className={styles.excerpt}>{goods || t('withdrawals.whole')}</span>
          )}
        />
        <DataTable.Col
          source="order"
          disableSort
          label={t('withdrawals.period')}
          render={(row: StatementRow) => <WithdrawalPeriod of={row} locale={locale} />}
        />
        <DataTable.Col
          source="status"
          disableSort
          label={t('admin:column.status')}
          render={({ status }: StatementRow) => (
            <Badge tone={tones[status]}>{t(`withdrawals.status.${status}`)}</Badge>
          )}
        />
        <DataTable.Col
          align="right"
          source="open"
          disableSort
          label=""
          render={(row: StatementRow) =>
            canHandle(row) && (
              <Button variant="ghost" size="dense" onClick={() => setOpen(row)}>
                {t('withdrawals.handle')}
              </Button>
            )
          }
        />
      </ListFrame>
      {open && <WithdrawalRecordDialog of={open} locale={locale} onClose={() => setOpen(undefined)} />}
    </>
  )
}
