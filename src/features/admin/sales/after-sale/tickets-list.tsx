/** Support tickets, those without a reply first; read and answered in a dialog. */
import { useState } from 'react'
import { DataTable } from 'react-admin'
import { useTranslation } from 'react-i18next'
import type { ResponseOf } from '@/contract/endpoint.ts'
import type { adminTickets } from '@/contract/endpoints/admin/after-sale.ts'
import type { Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { dateTimeText } from '@/i18n/dates.ts'
import { Button } from '@/ui/action/button.tsx'
import { Badge, type BadgeTone } from '@/ui/content/badge.tsx'
import { Link } from '@/ui/link.tsx'
import { ListFrame } from '../../framework/list/list-frame.tsx'
import { onlyThis, opensRow } from '../../framework/list/opens-row.ts'
import styles from './after-sale.module.css'
import { TicketDialog } from './ticket-dialog.tsx'

type Row = ResponseOf<typeof adminTickets>['data'][number]

interface TicketsListProps {
  title: string
  locale: Locale
  linkTo: LinkTo
}

const states = ['open', 'answered', 'closed'] as const
const tones: Record<Row['status'], BadgeTone> = { open: 'warning', answered: 'success', closed: 'muted' }

export function TicketsList({ title, locale, linkTo }: TicketsListProps) {
  const { t } = useTranslation(['admin-sales', 'admin'])
  const [open, setOpen] = useState<Row>()
  const moment = (at: string) => dateTimeText(at, locale)
  return (
    <>
      <ListFrame
        resource="tickets"
        title={title}
        sort={{ field: 'position', order: 'ASC' }}
        searchHint={t('returns.search')}
        emptyTitle={t('tickets.empty')}
        tabs={[
          { id: 'all', label: t('all'), filter: {} },
          ...states.map(status => ({ id: status, label: t(`tickets.status.${status}`), filter: { status } })),
        ]}
        table={{ rowClick: opensRow<Row>(setOpen) }}
      >
        <DataTable.Col
          source="number"
          disableSort
          label={t('admin:orders.order')}
          render={(row: Row) => (
            <span className={styles.two}>
              <Link href={linkTo('adminOrder', { id: row.order_id })} onClick={onlyThis}>
                {row.number}
              </Link>
              <small>{moment(row.updated_at)}</small>
            </span>
          )}
        />
        <DataTable.Col source="name" disableSort label={t('admin:orders.buyer')} />
        <DataTable.Col
          source="last"
          disableSort
          label={t('tickets.last')}
          render={(row: Row) => <span className={styles.excerpt}>{row.last}</span>}
        />
        <DataTable.Col
          source="status"
          disableSort
          label={t('admin:column.status')}
          render={(row: Row) => <Badge tone={tones[row.status]}>{t(`tickets.status.${row.status}`)}</Badge>}
        />
        <DataTable.Col
          align="right"
          source="open"
          disableSort
          label=""
          render={(row: Row) => (
            <Button variant="ghost" size="dense" onClick={() => setOpen(row)}>
              {t(row.status === 'open' ? 'tickets.answer' : 'open')}
            </Button>
          )}
        />
      </ListFrame>
      {open && (
        <TicketDialog id={open.id} number={open.number} moment={moment} onClose={() => setOpen(undefined)} />
      )}
    </>
  )
}
