/**
 * The key of a guest's order (decision 0047). It is computed from the order and the server's secret, so every email can
 * contain it and no table stores it. It does not identify its holder.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { orderKeyDays } from '@/contract/endpoints/shop/guest-orders.ts'
import type { Config } from '../../../config.ts'
import { deriveKey } from '../../auth/secrets.ts'
import type { OrderRow } from '../orders-repo.ts'

type Keyed = Pick<OrderRow, 'id' | 'user_id' | 'contact_email' | 'status' | 'placed_at'>

const day = 24 * 60 * 60_000

/** Returns 43 characters of base64url, always the same for one order. */
export const orderKey = ({ id }: Pick<OrderRow, 'id'>, { appSecret }: Pick<Config, 'appSecret'>): string =>
  createHmac('sha256', deriveKey(appSecret, 'order-key')).update(`order ${id}`).digest('base64url')

/**
 * Returns false for an order of an account, a draft, an order whose guest data was erased, and `orderKeyDays` after it
 * was placed, whatever the key.
 */
export function opensWith(order: Keyed, key: string, config: Pick<Config, 'appSecret'>, now: Date): boolean {
  const isOver = now.getTime() > order.placed_at.getTime() + orderKeyDays * day
  if (order.user_id !== null || order.contact_email === null || order.status === 'draft' || isOver)
    return false
  const expected = Buffer.from(orderKey(order, config))
  const keyBytes = Buffer.from(key)
  return keyBytes.length === expected.length && timingSafeEqual(keyBytes, expected)
}
