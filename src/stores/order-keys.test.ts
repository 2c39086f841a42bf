// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { emailOfOrder, forgetOrderKeys, hasOrderKey, orderKeyFor, storeOrderKey } from './order-keys.ts'

const key = 'k'.repeat(43)
beforeEach(() => {
  sessionStorage.clear()
  forgetOrderKeys()
})

it('adds a key only to requests about its own order', () => {
  storeOrderKey('BA-1001', key)
  expect(orderKeyFor('/me/orders/BA-1001/pay')).toBe(key)
  expect(orderKeyFor('/payments/test/test_BA-1001')).toBe(key)
  for (const url of ['/me/orders/BA-1002', '/me/orders/BA-10012', '/me/orders', '/checkout/quote'])
    expect(orderKeyFor(url)).toBeUndefined()
})

it('survives a reload of the tab, with the email address of the order', () => {
  storeOrderKey('BA-1001', key, 'ada@example.com')
  forgetOrderKeys()
  expect([hasOrderKey('BA-1001'), emailOfOrder('BA-1001')]).toEqual([true, 'ada@example.com'])
  storeOrderKey('BA-1001', key)
  expect(emailOfOrder('BA-1001')).toBe('ada@example.com')
})

it('ignores invalid stored keys', () => {
  sessionStorage.setItem(
    'order_keys',
    JSON.stringify({ 'BA-1001': { key: 'short', email: null }, 'BA-1002': 7 }),
  )
  expect([hasOrderKey('BA-1001'), hasOrderKey('BA-1002')]).toEqual([false, false])
  forgetOrderKeys()
  sessionStorage.setItem('order_keys', 'not json')
  expect(hasOrderKey('BA-1001')).toBe(false)
})
