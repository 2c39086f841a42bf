/**
 * Puts the letters of running campaigns into the outbox, a batch at a time. A letter and the mark that its reader has it are
 * one transaction: a restart goes on where the last batch ended, and nobody is written to twice.
 */
import { href } from '../../../src/contract/paths.ts'
import type { World } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { composeCampaign } from '../../mail/campaign-letter.ts'
import { putInOutbox } from '../../mail/outbox.ts'
import { translate } from '../../mail/words.ts'
import { siteSettings } from '../settings/site-settings.ts'
import { type DueRecipient, dueRecipients, finishDone, markHandled } from './campaigns-repo.ts'
import { leaveToken } from './letter-token.ts'

export const campaignJob = 'campaigns'
const batch = 50
const pauseMillis = 5000

type Needs = Pick<World, 'db' | 'config' | 'now' | 'jobs'>

export const startCampaigns = (world: Needs): void =>
  world.jobs.every(campaignJob, pauseMillis, stopping => sendCampaigns(world, stopping))

export async function sendCampaigns(world: Needs, stopping: AbortSignal): Promise<void> {
  for (let taken = batch; taken === batch && !stopping.aborted; ) taken = await sendBatch(world)
}

/** How many had their turn. */
function sendBatch({ db, config, now }: Needs): Promise<number> {
  return db.transaction(async tx => {
    const { site_name: siteName } = await siteSettings(tx, config)
    const place = { publicUrl: config.publicUrl, siteName, translate, secret: config.appSecret }
    const due = await dueRecipients(tx, batch)
    for (const one of due) await markHandled(tx, one, await write(tx, one, place, now()), now())
    await finishDone(tx, now())
    return due.length
  })
}

type Place = Parameters<typeof composeCampaign>[3] & { secret: string }

async function write(
  tx: Queryable,
  { campaign, subscriber }: DueRecipient,
  place: Place,
  now: Date,
): Promise<number | null> {
  if (subscriber.status !== 'confirmed') return null
  const { email, locale } = subscriber
  const token = leaveToken(place.secret, subscriber, campaign.id)
  const leavePath = `${href('newsletter', locale)}?leave=${token}`
  const letter = composeCampaign(campaign, locale, leavePath, place)
  const unsubscribe_url = `${place.publicUrl}/api/newsletter/one-click?token=${token}`
  const entry = { ...letter, letter: 'campaign', recipient: email, locale, order_id: null, unsubscribe_url }
  return putInOutbox(tx, entry, now)
}
