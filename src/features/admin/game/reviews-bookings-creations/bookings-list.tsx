/** Bookings, those without a decision first; the decision is sent by email. */
import { useState } from 'react'
import { DataTable } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { type Booking, bookingStatuses } from '@/contract/endpoints/shop/product-requests.ts'
import { formatTag, type Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { Button } from '@/ui/action/button.tsx'
import { Badge, type BadgeTone } from '@/ui/content/badge.tsx'
import { Link } from '@/ui/link.tsx'
import { ListFrame } from '../../framework/list/list-frame.tsx'
import { BookingDialog } from './booking-dialog.tsx'
import styles from './voices.module.css'

interface BookingsListProps {
  title: string
  locale: Locale
  linkTo: LinkTo
}

const tones: Record<Booking['status'], BadgeTone> = {
  asked: 'warning',
  accepted: 'success',
  declined: 'muted',
}

export function BookingsList({ title, locale, linkTo }: BookingsListProps) {
  const { t } = useTranslation(['admin-sales', 'admin'])
  const [open, setOpen] = useState<Booking>()
  const day = (date: string) =>
    new Date(`${date}T12:00:00`).toLocaleDateString(formatTag(locale), {
      weekday: 'short',
      day: 'numeric',
      month: 'long',
    })
  return (
    <>
      <ListFrame
        resource="bookings"
        title={title}
        sort={{ field: 'position', order: 'ASC' }}
        searchHint={t('bookings.search')}
        emptyTitle={t('bookings.empty')}
        tabs={[
          { id: 'all', label: t('all'), filter: {} },
          ...bookingStatuses.map(status => ({
            id: status,
            label: t(`bookings.status.${status}`),
            filter: { status },
          })),
        ]}
        table={{ rowClick: false }}
      >
        <DataTable.Col
          source="day"
          disableSort
          label={t('bookings.day')}
          render={(row: Booking) => <b>{day(row.day)}</b>}
        />
        <DataTable.Col
          source="product"
          disableSort
          label={t('admin:column.product')}
          render={(row: Booking) => (
            <span className={styles.two}>
              <Link href={linkTo('adminProduct', { id: row.product.id })}>{row.product.title}</Link>
              <small>
                {[row.variant, t('bookings.pieces', { count: row.quantity })].filter(Boolean).join(' · ')}
              </small>
            </span>
          )}
        />
        <DataTable.Col
          source="buyer"
          disableSort
          label={t('admin:column.name')}
          render={(row: Booking) => (
            <span className={styles.two}>
              <b>{row.name}</b>
              <small>{[row.email, row.phone].filter(Boolean).join(' · ')}</small>
            </span>
          )}
        />
        <DataTable.Col
          source="note"
          disableSort
          label={t('bookings.note')}
          render={(row: Booking) => <span className={styles.excerpt}>{row.note || '–'}</span>}
        />
        <DataTable.Col
          source="status"
          disableSort
          label={t('admin:column.status')}
          render={(row: Booking) => (
            <Badge tone={tones[row.status]}>{t(`bookings.status.${row.status}`)}</Badge>
          )}
        />
        <DataTable.Col
          align="right"
          source="open"
          disableSort
          label=""
          render={(row: Booking) =>
            row.status !== 'declined' && (
              <Button variant="ghost" size="dense" onClick={() => setOpen(row)}>
                {t(row.status === 'asked' ? 'bookings.answer' : 'bookings.change')}
              </Button>
            )
          }
        />
      </ListFrame>
      {open && <BookingDialog booking={open} day={day} onClose={() => setOpen(undefined)} />}
    </>
  )
}
