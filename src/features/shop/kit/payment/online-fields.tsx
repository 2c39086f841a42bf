/** The fields of whoever takes the money here: Stripe's, or the built-in test bank's. */
import { lazy, Suspense, useEffect } from 'react'
import type { OnlinePayment } from '@/contract/endpoints/shop/checkout.ts'
import { Skeleton } from '@/ui/state/skeleton.tsx'
import { mayLoadScripts } from './may-load-scripts.ts'
import type { PaymentFieldsProps } from './payment-fields.ts'

/** Stripe's script is loaded with this chunk only (decision 0020). */
const StripeFields = lazy(() => import('./stripe-fields.tsx'))
const TestFields = lazy(() => import('./test-fields.tsx'))

const waiting = <Skeleton height={220} radius={16} />

/** Whoever came here by a link inside the shop gets the page anew, with the policy that lets the script in. */
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
