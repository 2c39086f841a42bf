import type { ServerModule } from '../../kernel/module.ts'
import { battlesOf, forgetBattles } from './battles-repo.ts'
import { checkBattles, checkBattlesJob } from './check-battles.ts'
import { expireAndDeleteTickets } from './expire-tickets.ts'
import { deleteWins, winsOf } from './lesson-wins-repo.ts'
import { callReferee } from './referee.ts'
import { battlesRoutes } from './routes.ts'

const minute = 60_000

export const battlesModule: ServerModule = {
  name: 'battles',
  routes: battlesRoutes,
  jobs: context => {
    const referee = callReferee()
    return [
      {
        name: checkBattlesJob,
        pauseMillis: minute / 4,
        work: stopping => checkBattles(context, stopping, referee),
      },
      { name: 'expire-tickets', pauseMillis: 60 * minute, work: () => expireAndDeleteTickets(context) },
    ]
  },
  exportPersonalData: { battles: battlesOf, lessons: winsOf },
  erasePersonalData: async (tx, userId) => {
    await forgetBattles(tx, userId)
    await deleteWins(tx, userId)
  },
}
