/**
 * Who changed what in the administration, when, from what to what. Rows are only ever added: a trigger refuses to remove or change
 * one, except that the words about somebody who has left become empty.
 */
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { AuditAction, AuditChange, AuditRecord } from '../../../src/contract/endpoints/admin/audit.ts'
import { users } from './auth.ts'
import { timestampColumn } from './timestamp-column.ts'

export const auditEntries = pgTable(
  'audit_entries',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    at: timestampColumn().notNull(),
    by_user_id: integer()
      .notNull()
      .references(() => users.id),
    action: text().$type<AuditAction>().notNull(),
    record: text().$type<AuditRecord>().notNull(),
    record_id: text().notNull(),
    title: text().notNull().default(''), // as the record was called that day
    changes: jsonb().$type<AuditChange[]>().notNull().default([]),
  },
  table => [
    index('audit_of_record').on(table.record, table.record_id, table.id),
    index('audit_of_user').on(table.by_user_id, table.id),
  ],
)
