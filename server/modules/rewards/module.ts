import { exchangeCards, myRewards, seeRewards } from '@/contract/endpoints/game/rewards.ts'
import { firstOpenDay } from '@/domain/rewards.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { route } from '../../kernel/route.ts'
import { exchangeDoubles } from './exchange-cards.ts'
import { deleteExpiredTasks, deleteRewardsOf, grantsOf, tasksSince } from './rewards-repo.ts'
import { seeMyRewards, showRewards } from './show-rewards.ts'

export const rewardsModule: ServerModule = {
  name: 'rewards',
  routes: [
    route(myRewards, showRewards),
    route(seeRewards, seeMyRewards),
    route(exchangeCards, exchangeDoubles),
  ],
  jobs: ({ db, now }) => [
    {
      name: 'delete-expired-tasks',
      pauseMillis: 3_600_000,
      work: () => deleteExpiredTasks(db, firstOpenDay(now())),
    },
  ],
  exportPersonalData: {
    rewards: grantsOf,
    daily_tasks: (db, userId) => tasksSince(db, userId, '1970-01-01'),
  },
  erasePersonalData: deleteRewardsOf,
}
