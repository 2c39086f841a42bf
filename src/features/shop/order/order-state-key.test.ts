import { expect, it } from 'vitest'
import type { OrderSummary } from '@/contract/endpoints/shop/orders.ts'
import { stateKey } from './order-state-key.ts'

const key = (given: Partial<OrderSummary>) =>
  stateKey({ status: 'confirmed', parcel_status: 'shipped', is_pickup: false, ...given } as OrderSummary)

it('returns a pickup state for a collected order and a shipping state for others', () => {
  expect([key({}), key({ is_pickup: true })]).toEqual(['shipped', 'ready_for_pickup'])
  expect(key({ is_pickup: true, parcel_status: 'delivered' })).toBe('collected')
  expect(key({ is_pickup: true, parcel_status: 'preparing' })).toBe('confirmed')
  expect(key({ is_pickup: true, status: 'completed', parcel_status: 'delivered' })).toBe('completed')
})
