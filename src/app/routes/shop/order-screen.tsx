/** An order by its number, with its payment while it can be paid. Shared by the complete page and the account. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { paymentQuery, waitingOrderQuery } from '@/api/checkout-queries.ts'
import { call } from '@/api/client.ts'
import { failureFrom } from '@/api/failure.ts'
import type { Order } from '@/contract/endpoints/shop/orders.ts'
import { confirmPayment } from '@/contract/endpoints/shop/payments.ts'
import { useShopWords } from '@/features/shop/kit/product-words.ts'
import { OrderView } from '@/features/shop/order/order-view.tsx'
import { PaymentStep } from '@/features/shop/order/payment-step.tsx'
import { emailOfOrder } from '@/stores/order-keys.ts'
import { useSession } from '@/stores/session.ts'
import { Skeleton } from '@/ui/state/skeleton.tsx'
import { LoadFailure } from '../../errors/load-failure.tsx'
import { MissingPage } from '../../errors/missing-page.tsx'
import { useHref, useLocale, useReader } from '../../screen.ts'

interface OrderScreenProps {
  number: string
  frame: (order: Order, view: ReactNode) => ReactNode // wraps the view
  whenMissing?: ReactNode // replaces the page if the order does not exist
}

/** After the return from the bank's page, the server queries the provider. It does not trust the address. */
function useReturnFromBank(number: string): void {
  const cache = useQueryClient()
  const isBack = useSearchParams()[0].has('payment_intent')
  useEffect(() => {
    if (!isBack) return
    void call(confirmPayment, { params: { number } }).then(() => {
      void cache.invalidateQueries({ queryKey: ['order'] })
    })
  }, [cache, isBack, number])
}

/** The guest's name on the parcel and email address, as far as this tab has them. */
function useBuyer(order: Order | undefined): { name: string; email: string } {
  const user = useSession(state => state.user)
  if (user) return { name: user.name, email: user.email }
  return {
    name: order?.shipping_address?.name ?? '',
    email: (order && emailOfOrder(order.number)) ?? order?.contact_email ?? '',
  }
}

export function OrderScreen({ number, frame, whenMissing = <MissingPage /> }: OrderScreenProps) {
  const reader = useReader()
  const words = useShopWords(useLocale())
  const to = useHref()
  useReturnFromBank(number)
  const order = useQuery(waitingOrderQuery(reader, number))
  const payment = useQuery(paymentQuery(reader.userId ?? 0, number, order.data?.can_pay ?? false))
  const buyer = useBuyer(order.data)
  const status = failureFrom(order.error)?.status
  if (status === 404 || status === 422) return whenMissing
  if (order.isError && !order.data)
    return <LoadFailure onRetry={() => void order.refetch()} error={order.error} />
  if (!order.data) return <Skeleton height={420} radius={22} />
  return frame(
    order.data,
    <OrderView
      order={order.data}
      words={words}
      buyer={buyer}
      linkTo={to}
      payment={
        <PaymentStep
          order={order.data}
          words={words}
          step={payment.data}
          isFailed={payment.isError}
          bankHref={to('testBank')}
          payHref={`${to('checkoutComplete')}?order=${number}`}
          onRetry={() => void payment.refetch()}
        />
      }
    />,
  )
}
