import type { ParsedOf } from '@/contract/endpoint.ts'
import type { removeSubscriber } from '@/contract/endpoints/site/newsletter.ts'
import * as contract from '@/contract/endpoints/site/newsletter.ts'
import { confirmNewsletter, subscribeNewsletter } from '@/contract/endpoints/site/site.ts'
import { done } from '@/contract/envelope.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { listRecords, showRecord } from '../../kernel/records/read-records.ts'
import { recordChange } from '../../kernel/records/record-change.ts'
import { createRecord, removeRecord, saveRecord } from '../../kernel/records/write-records.ts'
import { inTransaction, type Route, refuse, route } from '../../kernel/route.ts'
import { anyAddress, verifiedAddress } from '../auth/users-repo.ts'
import { campaignRecord } from './campaign-record.ts'
import { lockedSubscriber } from './newsletter-repo.ts'
import { previewEmail, sendTest, startSending, stopSending } from './send-campaign.ts'
import { campaignJob, sendCampaigns } from './send-campaigns.ts'
import { confirm, handleSubscriptions, leave, subscribe, subscriptionsJob } from './subscribe.ts'
import {
  exportedSubscription,
  forgetSubscriber,
  forgetSubscription,
  subscribersPage,
  withAddress,
} from './subscribers-repo.ts'

/**
 * Deletes an address completely. The audit entry does not contain the address. Refuses `not_found` when the subscriber does not exist. Deletion
 * and audit entry are one transaction.
 */
const forgetOne = ({ params }: ParsedOf<typeof removeSubscriber>, context: CallContext) =>
  inTransaction(context, async tx => {
    const row = await lockedSubscriber(tx, params.id)
    if (!row) return refuse('not_found')
    await forgetSubscriber(tx, row.id)
    await recordChange(
      tx,
      { userId: callerOf(context).userId, at: context.now() },
      {
        record: 'subscriber',
        id: row.id,
        title: `#${row.id}`,
        before: { status: row.status, locale: row.locale },
        after: null,
      },
    )
    return done
  })

const routes: readonly Route[] = [
  route(subscribeNewsletter, subscribe),
  route(confirmNewsletter, confirm),
  route(contract.unsubscribeNewsletter, ({ body }, context) => leave(body.token, context)),
  route(contract.oneClickUnsubscribe, ({ query }, context) => leave(query.token, context), {
    acceptsForm: true,
  }),
  route(contract.adminSubscribers, ({ query }, { db }) => subscribersPage(db, query)),
  route(contract.removeSubscriber, forgetOne),
  route(contract.adminCampaigns, listRecords(campaignRecord)),
  route(contract.adminCampaign, showRecord(campaignRecord)),
  route(contract.createCampaign, createRecord(campaignRecord)),
  route(contract.changeCampaign, saveRecord(campaignRecord)),
  route(contract.removeCampaign, removeRecord(campaignRecord)),
  route(contract.previewCampaign, previewEmail),
  route(contract.testCampaign, sendTest),
  route(contract.sendCampaign, startSending),
  route(contract.stopCampaign, stopSending),
]

export const newsletterModule: ServerModule = {
  name: 'newsletter',
  routes,
  jobs: context => [
    { name: subscriptionsJob, pauseMillis: 1000, work: () => handleSubscriptions(context) },
    { name: campaignJob, pauseMillis: 5000, work: stopping => sendCampaigns(context, stopping) },
  ],
  exportPersonalData: {
    newsletter: (db, userId) => exportedSubscription(db, withAddress(verifiedAddress(userId))),
  },
  erasePersonalData: (tx, userId) => forgetSubscription(tx, withAddress(anyAddress(userId))),
}
