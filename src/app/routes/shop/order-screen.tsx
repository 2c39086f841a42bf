/** An order by its number, with its payment while it can be paid; shared by the complete page and the account. */
import { useQuery } from '@tanstack/react-query'
import { orderQuery, paymentQuery } from '@/api/checkout-queries.ts'
import { failureFrom } from '@/api/failure.ts'
import type { Order } from '@/contract/orders.ts'
import { useShopWords } from '@/features/shop/kit/use-shop-words.ts'
import { OrderView } from '@/features/shop/order/order-view.tsx'
import { Skeleton } from '@/ui/state/skeleton.tsx'
import { LoadFailure } from '../../errors/load-failure.tsx'
import { MissingPage } from '../../errors/missing-page.tsx'
import { useLocale, useReader } from '../../screen.ts'

interface OrderScreenProps {
  number: string
  head: (order: Order) => React.ReactNode
}

export function OrderScreen({ number, head }: OrderScreenProps) {
  const reader = useReader()
  const words = useShopWords(useLocale())
  const order = useQuery(orderQuery(reader, number))
  const payment = useQuery(paymentQuery(reader.userId ?? 0, number, order.data?.can_pay ?? false))
  const status = failureFrom(order.error)?.status
  if (status === 404 || status === 422) return <MissingPage />
  if (order.isError) return <LoadFailure onRetry={() => void order.refetch()} error={order.error} />
  if (!order.data) return <Skeleton height={420} radius={22} />
  return (
    <>
      {head(order.data)}
      <OrderView order={order.data} words={words} payment={payment.data} />
    </>
  )
}
