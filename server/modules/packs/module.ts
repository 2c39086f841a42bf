import { defaultLocale } from '@/contract/locales.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { finishHalfOpen, halfOpenJob } from './open-packs.ts'
import { packsOf } from './packs-repo.ts'
import { packsRoutes } from './routes.ts'
import { forgetGuestPacks } from './welcome/forget-guest-packs.ts'
import { forgetGuestPacksOf, guestPackOf } from './welcome/guest-packs-repo.ts'
import { grantWelcomePack, markWelcomedAddress } from './welcome-pack.ts'

export const packsModule: ServerModule = {
  name: 'packs',
  routes: packsRoutes,
  start: context =>
    context.events.on('email-verified', ({ userId }, tx) => grantWelcomePack(tx, userId, context)),
  jobs: context => [
    { name: halfOpenJob, pauseMillis: 60_000, work: stopping => finishHalfOpen(context, stopping) },
    { name: 'forget-guest-packs', pauseMillis: 3_600_000, work: () => forgetGuestPacks(context) },
  ],
  exportPersonalData: {
    packs: (db, userId) => packsOf(db, userId, defaultLocale),
    welcome_pack: guestPackOf,
  },
  erasePersonalData: async (tx, userId, context) => {
    await markWelcomedAddress(tx, userId, context)
    await forgetGuestPacksOf(tx, userId)
  },
}
