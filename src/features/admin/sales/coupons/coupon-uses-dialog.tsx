import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callOrThrow } from '@/api/client.ts'
import type { ResponseOf } from '@/contract/endpoint.ts'
import { type AdminCoupon, couponUses } from '@/contract/endpoints/admin/coupons.ts'
import type { Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { dayWords } from '@/i18n/dates.ts'
import { useMay } from '@/stores/session.ts'
import { Pagination } from '@/ui/content/pagination.tsx'
import { Table } from '@/ui/content/table.tsx'
import { Link } from '@/ui/link.tsx'
import { PartFailure } from '@/ui/state/part-failure.tsx'
import { Skeleton } from '@/ui/state/skeleton.tsx'
import { AdminDialog } from '../../framework/record/admin-dialog.tsx'
import styles from './coupons.module.css'

interface CouponUsesDialogProps {
  coupon: AdminCoupon
  locale: Locale
  money: (cents: number | null) => string
  linkTo: LinkTo
  onClose: () => void
}

const perPage = 20

type CouponUse = ResponseOf<typeof couponUses>['data'][number]

/** Uses of a coupon: customer, order, amount. */
export function CouponUsesDialog({ coupon, locale, money, linkTo, onClose }: CouponUsesDialogProps) {
  const { t } = useTranslation(['admin-goods', 'admin'])
  const may = useMay()
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery({
    queryKey: ['coupons', 'uses', coupon.id, page],
    queryFn: () => callOrThrow(couponUses, { params: { id: coupon.id }, query: { page, per_page: perPage } }),
    placeholderData: keepPreviousData,
  })
  const pages = Math.ceil((data?.meta.total ?? 0) / perPage)
  return (
    <AdminDialog
      open
      onClose={onClose}
      width={720}
      title={t('coupons.uses_of', { code: coupon.code ?? coupon.names.it })}
    >
      {error && !data ? (
        <PartFailure onRetry={refetch} />
      ) : !data ? (
        <Skeleton height={200} radius={12} />
      ) : (
        <Table
          label={t('coupons.uses_of', { code: coupon.code ?? coupon.names.it })}
          rows={data.data}
          rowKey={row => row.order_id}
          columns={[
            {
              id: 'number',
              lead: true,
              head: t('coupons.order'),
              cell: row => <Link href={linkTo('adminOrder', { id: row.order_id })}>{row.number}</Link>,
            },
            { id: 'customer', head: t('coupons.customer'), cell: row => row.customer },
            {
              id: 'at',
              head: t('coupons.when'),
              cell: row => dayWords(row.at, locale),
            },
            ...(may('admin:money:read')
              ? [
                  {
                    id: 'discount',
                    numeric: true,
                    head: t('coupons.discount'),
                    cell: (row: CouponUse) => `−${money(row.discount)}`,
                  },
                  {
                    id: 'total',
                    numeric: true,
                    head: t('coupons.total'),
                    cell: (row: CouponUse) => money(row.total),
                  },
                ]
              : []),
          ]}
        />
      )}
      {pages > 1 && (
        <div className={styles.foot}>
          <Pagination page={page} pages={pages} onPage={setPage} />
        </div>
      )}
    </AdminDialog>
  )
}
