import { expect, it } from 'vitest'
import type { Order } from '@/contract/endpoints/shop/orders.ts'
import { orderSteps } from './order-steps.ts'

const order = (given: Partial<Order>): Order =>
  ({
    status: 'confirmed',
    parcel_status: 'preparing',
    payment_method: { code: 'card', name: '' },
    parcels: [],
    timeline: [{ kind: 'placed', at: '2026-11-20T09:00:00Z' }],
    ...given,
  }) as Order

const words = (given: Partial<Order>) => orderSteps(order(given)).map(({ word, state }) => `${word} ${state}`)

it('contains the current and the upcoming steps', () => {
  expect(words({})).toEqual(['placed done', 'sending now', 'travelling todo', 'arrived todo'])
  expect(words({ status: 'in_production' })).toContain('making now')
  expect(words({ status: 'placed', payment_method: { code: 'transfer', name: '' } })).toContain(
    'transfer now',
  )
  expect(words({ parcel_status: 'shipped' })).toEqual(['placed done', 'travelling now', 'arrived todo'])
})

it('contains no upcoming step after the last one', () => {
  for (const status of ['cancelled', 'expired'] as const) expect(words({ status })).toEqual(['placed done'])
  expect(words({ status: 'completed', parcel_status: 'delivered' })).toEqual(['placed done'])
  expect(words({ status: 'completed', parcel_status: 'none' })).toEqual(['placed done'])
})

it('shows tracking per parcel', () => {
  const parcels = [{ tracking_code: 'A' }, { tracking_code: 'B' }] as Order['parcels']
  const timeline = [
    { kind: 'shipped', at: '' },
    { kind: 'shipped', at: '' },
  ] as Order['timeline']
  expect(
    orderSteps(order({ parcels, timeline })).flatMap(step => step.tracking?.tracking_code ?? []),
  ).toEqual(['A', 'B'])
})

it('replaces shipping steps of a pickup order by prepared, ready and collected', () => {
  expect(words({ is_pickup: true })).toEqual([
    'placed done',
    'preparing now',
    'collecting todo',
    'collected todo',
  ])
  expect(words({ is_pickup: true, parcel_status: 'shipped' })).toEqual([
    'placed done',
    'collecting now',
    'collected todo',
  ])
})
