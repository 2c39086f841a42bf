/** The outbox: an email is stored in the transaction that caused it and sent after the commit. */
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Locale } from '@/contract/locales.ts'
import { timestampColumn } from './timestamp-column.ts'

/** `unrendered` is a separate status, so that a process of the previous version does not send such an email. */
export const mailStatuses = ['unrendered', 'waiting', 'sent', 'failed'] as const
export type MailStatus = (typeof mailStatuses)[number]

export const mails = pgTable(
  'mails',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    letter: text().notNull(), // name of the email, `reset-password`
    locale: text().$type<Locale>().notNull(),
    recipient: text().notNull(),
    subject: text().notNull(), // empty until the email is rendered
    data: jsonb().$type<unknown>(), // of the template, until the email is rendered
    resend_data: jsonb().$type<unknown>(), // of the template, for an email of an order that can be sent again, without the key of the order and never with an access link
    html: text(), // after sending replaced by a copy without links, because links may contain keys; see stored-copy.ts
    text: text(), // emptied after sending
    unsubscribe_url: text(), // of a campaign: unsubscribes with one click (RFC 8058)
    status: text().$type<MailStatus>().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    next_attempt_at: timestampColumn().notNull().defaultNow(), // while it is being sent: when another worker may take it over
    last_error: text(),
    created_at: timestampColumn().notNull().defaultNow(),
    sent_at: timestampColumn(),
    order_id: integer(), // the order it is about; null = none
    legal_version_ids: integer().array().notNull().default(sql`'{}'`), // legal texts that are attached
  },
  table => [
    index('mails_by_time').on(table.created_at, table.id),
    index('mails_by_status').on(table.status, table.created_at, table.id),
    index('mails_of_order').on(table.order_id),
    index('mails_to_recipient').on(table.recipient.op('text_pattern_ops')), // whole addresses and their beginnings
    index('mails_waiting').on(table.status, table.next_attempt_at),
  ],
)

/** Requested emails. The response must not reveal whether an email is sent, so a job decides and deletes the row. */
export const emailRequests = pgTable(
  'email_requests',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    kind: text().notNull(),
    body: jsonb().$type<unknown>().notNull(),
    created_at: timestampColumn().notNull(),
  },
  table => [index('email_requests_by_kind').on(table.kind, table.id)],
)

/** Texts of emails that replace the defaults, by key. A language without a row has the defaults. */
export const emailTexts = pgTable(
  'email_texts',
  {
    name: text().notNull(), // of the email, or `shared`
    locale: text().$type<Locale>().notNull(),
    texts: jsonb().$type<Record<string, string>>().notNull(),
  },
  table => [primaryKey({ columns: [table.name, table.locale] })],
)
