/**
 * Places what was quoted, once: the key stays the same until the server has responded, so that a lost response is fetched again.
 * The order stands whether or not its address can be added to the address book afterwards.
 */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '@/api/client.ts'
import type { Failure } from '@/api/failure.ts'
import type { Address } from '@/contract/endpoints/account/address.ts'
import { addAddress } from '@/contract/endpoints/account/address.ts'
import {
  type CheckoutForm,
  type PaymentStep,
  placeOrder,
  type Quote,
  type QuoteRequest,
} from '@/contract/endpoints/shop/checkout.ts'
import { placeGuestOrder } from '@/contract/endpoints/shop/guest-orders.ts'
import type { Order } from '@/contract/endpoints/shop/orders.ts'
import { storeOrderKey } from '@/stores/order-keys.ts'
import { shippingOf } from './checkout-form.ts'

export interface Placing {
  request: QuoteRequest
  quote: Quote
  values: CheckoutForm
}

export interface PlacedOrder {
  order: Order
  payment: PaymentStep
  isAddressUnsaved: boolean // it was to be added to the address book, and was not
}

/** Whether the address book has it now; no failure of this call may look like a failed order. */
const saveAddress = (address: Address): Promise<boolean> =>
  call(addAddress, { body: { address } }).then(
    ({ ok }) => ok,
    () => false,
  )

const answered = (failure: Failure) => failure.code !== 'unreachable' && failure.status < 500

export function usePlaceOrder(
  isGuest: boolean,
  onPlaced: (placed: PlacedOrder) => void,
  onRefused: (failure: Failure) => void,
) {
  const key = useRef<string | null>(null)
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async ({ request, quote, values }: Placing) => {
      key.current ??= crypto.randomUUID()
      const body = {
        ...request,
        shipping_method: quote.shipping_method,
        payment_method: quote.payment_method,
        shipping_address: quote.needs_address ? shippingOf(values) : null,
        billing_address: values.billing,
        note: values.note,
        ticket_request: values.ticket_request,
        digital_consent: values.digital_consent,
        expected_due: quote.totals.due,
      }
      const headers = { 'Idempotency-Key': key.current }
      if (!isGuest) return call(placeOrder, { body }, headers)
      const answer = await call(placeGuestOrder, { body: { ...body, contact_email: values.email } }, headers)
      if (answer.ok) storeOrderKey(answer.value.order.number, answer.value.key, values.email)
      return answer
    },
    onSuccess: async (answer, { values }) => {
      if (!answer.ok) {
        if (answered(answer.failure)) key.current = null
        void cache.invalidateQueries({ queryKey: ['quote'] })
        return onRefused(answer.failure)
      }
      key.current = null
      const saved = !isGuest && values.save ? values.billing : null
      const isAddressUnsaved = saved !== null && !(await saveAddress(saved))
      void cache.invalidateQueries({ queryKey: ['orders'] })
      void cache.invalidateQueries({ queryKey: ['addresses'] })
      onPlaced({ ...answer.value, isAddressUnsaved })
    },
  })
}
