/** Newsletter subscribers, campaigns and their recipients. */
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { CampaignStatus, CampaignTexts, SubscriberStatus } from '@/contract/endpoints/site/newsletter.ts'
import type { Locale } from '@/contract/locales.ts'
import { mails } from './mail.ts'
import { timestampColumn } from './timestamp-column.ts'

export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    email: text().notNull().unique(), // lower case
    locale: text().$type<Locale>().notNull(),
    status: text().$type<SubscriberStatus>().notNull().default('pending'),
    created_at: timestampColumn().notNull().defaultNow(),
    requested_at: timestampColumn().notNull().defaultNow(), // when the last confirmation email was sent; part of its token
    confirmed_at: timestampColumn(), // when consent was given
    age_confirmed_at: timestampColumn(), // when the subscriber confirmed to be at least fourteen or to have a parent's consent
    unsubscribed_at: timestampColumn(),
  },
  table => [
    index('newsletter_by_status').on(table.status, table.id),
    index('newsletter_by_time').on(table.created_at, table.id),
  ],
)

export const campaigns = pgTable('campaigns', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(), // visible only in the administration
  picture: text(), // URL; the creature in the amber band
  texts: jsonb().$type<Record<Locale, CampaignTexts>>().notNull(),
  status: text().$type<CampaignStatus>().notNull().default('draft'),
  created_at: timestampColumn().notNull().defaultNow(),
  started_at: timestampColumn(),
  finished_at: timestampColumn(),
})

/** Recipients of a campaign, fixed when it starts. One row each, so that no recipient gets it twice. */
export const campaignRecipients = pgTable(
  'campaign_recipients',
  {
    campaign_id: integer()
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    subscriber_id: integer()
      .notNull()
      .references(() => newsletterSubscribers.id, { onDelete: 'cascade' }),
    mail_id: integer().references(() => mails.id, { onDelete: 'set null' }), // set in the transaction that put the email into the outbox
    handled_at: timestampColumn(), // null: not sent yet; set without an email: unsubscribed meanwhile
    unsubscribed_at: timestampColumn(), // unsubscribed through this email's link
  },
  table => [
    primaryKey({ columns: [table.campaign_id, table.subscriber_id] }),
    index('campaign_recipients_due').on(table.handled_at, table.campaign_id),
  ],
)
