import type { ServerModule } from '../../kernel/module.ts'
import { lockPlayers } from '../ladder/players-repo.ts'
import { forgetOnlinePlayer } from './forget-online-player.ts'
import { pairPlayers, pairPlayersJob } from './pair-players.ts'
import { lobbyRoutes } from './routes.ts'

export const lobbyModule: ServerModule = {
  name: 'lobby',
  routes: lobbyRoutes,
  jobs: context => [{ name: pairPlayersJob, pauseMillis: 1000, work: () => pairPlayers(context) }],
  start: ({ events }) =>
    // The end of a battle locks its players before their accounts. A deletion must lock in the same order.
    events.on('account-leaving', async ({ userId }, tx) => void (await lockPlayers(tx, [userId]))),
  erasePersonalData: (tx, userId, { now }) => forgetOnlinePlayer(tx, userId, now()),
}
