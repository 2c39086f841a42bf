import type { ServerModule } from '../../kernel/module.ts'
import { newsletterRoutes } from './routes.ts'
import { campaignJob, sendCampaigns } from './send-campaigns.ts'
import { handleSubscriptions, subscriptionsJob } from './subscribe.ts'
import { forgetSubscriptionOf } from './subscribers-repo.ts'

export const newsletterModule: ServerModule = {
  name: 'newsletter',
  routes: newsletterRoutes,
  jobs: context => [
    { name: subscriptionsJob, pauseMillis: 1000, work: () => handleSubscriptions(context) },
    { name: campaignJob, pauseMillis: 5000, work: stopping => sendCampaigns(context, stopping) },
  ],
  erasePersonalData: forgetSubscriptionOf,
}
