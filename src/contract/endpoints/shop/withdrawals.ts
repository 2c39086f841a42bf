/**
 * The withdrawal from a contract (Directive (EU) 2023/2673, art. 11a of 2011/83/EU; art. 54-bis Codice del consumo). It is a statement, not
 * a request, and is possible from the order until the end of the period after the delivery, also for single pieces. It takes effect at
 * once: unshipped items are refunded immediately, shipped items after their return. The buyer gets an acknowledgement with its content,
 * day and hour.
 */
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { SaleAmount } from '../../sale-amounts.ts'
import { NumberParams, Pieces } from './after-sale.ts'

export const Withdrawal = z
  .object({
    id: z.int(),
    declared_at: z.string(), // day and hour of the statement
    lines: z.array(
      z.object({
        line_id: z.int(),
        title: z.string(), // as ordered; the line itself may have been deleted
        choice: z.string(),
        quantity: z.int(),
        sent: z.int(), // shipped pieces, which must be returned
      }),
    ),
    refund: SaleAmount, // cents refunded immediately
  })
  .meta({ id: 'Withdrawal' })
export type Withdrawal = z.infer<typeof Withdrawal>

export const WithdrawalBody = z.strictObject({ lines: z.array(Pieces).min(1).max(100) })
export type WithdrawalBody = z.infer<typeof WithdrawalBody>

export const withdrawFromOrder = endpoint({
  ownerOnly: true,
  tag: 'Orders',
  permission: 'buyer',
  method: 'POST',
  path: '/me/orders/:number/withdrawals',
  summary: 'Withdraw from the contract for pieces of an order; header Idempotency-Key',
  params: NumberParams,
  body: WithdrawalBody,
  response: Withdrawal,
  status: 201,
  problems: [
    'unauthenticated',
    'not_found',
    'order_state',
    'withdrawal_excluded',
    'idempotency_key',
    'pack_already_opened',
  ],
})
