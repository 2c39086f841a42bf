import type { ServerModule } from '../../kernel/module.ts'
import { forgetOnlinePlayer } from './forget-online-player.ts'
import { pairPlayers, pairPlayersJob } from './pair-players.ts'
import { lobbyRoutes } from './routes.ts'

export const lobbyModule: ServerModule = {
  name: 'lobby',
  routes: lobbyRoutes,
  jobs: context => [{ name: pairPlayersJob, pauseMillis: 1000, work: () => pairPlayers(context) }],
  erasePersonalData: (tx, userId, { now }) => forgetOnlinePlayer(tx, userId, now()),
}
