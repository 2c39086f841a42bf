import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ordersQuery } from '@/api/checkout-queries.ts'
import { ownDocumentsQuery } from '@/api/place-queries.ts'
import { Documents } from '@/app/documents.tsx'
import { useHref, useLocale, useReader } from '@/app/screen.ts'
import { Overview } from '@/features/account/overview/overview.tsx'
import { Welcome } from '@/features/account/overview/welcome.tsx'
import { useShopWords } from '@/features/shop/kit/product-words.ts'
import { OrderList } from '@/features/shop/order/order-list.tsx'
import { useSettings } from '@/stores/settings.ts'
import { Panel } from '@/ui/content/panel.tsx'
import { Link } from '@/ui/link.tsx'
import { PartFailure } from '@/ui/state/part-failure.tsx'
import { RowsSkeleton } from '@/ui/state/skeleton.tsx'
import { AccountShell } from './account-shell.tsx'

export const areas = ['account', 'orders', 'places', 'shop', 'problems', 'validation']

const shownOrders = 3

/** The latest orders come first, with a placeholder while they load. Renders nothing without orders. */
function LatestOrders() {
  const { t } = useTranslation('orders')
  const to = useHref()
  const words = useShopWords(useLocale())
  const { data, error, refetch } = useQuery(ordersQuery(useReader(), 1))
  if (data?.data.length === 0) return null
  return (
    <Panel
      title={t('latest.title')}
      titleAs="h2"
      action={<Link href={to('accountOrders')}>{t('latest.all')}</Link>}
    >
      {data ? (
        <OrderList
          orders={data.data.slice(0, shownOrders)}
          words={words}
          hrefOf={number => `${to('accountOrders')}?order=${number}`}
        />
      ) : error ? (
        <PartFailure onRetry={refetch} />
      ) : (
        <RowsSkeleton rows={shownOrders} height={86} />
      )}
    </Panel>
  )
}

/** Documents for this person. Renders nothing without documents. */
function OwnDocuments({ userId }: { userId: number }) {
  const { t } = useTranslation('places')
  const { data = [], error, refetch } = useQuery(ownDocumentsQuery(useReader(), userId))
  if (data.length === 0 && !error) return null
  return (
    <Panel title={t('documents.mine')} titleAs="h2">
      {data.length > 0 ? (
        <Documents documents={data} onGone={() => void refetch()} />
      ) : (
        <PartFailure onRetry={refetch} />
      )}
    </Panel>
  )
}

export default function AccountDashboardPage() {
  const to = useHref()
  const gameOn = useSettings(state => state.settings.enable_for_game)
  return (
    <AccountShell
      current="account_dashboard"
      head={user => <Welcome user={user} detailsHref={to('accountDetails')} />}
    >
      {user => (
        <>
          <LatestOrders />
          <Overview user={user} gameOn={gameOn} linkTo={to} />
          <OwnDocuments userId={user.id} />
        </>
      )}
    </AccountShell>
  )
}
