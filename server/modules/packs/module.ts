import { defaultLocale } from '../../../src/contract/locales.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { finishHalfOpen, halfOpenJob } from './open-packs.ts'
import { packsOf } from './packs-repo.ts'
import { packsRoutes } from './routes.ts'
import { grantWelcomePack, markWelcomedAddress } from './welcome-pack.ts'

export const packsModule: ServerModule = {
  name: 'packs',
  routes: packsRoutes,
  start: context =>
    context.events.on('email-verified', ({ userId }, tx) => grantWelcomePack(tx, userId, context)),
  jobs: context => [
    { name: halfOpenJob, pauseMillis: 60_000, work: stopping => finishHalfOpen(context, stopping) },
  ],
  exportPersonalData: { packs: (db, userId) => packsOf(db, userId, defaultLocale) },
  erasePersonalData: markWelcomedAddress,
}
