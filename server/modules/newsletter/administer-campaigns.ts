/** Campaigns in the administration: written as drafts, tried on oneself, started once. */
import type { AnswerOf, ParsedOf } from '../../../src/contract/endpoint.ts'
import { done } from '../../../src/contract/envelope.ts'
import { locales } from '../../../src/contract/locales.ts'
import type * as contract from '../../../src/contract/newsletter.ts'
import { href } from '../../../src/contract/paths.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { versionOf } from '../../kernel/record-version.ts'
import { cleanRichText } from '../../kernel/rich-text.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { composeCampaign, writtenIn } from '../../mail/campaign-letter.ts'
import { putInOutbox } from '../../mail/outbox.ts'
import { translate } from '../../mail/words.ts'
import { inOneGo, tellRegister } from '../audit/save-record.ts'
import { findUser } from '../auth/users-repo.ts'
import { siteSettings } from '../settings/site-settings.ts'
import {
  type CampaignRow,
  campaignById,
  campaignCount,
  campaignRows,
  chooseRecipients,
  dropCampaign,
  insertCampaign,
  lockedCampaign,
  resultIn,
  resultsOf,
  storeCampaign,
} from './campaigns-repo.ts'
import { campaignJob } from './send-campaigns.ts'
import { confirmedCount } from './subscribers-repo.ts'

type Campaign = contract.AdminCampaign

const words = ({ name, picture, texts, status }: CampaignRow) => ({ name, picture, texts, status })

async function viewsOf(db: Queryable, rows: readonly CampaignRow[]): Promise<Campaign[]> {
  const results = await resultsOf(
    db,
    rows.map(({ id }) => id),
  )
  const readers = await confirmedCount(db)
  return rows.map(row => ({
    ...row,
    version: versionOf(words(row)),
    created_at: row.created_at.toISOString(),
    started_at: row.started_at?.toISOString() ?? null,
    finished_at: row.finished_at?.toISOString() ?? null,
    result: resultIn(results, row.id),
    readers,
  }))
}

const viewOf = async (db: Queryable, row: CampaignRow): Promise<Campaign> =>
  (await viewsOf(db, [row]))[0] as Campaign

const cleaned = ({ texts, ...body }: contract.CampaignBody): contract.CampaignBody => {
  const clean = { ...texts }
  for (const locale of locales) clean[locale] = { ...texts[locale], html: cleanRichText(texts[locale].html) }
  return { ...body, texts: clean }
}

export async function listCampaigns(
  { query: { page, per_page, search } }: ParsedOf<typeof contract.adminCampaigns>,
  { db }: CallContext,
): Promise<AnswerOf<typeof contract.adminCampaigns>> {
  const rows = await campaignRows(db, per_page, (page - 1) * per_page, search)
  const total = await campaignCount(db, search)
  return { data: await viewsOf(db, rows), meta: { total, page, per_page } }
}

export async function showCampaign(
  { params }: ParsedOf<typeof contract.adminCampaign>,
  { db }: CallContext,
): Promise<Campaign | Refusal> {
  const row = await campaignById(db, params.id)
  return row ? viewOf(db, row) : refuse('not_found')
}

async function told(tx: Queryable, context: CallContext, before: CampaignRow | null, after: CampaignRow) {
  await tellRegister(tx, context, {
    record: 'campaign',
    id: after.id,
    title: after.name,
    before: before && words(before),
    after: words(after),
  })
  return viewOf(tx, after)
}

export const addCampaign = ({ body }: ParsedOf<typeof contract.createCampaign>, context: CallContext) =>
  inOneGo(context, async tx =>
    told(tx, context, null, await insertCampaign(tx, cleaned(body), context.now())),
  )

/** The draft, when it is one and nobody saved it meanwhile. */
async function openDraft(tx: Queryable, id: number, version?: string): Promise<CampaignRow | Refusal> {
  const row = await lockedCampaign(tx, id)
  if (!row) return refuse('not_found')
  if (row.status !== 'draft') return refuse('campaign_started')
  if (version !== undefined && versionOf(words(row)) !== version)
    return refuse('conflict', [], { current: await viewOf(tx, row) })
  return row
}

export const saveCampaign = (
  { params, body: { version, ...body } }: ParsedOf<typeof contract.changeCampaign>,
  context: CallContext,
) =>
  inOneGo(context, async tx => {
    const row = await openDraft(tx, params.id, version)
    if ('code' in row) return row
    return told(tx, context, row, await storeCampaign(tx, row.id, cleaned(body)))
  })

export const eraseCampaign = ({ params }: ParsedOf<typeof contract.removeCampaign>, context: CallContext) =>
  inOneGo(context, async tx => {
    const row = await openDraft(tx, params.id)
    if ('code' in row) return row
    await dropCampaign(tx, row.id)
    const title = row.name
    await tellRegister(tx, context, {
      record: 'campaign',
      id: row.id,
      title,
      before: words(row),
      after: null,
    })
    return done
  })

/** The link that leaves leads to the page, but with no key: a preview ends nobody's subscription. */
async function composed(
  campaign: contract.CampaignBody,
  locale: contract.Subscriber['locale'],
  { db, config }: CallContext,
  publicUrl: string = config.publicUrl,
) {
  const { site_name: siteName } = await siteSettings(db, config)
  const place = { publicUrl, siteName, translate }
  return composeCampaign(campaign, locale, `${href('newsletter', locale)}?leave=`, place)
}

/** Its pictures come from the address it is looked at under, whatever the shop is called elsewhere. */
export const previewLetter = (
  { query, body }: ParsedOf<typeof contract.previewCampaign>,
  context: CallContext,
): Promise<AnswerOf<typeof contract.previewCampaign>> => composed(cleaned(body), query.locale, context, '')

export async function sendTest(
  { params, body: { locale } }: ParsedOf<typeof contract.testCampaign>,
  context: CallContext,
): Promise<AnswerOf<typeof contract.testCampaign> | Refusal> {
  const { db, jobs, now } = context
  const row = await campaignById(db, params.id)
  const caller = await findUser(db, callerOf(context).userId)
  if (!row || !caller) return refuse('not_found')
  const letter = await composed(row, locale, context)
  const entry = { ...letter, letter: 'campaign-test', recipient: caller.email, locale, order_id: null }
  await putInOutbox(db, entry, now())
  void jobs.nudge('mail')
  return { sent_to: caller.email }
}

const isReady = ({ texts }: CampaignRow) =>
  texts.it.subject !== '' && texts.it.title !== '' && writtenIn(texts, 'it') === 'it' && texts.it.html !== ''

export async function startSending(
  { params, body }: ParsedOf<typeof contract.sendCampaign>,
  context: CallContext,
): Promise<Campaign | Refusal> {
  const started = await inOneGo(context, async tx => {
    const row = await openDraft(tx, params.id, body.version)
    if ('code' in row) return row
    if (!isReady(row)) return refuse('campaign_unready')
    if ((await chooseRecipients(tx, row.id)) === 0) return refuse('campaign_unready')
    const set = { status: 'sending' as const, started_at: context.now() }
    return told(tx, context, row, await storeCampaign(tx, row.id, set))
  })
  if (!('code' in started)) void context.jobs.nudge(campaignJob)
  return started
}

export const stopSending = ({ params }: ParsedOf<typeof contract.stopCampaign>, context: CallContext) =>
  inOneGo(context, async tx => {
    const row = await lockedCampaign(tx, params.id)
    if (!row) return refuse('not_found')
    if (row.status !== 'sending') return refuse('campaign_started')
    const set = { status: 'stopped' as const, finished_at: context.now() }
    return told(tx, context, row, await storeCampaign(tx, row.id, set))
  })
