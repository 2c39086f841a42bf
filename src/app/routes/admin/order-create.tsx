import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { LoadFailure } from '@/app/errors/load-failure.tsx'
import { useHref, useLocale } from '@/app/screen.ts'
import { useMoney } from '@/app/use-money.ts'
import { BeginOrder } from '@/features/admin/sales/order-entry/begin-order.tsx'
import { draftQuery } from '@/features/admin/sales/order-entry/order-entry-calls.ts'
import { OrderEntryScreen } from '@/features/admin/sales/order-entry/order-entry-screen.tsx'
import { dateTimeText } from '@/i18n/dates.ts'
import { Skeleton } from '@/ui/state/skeleton.tsx'

export const areas = ['admin', 'admin-sales', 'react-admin', 'validation']

export default function AdminOrderCreatePage() {
  const { t } = useTranslation('titles')
  const to = useHref()
  const locale = useLocale()
  const money = useMoney()
  const [query, setQuery] = useSearchParams()
  const draft = Number(query.get('draft')) || undefined
  const day = (at: string) => dateTimeText(at, locale)
  if (draft) return <Draft key={draft} id={draft} />
  return (
    <BeginOrder
      title={t('adminOrderCreate')}
      locale={locale}
      linkTo={to}
      money={money}
      day={day}
      search={query.get('customer') ?? ''}
      onBegun={id => setQuery({ draft: String(id) })}
    />
  )
}

function Draft({ id }: { id: number }) {
  const to = useHref()
  const locale = useLocale()
  const money = useMoney()
  const navigate = useNavigate()
  const { data, error, refetch } = useQuery({ ...draftQuery(id), refetchOnWindowFocus: false })
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={420} radius={16} />
  return (
    <OrderEntryScreen
      start={data}
      locale={locale}
      linkTo={to}
      money={money}
      onPlaced={order => navigate(to('adminOrder', { id: order }))}
      onDiscarded={() => navigate(to('adminOrders'))}
    />
  )
}
