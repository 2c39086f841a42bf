/** Who wants letters, and the letters they got. */
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { Locale } from '../../../src/contract/locales.ts'
import type { CampaignStatus, CampaignTexts, SubscriberStatus } from '../../../src/contract/newsletter.ts'
import { mails } from './mail.ts'

const moment = () => timestamp({ withTimezone: true, mode: 'date' })

export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    email: text().notNull().unique(), // lower case
    locale: text().$type<Locale>().notNull(),
    status: text().$type<SubscriberStatus>().notNull().default('pending'),
    created_at: moment().notNull().defaultNow(),
    requested_at: moment().notNull().defaultNow(), // of the last letter that asks; part of its token
    confirmed_at: moment(), // the consent
    unsubscribed_at: moment(),
  },
  table => [index('newsletter_by_status').on(table.status, table.id)],
)

export const campaigns = pgTable('campaigns', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(), // only the administration sees it
  picture: text(), // address, the creature in the amber band
  texts: jsonb().$type<Record<Locale, CampaignTexts>>().notNull(),
  status: text().$type<CampaignStatus>().notNull().default('draft'),
  created_at: moment().notNull().defaultNow(),
  started_at: moment(),
  finished_at: moment(),
})

/** Who is to get a campaign, fixed when it starts: one row each, so that nobody gets it twice. */
export const campaignRecipients = pgTable(
  'campaign_recipients',
  {
    campaign_id: integer()
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    subscriber_id: integer()
      .notNull()
      .references(() => newsletterSubscribers.id, { onDelete: 'cascade' }),
    mail_id: integer().references(() => mails.id, { onDelete: 'set null' }), // written in the transaction that put the letter into the outbox
    handled_at: moment(), // null: its turn has not come; without a mail: had left by then
    unsubscribed_at: moment(), // by this letter's link
  },
  table => [
    primaryKey({ columns: [table.campaign_id, table.subscriber_id] }),
    index('campaign_recipients_due').on(table.handled_at, table.campaign_id),
  ],
)
