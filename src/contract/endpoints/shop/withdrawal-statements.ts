/**
 * Withdrawal without an account or a link (Directive (EU) 2023/2673, art. 54-bis Codice del consumo): name, order number and email are
 * enough. The statement is stored with its day and hour, whether or not it matches an order, and counts from then. The acknowledgement goes
 * to the address of the order. The shop then records the pieces (decision 0062).
 */
import { z } from 'zod'
import { cleanLine, cleanLines } from '../../../lib/clean-text.ts'
import { endpoint } from '../../endpoint.ts'
import { Done } from '../../envelope.ts'
import { Email } from '../account/auth.ts'
import { NumberParams } from './after-sale.ts'

export const WithdrawalStatement = z.strictObject({
  name: z.string().overwrite(cleanLine).min(1, 'required').max(120, 'too_long'),
  number: NumberParams.shape.number,
  email: Email,
  goods: z.string().overwrite(cleanLines).max(1000, 'too_long').default(''), // which goods; empty: the whole order
})
export type WithdrawalStatement = z.infer<typeof WithdrawalStatement>

/** The response is the same whether or not the order exists. */
export const declareWithdrawal = endpoint({
  method: 'POST',
  path: '/guest/withdrawals',
  leavesShared: true,
  tag: 'Orders',
  summary: 'Withdraw from a contract with name, order number and email; an email acknowledges it',
  permission: 'public',
  body: WithdrawalStatement,
  response: Done.extend({ declared_at: z.string() }),
  problems: [],
  limit: 'mail',
})
