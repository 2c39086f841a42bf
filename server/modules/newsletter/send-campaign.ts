/** Admin actions for a campaign: preview, send a test, start once, stop. */
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type * as contract from '@/contract/endpoints/site/newsletter.ts'
import { href } from '@/contract/paths.ts'
import { composeCampaign, writtenIn } from '../../email/campaign-email.ts'
import { putInOutbox } from '../../email/outbox.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { takeTime } from '../../kernel/db/patience.ts'
import { recordViewChange } from '../../kernel/records/record-change.ts'
import { refuseStale } from '../../kernel/records/record-version.ts'
import { inTransaction, isRefusal, type Refusal, refuse } from '../../kernel/route.ts'
import { findUser } from '../auth/users-repo.ts'
import { emailLinks } from '../email-texts/email-links.ts'
import { campaignFacts, campaignRecord, cleanedCampaign } from './campaign-record.ts'
import { campaignsTable, chooseRecipients } from './campaigns-repo.ts'
import { campaignJob } from './send-campaigns.ts'

type Campaign = contract.AdminCampaign

/** The unsubscribe link has no token, so that a preview or a test cannot unsubscribe anyone. */
async function composed(
  campaign: contract.CampaignBody,
  locale: contract.Subscriber['locale'],
  { db, config }: CallContext,
  urls: Pick<CallContext['config'], 'publicUrl' | 'apiUrl'> = config,
) {
  const place = await emailLinks(db, urls)
  return composeCampaign(campaign, locale, `${href('newsletter', locale)}?leave=`, place)
}

/** Stores and sends nothing. Links and pictures are relative to the site of the administration. */
export const previewEmail = (
  { query, body }: ParsedOf<typeof contract.previewCampaign>,
  context: CallContext,
): Promise<ResponseOf<typeof contract.previewCampaign>> =>
  composed(cleanedCampaign(body), query.locale, context, { publicUrl: '', apiUrl: '' })

/**
 * Queues the stored campaign, in the requested language, to the caller's address. Refuses `not_found` when the campaign
 * does not exist.
 */
export async function sendTest(
  { params, body: { locale } }: ParsedOf<typeof contract.testCampaign>,
  context: CallContext,
): Promise<ResponseOf<typeof contract.testCampaign> | Refusal> {
  const { db, jobs, now } = context
  const row = await campaignsTable.find(db, params.id)
  const caller = await findUser(db, callerOf(context).userId)
  if (!row || !caller) return refuse('not_found')
  const letter = await composed(row, locale, context)
  const entry = { ...letter, letter: 'campaign-test', recipient: caller.email, locale, order_id: null }
  await putInOutbox(db, entry, now())
  void jobs.nudge('mail')
  return { sent_to: caller.email }
}

const isReady = ({ texts }: Campaign) =>
  texts.it.subject !== '' && texts.it.title !== '' && writtenIn(texts, 'it') === 'it' && texts.it.html !== ''

/** Stores the status of the campaign, with an audit entry. */
async function storeProgress(
  tx: Queryable,
  before: Campaign,
  change: { status: Campaign['status']; started_at?: Date; finished_at?: Date },
  context: CallContext,
): Promise<Campaign | Refusal> {
  await campaignsTable.update(tx, before.id, change)
  const after = await campaignRecord.read(tx, before.id, context)
  if (!after) return refuse('not_found')
  const [from, to] = [campaignFacts(before), campaignFacts(after)]
  await recordViewChange(tx, context, {
    record: 'campaign',
    id: after.id,
    title: after.name,
    before: from,
    after: to,
  })
  return after
}

/**
 * Chooses every confirmed subscriber, audits the change and starts the send job. Refuses `not_found`,
 * `campaign_started` unless it is a draft, `conflict` for an old version, and `campaign_unready` while the Italian text
 * is incomplete or no subscriber is confirmed.
 */
export async function startSending(
  { params, body }: ParsedOf<typeof contract.sendCampaign>,
  context: CallContext,
): Promise<Campaign | Refusal> {
  const started = await inTransaction<Campaign>(context, async tx => {
    await campaignRecord.lock(tx, params.id)
    const draft = await campaignRecord.read(tx, params.id, context)
    if (!draft) return refuse('not_found')
    if (draft.status !== 'draft') return refuse('campaign_started')
    const stale = await refuseStale(body.version, draft.version, () => draft)
    if (stale) return stale
    if (!isReady(draft)) return refuse('campaign_unready')
    await takeTime(tx)
    if ((await chooseRecipients(tx, draft.id)) === 0) return refuse('campaign_unready')
    return storeProgress(tx, draft, { status: 'sending', started_at: context.now() }, context)
  })
  if (!isRefusal(started)) void context.jobs.nudge(campaignJob)
  return started
}

/**
 * Remaining recipients get no email. Refuses `not_found`, and `campaign_not_sending` unless it is being sent. Audited.
 */
export const stopSending = ({ params }: ParsedOf<typeof contract.stopCampaign>, context: CallContext) =>
  inTransaction<Campaign>(context, async tx => {
    await campaignRecord.lock(tx, params.id)
    const current = await campaignRecord.read(tx, params.id, context)
    if (!current) return refuse('not_found')
    if (current.status !== 'sending') return refuse('campaign_not_sending')
    return storeProgress(tx, current, { status: 'stopped', finished_at: context.now() }, context)
  })
