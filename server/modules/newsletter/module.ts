import * as contract from '@/contract/endpoints/site/newsletter.ts'
import { confirmNewsletter, subscribeNewsletter } from '@/contract/endpoints/site/site.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { listRecords, showRecord } from '../../kernel/records/read-records.ts'
import { createRecord, removeRecord, saveRecord } from '../../kernel/records/write-records.ts'
import { type Route, route } from '../../kernel/route.ts'
import { campaignRecord } from './campaign-record.ts'
import { forgetOne } from './forget-subscriber.ts'
import { previewEmail, sendTest, startSending, stopSending } from './send-campaign.ts'
import { campaignJob, sendCampaigns } from './send-campaigns.ts'
import { confirm, handleSubscriptions, leave, subscribe, subscriptionsJob } from './subscribe.ts'
import { forgetSubscriptionOf, subscribersPage } from './subscribers-repo.ts'

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
  erasePersonalData: forgetSubscriptionOf,
}
