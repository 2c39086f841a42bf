/**
 * Audit log of the administration: who changed which fields when, with old and new values. A trigger rejects updates, except
 * that texts about a deleted user are emptied, and deletes of entries that are not yet ten years old.
 */
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { AuditAction, AuditChange, AuditRecord } from '@/contract/endpoints/admin/audit.ts'
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
    token_id: integer(), // of the API token that was used; null for a session
    action: text().$type<AuditAction>().notNull(),
    record: text().$type<AuditRecord>().notNull(),
    record_id: text().notNull(),
    title: text().notNull().default(''), // the record's title at that time
    changes: jsonb().$type<AuditChange[]>().notNull().default([]),
  },
  table => [
    index('audit_by_time').on(table.at, table.id),
    index('audit_of_record').on(table.record, table.record_id, table.id),
    index('audit_of_user').on(table.by_user_id, table.id),
  ],
)
