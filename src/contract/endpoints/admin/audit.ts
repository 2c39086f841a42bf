/** The audit log of the administration: who changed what and when, with old and new values. Read-only. */
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { decimal, LongPageQuery, pageOf } from '../../envelope.ts'

export const auditRecords = [
  'product',
  'category',
  'attribute',
  'order',
  'customer',
  'settings',
  'coupon',
  'user',
  'image',
  'imported_order',
  'shipping',
  'payment',
  'character',
  'page',
  'pack',
  'document',
  'slide',
  'campaign',
  'subscriber',
  'article_category',
  'article',
  'room',
  'promotion',
  'creation',
  'collection',
  'review',
  'booking',
  'return',
  'ticket',
  'mail',
  'email_text',
  'synonym',
  'launch',
  'staff_role',
  'staff_invitation',
  'api_token',
  'webhook',
  'stocktake',
] as const
export type AuditRecord = (typeof auditRecords)[number]

export const auditActions = ['created', 'changed', 'deleted'] as const
export type AuditAction = (typeof auditActions)[number]

/** One field: its dotted path and both values as JSON. null means no value. */
export const AuditChange = z.object({ path: z.string(), from: z.unknown(), to: z.unknown() })
export type AuditChange = z.infer<typeof AuditChange>

export const AuditEntry = z
  .object({
    id: z.int(),
    at: z.string(),
    by: z.object({ id: z.int(), name: z.string() }),
    action: z.enum(auditActions),
    record: z.enum(auditRecords),
    record_id: z.string(),
    title: z.string(),
    changes: z.array(AuditChange),
  })
  .meta({ id: 'AuditEntry' })
export type AuditEntry = z.infer<typeof AuditEntry>

export const listAudit = endpoint({
  method: 'GET',
  path: '/admin/audit',
  tag: 'Administration',
  summary: 'Changes made in the administration, the newest first; `search` finds titles and names',
  permission: 'admin:audit:own',
  query: LongPageQuery.extend({
    record: z.enum(auditRecords).optional(),
    record_id: z.string().max(80).optional(),
    action: z.enum(auditActions).optional(),
    by: decimal(1).optional(), // id of the user
    from: z.iso.date('date').optional(), // days in Rome, inclusive
    to: z.iso.date('date').optional(),
  }),
  response: pageOf(AuditEntry).extend({
    writers: z.array(z.object({ id: z.int(), name: z.string() })), // all users in the audit log, by name
  }),
  problems: ['unauthenticated', 'forbidden'],
})
