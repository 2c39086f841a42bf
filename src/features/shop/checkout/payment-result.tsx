/** Back at the checkout from a bank's page, or after a reload while it was being paid: what has become of that payment? */
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { callOrThrow } from '@/api/client.ts'
import { failureFrom } from '@/api/failure.ts'
import type { Order } from '@/contract/endpoints/shop/orders.ts'
import { abandonPayment } from '@/contract/endpoints/shop/payments.ts'
import { Container } from '@/ui/content/container.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { PartFailure } from '@/ui/state/part-failure.tsx'
import { Skeleton } from '@/ui/state/skeleton.tsx'

interface PaymentResultProps {
  number: string
  onResult: (order: Order | null) => void // null: this reader has no such payment
}

/** Whoever is back at the checkout has paid or does not pay this way any more: the server ends what was not paid. */
export function PaymentResult({ number, onResult }: PaymentResultProps) {
  const { t } = useTranslation('payment')
  const asked = useQuery({
    queryKey: ['payment-result', number],
    queryFn: () => callOrThrow(abandonPayment, { params: { number } }),
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const order = asked.data
  const status = asked.error ? failureFrom(asked.error)?.status : undefined
  const isMissing = status === 404 || status === 401 || status === 422
  const isStill = order?.status === 'paying'
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is told once for each result
  useEffect(() => {
    if (order && !isStill) onResult(order)
    else if (isMissing) onResult(null)
  }, [order, isStill, isMissing])
  return (
    <Container>
      <h1>{t('result.title')}</h1>
      <Panel>
        {(asked.isError && !isMissing) || isStill ? (
          <PartFailure onRetry={asked.refetch}>{t('result.unknown')}</PartFailure>
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
