import * as contract from '@/contract/endpoints/game/lobby.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { type Route, route } from '../../kernel/route.ts'
import { lockPlayers } from '../ladder/players-repo.ts'
import { forgetOnlinePlayer } from './forget-online-player.ts'
import { pairPlayers, pairPlayersJob } from './pair-players.ts'
import { readLobby } from './read-lobby.ts'
import { recordPresence } from './record-presence.ts'
import { startSearch, stopSearch } from './search-opponent.ts'

const routes: readonly Route[] = [
  route(contract.readLobby, readLobby),
  route(contract.heartbeat, recordPresence),
  route(contract.startSearch, startSearch),
  route(contract.stopSearch, stopSearch),
]

export const lobbyModule: ServerModule = {
  name: 'lobby',
  routes,
  jobs: context => [{ name: pairPlayersJob, pauseMillis: 1000, work: () => pairPlayers(context) }],
  start: ({ events }) =>
    // The end of a battle locks its players before their accounts. A deletion must lock in the same order.
    events.on('account-leaving', async ({ userId }, tx) => void (await lockPlayers(tx, [userId]))),
  erasePersonalData: (tx, userId, { now }) => forgetOnlinePlayer(tx, userId, now()),
}
