/** Emails of the shop: sent, queued, failed with the reason (decision 0002). Their links are removed, because they may contain keys. */
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { IdParams, LongPageQuery, pageOf } from '../../envelope.ts'
import { SaleText } from '../../sale-amounts.ts'

const reading = { tag: 'Administration', permission: 'admin:customers:read' } as const
const writing = { tag: 'Administration', permission: 'admin:customers:write' } as const

export const mailStatuses = ['waiting', 'sent', 'failed'] as const

export const AdminMail = z
  .object({
    id: z.int(),
    letter: z.string(), // `order-paid`
    locale: z.string(),
    to: z.string(),
    subject: SaleText,
    status: z.enum(mailStatuses),
    attempts: z.int(),
    last_error: z.string().nullable(),
    order: z.object({ id: z.int(), number: z.string() }).nullable(),
    created_at: z.string(),
    sent_at: z.string().nullable(),
    next_attempt_at: z.string().nullable(), // of a queued email
  })
  .meta({ id: 'AdminMail' })
export type AdminMail = z.infer<typeof AdminMail>

export const adminMails = endpoint({
  ...reading,
  method: 'GET',
  path: '/admin/mails',
  summary: 'Letters, the newest first; `search` finds addresses and subjects',
  query: LongPageQuery.extend({ status: z.enum(mailStatuses).optional() }),
  response: pageOf(AdminMail).extend({
    counts: z.object({ all: z.int(), waiting: z.int(), sent: z.int(), failed: z.int() }),
  }),
  problems: ['unauthenticated', 'forbidden'],
})

export const adminMail = endpoint({
  ...reading,
  method: 'GET',
  path: '/admin/mails/:id',
  summary: 'One email as it was sent, its links without their targets',
  params: IdParams,
  response: AdminMail.extend({
    html: z.string().nullable(), // null: it contained a login code, belongs to a campaign, was sent too long ago, or is about an order whose amounts the caller may not see
    campaign_id: z.int().nullable(), // of an email of a campaign
  }),
  problems: ['unauthenticated', 'forbidden', 'not_found'],
})

export const retryMail = endpoint({
  ...writing,
  method: 'POST',
  path: '/admin/mails/:id/retry',
  summary: 'Try a letter that failed once more, from the first attempt on',
  params: IdParams,
  body: z.strictObject({}),
  response: AdminMail,
  problems: ['unauthenticated', 'forbidden', 'not_found', 'conflict'],
})

export const retryFailedMails = endpoint({
  ...writing,
  method: 'POST',
  path: '/admin/mails/retry',
  summary: 'Try every letter that failed once more',
  body: z.strictObject({}),
  response: z.object({ count: z.int() }),
  problems: ['unauthenticated', 'forbidden'],
})
