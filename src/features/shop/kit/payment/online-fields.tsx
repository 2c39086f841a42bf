/** Payment fields of the configured provider: Stripe, or the built-in test bank. */
import { lazy, Suspense, useEffect } from 'react'
import type { OnlinePayment } from '@/contract/endpoints/shop/checkout.ts'
import { Skeleton } from '@/ui/state/skeleton.tsx'
import { mayLoadScripts } from './may-load-scripts.ts'
import type { PaymentFieldsProps } from './payment-fields.ts'

/** Stripe's script is loaded with this chunk only (decision 0020). */
const StripeFields = lazy(() => import('./stripe-fields.tsx'))
const TestFields = lazy(() => import('./test-fields.tsx'))

const waiting = <Skeleton height={220} radius={16} />

/** After navigation inside the shop the page is reloaded, to get the policy that allows the script. */
function FreshDocument() {
  useEffect(() => location.reload(), [])
  return waiting
}

export function OnlineFields({ online, ...fields }: PaymentFieldsProps & { online: OnlinePayment }) {
  if (online.provider === 'stripe' && !mayLoadScripts()) return <FreshDocument />
  return (
    <Suspense fallback={waiting}>
      {online.provider === 'stripe' ? (
        <StripeFields online={online} {...fields} />
      ) : (
        <TestFields online={online} {...fields} />
      )}
    </Suspense>
  )
}
