/** Statements of withdrawal that arrived without an account or a link, in the administration (decision 0062). */
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { IdParams, PageQuery, pageOf } from '../../envelope.ts'
import { WithdrawalBody } from '../shop/withdrawals.ts'

const reading = { tag: 'Administration', permission: 'admin:returns:read' } as const
const writing = { tag: 'Administration', permission: 'admin:returns:write' } as const

/**
 * `received`: not yet compared with the orders. `open`: the shop must record the pieces. `unmatched`: no order has this number and email.
 * `recorded`: the withdrawal is part of the order. `closed`: nothing to record.
 */
export const statementStatuses = ['received', 'open', 'unmatched', 'recorded', 'closed'] as const

export const StatementRow = z
  .object({
    id: z.int(),
    name: z.string(),
    number: z.string(), // of the order, as stated
    email: z.string(),
    goods: z.string(), // empty: the whole order
    declared_at: z.string(),
    status: z.enum(statementStatuses),
    order: z
      .object({
        id: z.int(),
        delivered_at: z.string().nullable(), // of the last parcel; null: not delivered yet
        statutory_until: z.string().nullable(), // fourteen days from the delivery; null: the period has not begun
        until: z.string().nullable(), // the period that the shop grants
        lines: z.array(
          z.object({
            id: z.int(),
            title: z.string(),
            choice: z.string(),
            quantity: z.int(),
            withdrawable: z.int(),
          }),
        ),
      })
      .nullable(), // null: no order matches
  })
  .meta({ id: 'WithdrawalStatementRow' })
export type StatementRow = z.infer<typeof StatementRow>

export const adminWithdrawals = endpoint({
  ...reading,
  method: 'GET',
  path: '/admin/withdrawals',
  summary:
    'Statements of withdrawal made without an account, those to record first; `search` finds orders and names',
  query: PageQuery.extend({ status: z.enum(statementStatuses).optional() }),
  response: pageOf(StatementRow),
  problems: ['unauthenticated', 'forbidden'],
})

export const recordStatement = endpoint({
  ...writing,
  permission: 'admin:money:write', // it refunds what was not shipped
  method: 'POST',
  path: '/admin/withdrawals/:id/record',
  summary:
    'Record the pieces of a statement, with its day and hour; refunds and returns follow as for a buyer’s own',
  params: IdParams,
  body: WithdrawalBody,
  response: StatementRow,
  problems: [
    'unauthenticated',
    'forbidden',
    'not_found',
    'order_state',
    'withdrawal_excluded',
    'pack_already_opened',
  ],
})

export const closeStatement = endpoint({
  ...writing,
  method: 'POST',
  path: '/admin/withdrawals/:id/close',
  summary: 'Close a statement without a withdrawal: no order matches, or it was recorded another way',
  params: IdParams,
  response: StatementRow,
  problems: ['unauthenticated', 'forbidden', 'not_found', 'order_state'],
})
