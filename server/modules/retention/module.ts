import { adminRetention } from '@/contract/endpoints/admin/retention.ts'
import { patiently } from '../../kernel/db/patience.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { route } from '../../kernel/route.ts'
import { shopSettings } from '../settings/site-settings.ts'
import { applyRetention, retentionJob } from './apply-retention.ts'
import { countExpired } from './retention-repo.ts'

/** Retention periods of personal data, enforced in one process at a time. */
export const retentionModule: ServerModule = {
  name: 'retention',
  routes: [
    route(adminRetention, (_, { db, now }) =>
      patiently(db, async tx => ({ due: await countExpired(tx, (await shopSettings(tx)).retention, now()) })),
    ),
  ],
  jobs: context => [
    { name: retentionJob, pauseMillis: 3_600_000, work: stopping => applyRetention(context, stopping) },
  ],
}
