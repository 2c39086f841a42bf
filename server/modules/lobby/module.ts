import * as contract from '@/contract/endpoints/game/lobby.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { type Route, route } from '../../kernel/route.ts'
import { leaveLadder } from '../ladder/ladder-repo.ts'
import { forgetPlayer, lockPlayers } from '../ladder/players-repo.ts'
import { closeWaiting } from '../matches/matches-repo.ts'
import { pairPlayers, pairPlayersJob } from './pair-players.ts'
import { readLobby } from './read-lobby.ts'
import { recordPresence } from './record-presence.ts'
import { startSearch, stopSearch } from './search-opponent.ts'
import { announceSpectators, announceSpectatorsJob } from './spectators.ts'

/**
 * Removes seat, search and ladder row. A running battle is lost because heartbeats stop, and stays in the opponent's
 * history.
 */
async function forgetOnlinePlayer(tx: Queryable, userId: number, now: Date): Promise<void> {
  await closeWaiting(tx, userId, now)
  await leaveLadder(tx, userId)
  await forgetPlayer(tx, userId)
}

const routes: readonly Route[] = [
  route(contract.readLobby, readLobby),
  route(contract.heartbeat, recordPresence),
  route(contract.startSearch, startSearch),
  route(contract.stopSearch, stopSearch),
]

export const lobbyModule: ServerModule = {
  name: 'lobby',
  routes,
  jobs: context => [
    { name: pairPlayersJob, pauseMillis: 1000, work: () => pairPlayers(context) },
    {
      name: announceSpectatorsJob,
      pauseMillis: 1000,
      work: () => announceSpectators(context),
      isPerProcess: true,
    },
  ],
  start: ({ events }) =>
    // The end of a battle locks its players before their accounts. A deletion must lock in the same order.
    events.on('account-leaving', async ({ userId }, tx) => void (await lockPlayers(tx, [userId]))),
  erasePersonalData: (tx, userId, { now }) => forgetOnlinePlayer(tx, userId, now()),
}
