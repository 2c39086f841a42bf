/** Returns: open ones first, each with the value of its items; decided in a dialog. */
import { useState } from 'react'
import { DataTable } from 'react-admin'
import { useTranslation } from 'react-i18next'
import type { ReturnRow } from '@/contract/endpoints/admin/after-sale.ts'
import type { Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { dayWords } from '@/i18n/dates.ts'
import { useMay } from '@/stores/session.ts'
import { Button } from '@/ui/action/button.tsx'
import { Badge } from '@/ui/content/badge.tsx'
import { Link } from '@/ui/link.tsx'
import { ListFrame } from '../../framework/list/list-frame.tsx'
import { onlyThis, opensRow } from '../../framework/list/opens-row.ts'
import styles from './after-sale.module.css'
import { ReturnDialog, returnTone } from './return-dialog.tsx'

interface ReturnsListProps {
  title: string
  locale: Locale
  linkTo: LinkTo
  money: (cents: number | null) => string
}

const states = ['requested', 'approved', 'received', 'refused'] as const

export function ReturnsList({ title, locale, linkTo, money }: ReturnsListProps) {
  const may = useMay()
  const { t } = useTranslation(['admin-sales', 'admin'])
  const [open, setOpen] = useState<ReturnRow>()
  const day = (at: string) => dayWords(at, locale)
  return (
    <>
      <ListFrame
        resource="returns"
        title={title}
        sort={{ field: 'position', order: 'ASC' }}
        searchHint={t('returns.search')}
        emptyTitle={t('returns.empty')}
        tabs={[
          { id: 'all', label: t('all'), filter: {} },
          { id: 'open', label: t('returns.is_open'), filter: { status: 'open' } },
          ...states.map(status => ({ id: status, label: t(`returns.status.${status}`), filter: { status } })),
        ]}
        table={{ rowClick: opensRow<ReturnRow>(setOpen) }}
      >
        <DataTable.Col
          source="number"
          disableSort
          label={t('admin:orders.order')}
          render={(row: ReturnRow) => (
            <span className={styles.two}>
              <Link href={linkTo('adminOrder', { id: row.order.id })} onClick={onlyThis}>
                {row.order.number}
              </Link>
              <small>{day(row.created_at)}</small>
            </span>
          )}
        />
        <DataTable.Col
          source="buyer"
          disableSort
          label={t('admin:orders.buyer')}
          render={(row: ReturnRow) => (
            <span className={styles.two}>
              <b>{row.buyer.name}</b>
              <small>{t(`returns.reason.${row.reason}`)}</small>
            </span>
          )}
        />
        <DataTable.Col
          source="lines"
          disableSort
          label={t('returns.goods')}
          render={(row: ReturnRow) => row.lines.map(line => `${line.quantity} × ${line.title}`).join(', ')}
        />
        {may('admin:money:read') && (
          <DataTable.Col
            align="right"
            source="worth"
            disableSort
            label={t('returns.worth')}
            render={(row: ReturnRow) => <b>{money(row.worth)}</b>}
          />
        )}
        <DataTable.Col
          source="status"
          disableSort
          label={t('admin:column.status')}
          render={(row: ReturnRow) => (
            <Badge tone={returnTone[row.status]}>{t(`returns.status.${row.status}`)}</Badge>
          )}
        />
        <DataTable.Col
          align="right"
          source="open"
          disableSort
          label=""
          render={(row: ReturnRow) => (
            <Button variant="ghost" size="dense" onClick={() => setOpen(row)}>
              {t(row.status === 'requested' || row.status === 'approved' ? 'returns.handle' : 'open')}
            </Button>
          )}
        />
      </ListFrame>
      {open && <ReturnDialog one={open} money={money} linkTo={linkTo} onClose={() => setOpen(undefined)} />}
    </>
  )
}
