/**
 * Queues the emails of running campaigns, one batch at a time. An email and its recipient's mark are one transaction,
 * so a restart continues after the last batch, and no subscriber gets it twice.
 */
import { href } from '@/contract/paths.ts'
import { composeCampaign } from '../../email/campaign-email.ts'
import { putInOutbox } from '../../email/outbox.ts'
import type { AppContext } from '../../kernel/context.ts'
import { emailLinks } from '../email-texts/email-links.ts'
import { type DueRecipient, dueRecipients, finishDone, markHandled } from './campaigns-repo.ts'
import { leaveToken } from './email-token.ts'

export const campaignJob = 'campaigns'
const batch = 50

type Needs = Pick<AppContext, 'db' | 'config' | 'now' | 'log'>

/**
 * Runs in the job `campaigns`: batches of 50, each in a separate transaction, until no recipient is due or `stopping`
 * is aborted.
 */
export async function sendCampaigns(context: Needs, stopping: AbortSignal): Promise<void> {
  for (let handled = batch; handled === batch && !stopping.aborted; ) handled = await sendBatch(context)
}

/** Returns how many recipients were handled. */
function sendBatch({ db, config, now, log }: Needs): Promise<number> {
  return db.transaction(async tx => {
    const place = { ...(await emailLinks(tx, config)), secret: config.appSecret }
    const due = await dueRecipients(tx, batch)
    for (const recipient of due) {
      const email = compose(recipient, place, log)
      await markHandled(tx, recipient, email && (await putInOutbox(tx, email, now())), now())
    }
    await finishDone(tx, now())
    return due.length
  })
}

type Place = Parameters<typeof composeCampaign>[3] & { secret: string }

/**
 * Returns null for a subscriber who has unsubscribed, and for an email that cannot be composed, which is logged and
 * does not block the others.
 */
function compose({ campaign, subscriber }: DueRecipient, place: Place, log: Needs['log']) {
  if (subscriber.status !== 'confirmed') return null
  const { email, locale } = subscriber
  const token = leaveToken(place.secret, subscriber, campaign.id)
  const unsubscribe_url = `${place.apiUrl}/api/newsletter/one-click?token=${token}`
  try {
    const content = composeCampaign(campaign, locale, `${href('newsletter', locale)}?leave=${token}`, place)
    return { ...content, letter: 'campaign', recipient: email, locale, order_id: null, unsubscribe_url }
  } catch (error) {
    log.error(
      { err: error, campaign: campaign.id, subscriber: subscriber.id },
      'an email could not be composed',
    )
    return null
  }
}
