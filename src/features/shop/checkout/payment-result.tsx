/** Shows the state of a payment after the return from the bank's page, or after a reload during payment. */
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiFailure, failureFrom } from '@/api/failure.ts'
import type { Order } from '@/contract/endpoints/shop/orders.ts'
import type { OpenPayment } from '@/stores/open-payment.ts'
import { Container } from '@/ui/content/container.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { PartFailure } from '@/ui/state/part-failure.tsx'
import { Skeleton } from '@/ui/state/skeleton.tsx'
import { giveUpPayment } from '../kit/payment/give-up-payment.ts'

interface PaymentResultProps {
  opened: OpenPayment
  onResult: (order: Order | null) => void // null: this reader has no such payment
}

/** A buyer who returns to the checkout has paid or has abandoned the payment, so the server ends unpaid ones. */
export function PaymentResult({ opened, onResult }: PaymentResultProps) {
  const { t } = useTranslation('payment')
  const query = useQuery({
    queryKey: ['payment-result', opened],
    queryFn: async () => {
      const ended = await giveUpPayment(opened)
      if (!ended.ok) throw new ApiFailure(ended.failure)
      return ended.value
    },
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const order = query.data
  const status = query.error ? failureFrom(query.error)?.status : undefined
  const isMissing = order === null || status === 404 || status === 401 || status === 422
  const isStill = order?.status === 'paying'
  // biome-ignore lint/correctness/useExhaustiveDependencies: each result is announced once
  useEffect(() => {
    if (order && !isStill) onResult(order)
    else if (isMissing) onResult(null)
  }, [order, isStill, isMissing])
  return (
    <Container>
      <h1>{t('result.title')}</h1>
      <Panel>
        {(query.isError && !isMissing) || isStill ? (
          <PartFailure onRetry={query.refetch}>{t('result.unknown')}</PartFailure>
        ) : (
          <>
            <p role="status">{t('result.asking')}</p>
            <Skeleton height={160} radius={16} />
          </>
        )}
      </Panel>
    </Container>
  )
}
