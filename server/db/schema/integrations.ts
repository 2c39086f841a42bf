/** Access for other programs of the shop (decision 0071). */
import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { deliveryStates, WebhookEvent } from '@/contract/endpoints/admin/webhooks.ts'
import type { TokenScope } from '@/contract/token-scopes.ts'
import { users } from './auth.ts'
import { xid8 } from './catalogue-changes.ts'
import { timestampColumn } from './timestamp-column.ts'

export const apiTokens = pgTable(
  'api_tokens',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    hash: text().notNull().unique(), // SHA-256 of the token, hex
    prefix: text().notNull(),
    name: text().notNull(),
    scopes: jsonb().$type<TokenScope[]>().notNull(),
    created_by: integer()
      .notNull()
      .references(() => users.id), // the token never has more permissions than this person
    created_at: timestampColumn().notNull(),
    expires_at: timestampColumn().notNull(),
    revoked_at: timestampColumn(),
    last_used_at: timestampColumn(),
  },
  table => [index('api_tokens_of_user').on(table.created_by)],
)

/** Secrets are encrypted with a key derived from APP_SECRET, because they are needed to sign. */
export const webhooks = pgTable('webhooks', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  url: text().notNull(),
  events: text().array().$type<WebhookEvent[]>().notNull(),
  secret: text().notNull(),
  former_secret: text(), // replaced, still signs until `former_secret_until`
  former_secret_until: timestampColumn(),
  is_enabled: boolean().notNull().default(true),
  has_failed: boolean().notNull().default(false), // disabled by the delivery job
  created_at: timestampColumn().notNull(),
})

const databaseTime = sql`clock_timestamp()`

/**
 * The outbox of webhooks: one row per event and webhook, written in the transaction of the change by `queue_webhooks` (migration 0078).
 * Times are those of the database, because its triggers write rows too.
 */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    event_id: uuid().notNull().defaultRandom(),
    webhook_id: integer()
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    type: text().$type<WebhookEvent>().notNull(),
    record: text().notNull(), // `order:12`; events of one record are delivered in their order
    data: jsonb().$type<unknown>().notNull(),
    transaction: xid8().notNull().default(sql`pg_current_xact_id()`),
    state: text().$type<(typeof deliveryStates)[number]>().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    created_at: timestampColumn().notNull().default(databaseTime),
    next_attempt_at: timestampColumn().notNull().default(databaseTime), // during an attempt: when another process may take it over
    retry_until: timestampColumn().notNull().default(sql`clock_timestamp() + interval '3 days'`),
  },
  table => [
    index('webhook_deliveries_due').on(table.next_attempt_at).where(sql`state = 'waiting'`),
    index('webhook_deliveries_of_record')
      .on(table.webhook_id, table.record, table.id)
      .where(sql`state = 'waiting'`),
    index('webhook_deliveries_log').on(table.webhook_id, table.id),
    index('webhook_deliveries_by_time').on(table.created_at),
  ],
)

export const webhookAttempts = pgTable(
  'webhook_attempts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    delivery_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => webhookDeliveries.id, { onDelete: 'cascade' }),
    at: timestampColumn().notNull().default(databaseTime),
    duration: integer().notNull(), // milliseconds
    status: integer(), // null: no response
    error: text().notNull(),
    response: text().notNull(), // its first characters
  },
  table => [index('webhook_attempts_of_delivery').on(table.delivery_id, table.id)],
)

/**
 * Changes of records, written by triggers (migration 0079). Transactions commit in another order than they begin, so readers list only
 * those below the oldest running one. A job deletes all but the last change of a record. Payments and refunds are changes of their order.
 */
export const recordChanges = pgTable(
  'record_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    kind: text().$type<ChangedKind>().notNull(),
    record_id: integer().notNull(),
    transaction: xid8().notNull().default(sql`pg_current_xact_id()`),
  },
  table => [
    index('record_changes_in_order').on(table.kind, table.transaction, table.record_id),
    index('record_changes_of_record').on(table.kind, table.record_id, table.transaction),
  ],
)

export type ChangedKind = 'order' | 'product' | 'stock'
