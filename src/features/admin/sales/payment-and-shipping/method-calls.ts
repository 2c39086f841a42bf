import { queryOptions } from '@tanstack/react-query'
import { call, callOrThrow } from '@/api/client.ts'
import {
  adminPaymentMethods,
  adminShippingMethods,
  orderPaymentMethods,
  orderShippingMethods,
  removeShippingMethod,
} from '@/contract/endpoints/admin/methods.ts'
import type { PaymentMethodCode } from '@/contract/endpoints/shop/checkout.ts'

export const paymentsKey = ['admin', 'payment-methods'] as const
export const shippingKey = ['admin', 'shipping-methods'] as const

export const paymentMethodsQuery = queryOptions({
  queryKey: paymentsKey,
  queryFn: () => callOrThrow(adminPaymentMethods),
})

export const shippingMethodsQuery = queryOptions({
  queryKey: shippingKey,
  queryFn: () => callOrThrow(adminShippingMethods),
})

export const sortPayments = (codes: string[], known: string[]) =>
  call(orderPaymentMethods, {
    body: { codes: codes as PaymentMethodCode[], known: known as PaymentMethodCode[] },
  })

export const sortShipping = (codes: string[], known: string[]) =>
  call(orderShippingMethods, { body: { codes, known } })

export const removeShipping = (code: string, even_the_last: boolean) =>
  call(removeShippingMethod, {
    params: { code },
    query: { even_the_last: even_the_last ? ('true' as const) : ('false' as const) },
  })
