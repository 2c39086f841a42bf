import * as contract from '../../../src/contract/newsletter.ts'
import { confirmNewsletter, subscribeNewsletter } from '../../../src/contract/site.ts'
import { type Route, route } from '../../kernel/route.ts'
import {
  addCampaign,
  eraseCampaign,
  listCampaigns,
  previewLetter,
  saveCampaign,
  sendTest,
  showCampaign,
  startSending,
  stopSending,
} from './administer-campaigns.ts'
import { forgetOne } from './forget-subscriber.ts'
import { confirm, leave, subscribe } from './subscribe.ts'
import { subscribersPage } from './subscribers-repo.ts'

export const newsletterRoutes: readonly Route[] = [
  route(subscribeNewsletter, subscribe),
  route(confirmNewsletter, confirm),
  route(contract.unsubscribeNewsletter, ({ body }, context) => leave(body.token, context)),
  route(contract.oneClickUnsubscribe, ({ query }, context) => leave(query.token, context), {
    acceptsForm: true,
  }),
  route(contract.adminSubscribers, ({ query }, { db }) => subscribersPage(db, query)),
  route(contract.removeSubscriber, forgetOne),
  route(contract.adminCampaigns, listCampaigns),
  route(contract.adminCampaign, showCampaign),
  route(contract.createCampaign, addCampaign),
  route(contract.changeCampaign, saveCampaign),
  route(contract.removeCampaign, eraseCampaign),
  route(contract.previewCampaign, previewLetter),
  route(contract.testCampaign, sendTest),
  route(contract.sendCampaign, startSending),
  route(contract.stopCampaign, stopSending),
]
