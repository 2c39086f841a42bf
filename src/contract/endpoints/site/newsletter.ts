/** Newsletter subscriptions and campaigns: double opt-in, one-click unsubscribe, sending in batches (decision 0024). */
import { z } from 'zod'
import { cleanLine } from '../../../lib/clean-text.ts'
import { ContentLink, MediaAddress } from '../../content-fields.ts'
import { endpoint } from '../../endpoint.ts'
import { Done, IdParams, LongPageQuery, PageQuery, pageOf } from '../../envelope.ts'
import { locales } from '../../locales.ts'
import { perLocale } from '../../per-locale.ts'

export const subscriberStatuses = ['pending', 'confirmed', 'unsubscribed'] as const
export type SubscriberStatus = (typeof subscriberStatuses)[number]

export const campaignStatuses = ['draft', 'sending', 'sent', 'stopped'] as const
export type CampaignStatus = (typeof campaignStatuses)[number]

const token = z.string().min(20).max(200)

export const unsubscribeNewsletter = endpoint({
  method: 'POST',
  path: '/newsletter/unsubscribe',
  leavesShared: true,
  tag: 'Content',
  summary: 'No more letters, with the token every letter carries; asking again changes nothing',
  permission: 'public',
  body: z.strictObject({ token }),
  response: Done,
  problems: ['token_invalid'],
  limit: 'newsletter',
})

/** The request of a mail client's own unsubscribe button (RFC 8058). */
export const oneClickUnsubscribe = endpoint({
  method: 'POST',
  path: '/newsletter/one-click',
  leavesShared: true,
  tag: 'Content',
  summary: 'The same from a mail program: token in the address, form in the body',
  permission: 'public',
  query: z.object({ token }),
  body: z.object({ 'List-Unsubscribe': z.literal('One-Click', 'invalid') }),
  response: Done,
  problems: ['token_invalid'],
  limit: 'newsletter',
})

export const Subscriber = z
  .object({
    id: z.int(),
    email: z.string(),
    locale: z.enum(locales),
    status: z.enum(subscriberStatuses),
    created_at: z.string(),
    confirmed_at: z.string().nullable(), // time of the consent
    unsubscribed_at: z.string().nullable(),
  })
  .meta({ id: 'Subscriber' })
export type Subscriber = z.infer<typeof Subscriber>

const sending = { tag: 'Administration', permission: 'admin:newsletter:send' } as const
const writing = { tag: 'Administration', permission: 'admin:newsletter:write' } as const
const refusals = ['unauthenticated', 'forbidden'] as const

export const adminSubscribers = endpoint({
  ...sending,
  method: 'GET',
  path: '/admin/subscribers',
  summary: 'Subscribers, the newest first; `search` finds addresses',
  query: LongPageQuery.extend({
    status: z.enum(subscriberStatuses).optional(),
    locale: z.enum(locales).optional(),
  }),
  response: pageOf(Subscriber).extend({ counts: z.record(z.string(), z.int()) }),
  problems: refusals,
})

export const removeSubscriber = endpoint({
  ...sending,
  method: 'DELETE',
  path: '/admin/subscribers/:id',
  summary: 'Forget an address whole, as its owner may ask',
  params: IdParams,
  response: Done,
  problems: [...refusals, 'not_found'],
})

/** A language without a title gets the Italian email. A button needs both its text and its address. */
export const CampaignTexts = z.strictObject({
  subject: z.string().overwrite(cleanLine).max(120),
  preheader: z.string().overwrite(cleanLine).max(160), // shown by an inbox next to the subject
  title: z.string().overwrite(cleanLine).max(90),
  html: z.string().max(40_000), // rich text
  button: z.string().overwrite(cleanLine).max(40),
  link: ContentLink,
})
export type CampaignTexts = z.infer<typeof CampaignTexts>

const facts = {
  name: z.string().overwrite(cleanLine).min(1, 'required').max(120),
  picture: MediaAddress.nullable(),
  texts: perLocale(CampaignTexts),
}

export const CampaignBody = z.strictObject(facts)
export type CampaignBody = z.output<typeof CampaignBody>

export const CampaignResult = z.object({
  chosen: z.int(), // recipients when it started
  waiting: z.int(),
  sent: z.int(),
  failed: z.int(),
  left_before: z.int(), // unsubscribed before their email was sent
  unsubscribed: z.int(), // through a link in this email
})
export type CampaignResult = z.infer<typeof CampaignResult>

export const AdminCampaign = z
  .object({
    ...facts,
    name: z.string(),
    picture: z.string().nullable(),
    id: z.int(),
    version: z.string(),
    status: z.enum(campaignStatuses),
    created_at: z.string(),
    started_at: z.string().nullable(),
    finished_at: z.string().nullable(),
    result: CampaignResult,
    readers: z.int(), // confirmed subscribers today
  })
  .meta({ id: 'AdminCampaign' })
export type AdminCampaign = z.infer<typeof AdminCampaign>

export const adminCampaigns = endpoint({
  ...writing,
  method: 'GET',
  path: '/admin/campaigns',
  summary: 'Campaigns, the newest first, with their results; `search` finds names and subjects',
  query: PageQuery,
  response: pageOf(AdminCampaign),
  problems: refusals,
})

export const adminCampaign = endpoint({
  ...writing,
  method: 'GET',
  path: '/admin/campaigns/:id',
  summary: 'One campaign',
  params: IdParams,
  response: AdminCampaign,
  problems: [...refusals, 'not_found'],
})

export const createCampaign = endpoint({
  ...writing,
  method: 'POST',
  path: '/admin/campaigns',
  summary: 'A new draft',
  body: CampaignBody,
  response: AdminCampaign,
  status: 201,
  problems: refusals,
})

export const changeCampaign = endpoint({
  ...writing,
  method: 'PUT',
  path: '/admin/campaigns/:id',
  summary: 'Save a draft whole; one that was started stays as it is: `campaign_started`',
  params: IdParams,
  body: z.strictObject({ ...facts, version: z.string().max(40) }),
  response: AdminCampaign,
  problems: [...refusals, 'not_found', 'conflict', 'campaign_started'],
})

export const removeCampaign = endpoint({
  ...writing,
  method: 'DELETE',
  path: '/admin/campaigns/:id',
  summary: 'Throw a draft away',
  params: IdParams,
  response: Done,
  problems: [...refusals, 'not_found', 'campaign_started'],
})

export const previewCampaign = endpoint({
  ...writing,
  changesNothing: true,
  method: 'POST',
  path: '/admin/campaigns/preview',
  leavesShared: true,
  summary: 'The letter as its reader would see it, from what the form holds',
  query: z.object({ locale: z.enum(locales).default('it') }),
  body: CampaignBody,
  response: z.object({ subject: z.string(), html: z.string(), text: z.string() }),
  problems: refusals,
})

export const testCampaign = endpoint({
  ...writing,
  method: 'POST',
  path: '/admin/campaigns/:id/test',
  leavesShared: true,
  summary: 'The letter to the caller’s own address, in a language',
  params: IdParams,
  body: z.strictObject({ locale: z.enum(locales) }),
  response: z.object({ sent_to: z.string() }),
  problems: [...refusals, 'not_found'],
  limit: 'mail',
})

/** After this call the campaign cannot change. The job sends it in batches and resumes after a restart. */
export const sendCampaign = endpoint({
  ...sending,
  method: 'POST',
  path: '/admin/campaigns/:id/send',
  summary: 'Start sending to everyone who is confirmed now',
  params: IdParams,
  body: z.strictObject({ version: z.string().max(40) }),
  response: AdminCampaign,
  problems: [...refusals, 'not_found', 'conflict', 'campaign_started', 'campaign_unready'],
})

export const stopCampaign = endpoint({
  ...sending,
  method: 'POST',
  path: '/admin/campaigns/:id/stop',
  summary: 'Send no further letters of it',
  params: IdParams,
  body: z.strictObject({}),
  response: AdminCampaign,
  problems: [...refusals, 'not_found', 'campaign_not_sending'],
})
