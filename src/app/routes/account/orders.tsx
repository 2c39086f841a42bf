import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { ordersQuery } from '@/api/checkout-queries.ts'
import { useHref, useLocale, useReader } from '@/app/screen.ts'
import { sellsOnline } from '@/contract/looks.ts'
import { BackLink } from '@/features/account/kit/account-frame.tsx'
import { EmptyScreen } from '@/features/account/kit/empty-screen.tsx'
import { useShopWords } from '@/features/shop/kit/product-words.ts'
import { EarlierOrders } from '@/features/shop/order/earlier-orders.tsx'
import { OrderHead } from '@/features/shop/order/order-head.tsx'
import { OrderList } from '@/features/shop/order/order-list.tsx'
import { useSettings } from '@/stores/settings.ts'
import { Pagination } from '@/ui/content/pagination.tsx'
import { RowsSkeleton } from '@/ui/state/skeleton.tsx'
import { LoadFailure } from '../../errors/load-failure.tsx'
import { OrderScreen } from '../shop/order-screen.tsx'
import { useReorder } from '../shop/use-reorder.ts'
import { AccountShell } from './account-shell.tsx'

export const areas = ['account', 'shop', 'orders', 'payment', 'problems', 'validation']
export { MuiTheme as Frame } from '@/ui/theme/mui-theme.tsx'

const perPage = 10

function Orders({ page }: { page: number }) {
  const reader = useReader()
  const locale = useLocale()
  return (
    <>
      <OwnOrders page={page} />
      {page === 1 && <EarlierOrders reader={reader} locale={locale} />}
    </>
  )
}

function OwnOrders({ page }: { page: number }) {
  const to = useHref()
  const words = useShopWords(useLocale())
  const orders = useQuery(ordersQuery(useReader(), page))
  if (orders.isError) return <LoadFailure onRetry={() => void orders.refetch()} error={orders.error} />
  if (!orders.data) return <RowsSkeleton rows={4} height={108} />
  if (orders.data.meta.total === 0)
    return (
      <EmptyScreen
        of="orders"
        shopHref={to('shop')}
        picture="/assets/characters/nuvoletta/creature.webp"
        element="Aria"
      />
    )
  return (
    <>
      <OrderList
        orders={orders.data.data}
        words={words}
        hrefOf={number => `${to('accountOrders')}?order=${number}`}
      />
      <Pagination
        page={page}
        pages={Math.ceil(orders.data.meta.total / perPage)}
        hrefOf={next => `${to('accountOrders')}?page=${next}`}
      />
    </>
  )
}

function OneOrder({ number }: { number: string }) {
  const to = useHref()
  const navigate = useNavigate()
  const words = useShopWords(useLocale())
  const sells = useSettings(state => sellsOnline(state.settings))
  const reorder = useReorder()
  const again = useMutation({
    mutationFn: reorder,
    onSuccess: isFound => {
      if (isFound) void navigate(to('checkout'))
    },
  })
  return (
    <OrderScreen
      number={number}
      frame={(order, view) => (
        <>
          <OrderHead
            order={order}
            words={words}
            onReorder={sells ? () => again.mutate(order) : undefined}
            isReordering={again.isPending}
          />
          {view}
        </>
      )}
    />
  )
}

export default function AccountOrdersPage() {
  const { t } = useTranslation('titles')
  const { t: of } = useTranslation('orders')
  const to = useHref()
  const [query] = useSearchParams()
  const number = query.get('order')
  const page = Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1)
  return (
    <AccountShell
      current="account_orders"
      head={() =>
        number ? (
          <div>
            <BackLink href={to('accountOrders')}>{of('actions.all')}</BackLink>
            <h1>{number}</h1>
          </div>
        ) : (
          <h1>{t('accountOrders')}</h1>
        )
      }
    >
      {() => (number ? <OneOrder number={number} /> : <Orders page={page} />)}
    </AccountShell>
  )
}
