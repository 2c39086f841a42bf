import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { orderQuery, paymentQuery } from '@/api/checkout-queries.ts'
import { PaymentKind } from '@/contract/endpoints/shop/orders.ts'
import { useShopWords } from '@/features/shop/kit/product-words.ts'
import { TestBank } from '@/features/shop/order/test-bank.tsx'
import { Container } from '@/ui/content/container.tsx'
import { Skeleton } from '@/ui/state/skeleton.tsx'
import { LoadFailure } from '../../errors/load-failure.tsx'
import { MissingPage } from '../../errors/missing-page.tsx'
import { useHref, useLocale, useReader } from '../../screen.ts'

export const areas = ['shop', 'payment', 'problems', 'validation']

/** Lets a developer decide the result of a payment. Shows nothing for an order that does not use the test bank. */
export default function TestBankPage() {
  const [query] = useSearchParams()
  const reader = useReader()
  const words = useShopWords(useLocale())
  const to = useHref()
  const number = query.get('order') ?? ''
  const kind = PaymentKind.safeParse(query.get('kind'))
  const order = useQuery(orderQuery(reader, number))
  const step = useQuery(paymentQuery(reader.userId ?? 0, number, order.data?.can_pay ?? false))
  if (order.isError || !kind.success || order.data?.can_pay === false) return <MissingPage />
  if (step.isError) return <LoadFailure onRetry={() => void step.refetch()} error={step.error} />
  if (!order.data || !step.data)
    return (
      <Container>
        <Skeleton height={320} radius={22} />
      </Container>
    )
  if (step.data.kind !== 'test') return <MissingPage />
  const back =
    order.data.status === 'paying' ? `${to('checkout')}?step=payment&` : `${to('checkoutComplete')}?`
  return <TestBank order={order.data} kind={kind.data} backHref={`${back}order=${number}`} words={words} />
}
