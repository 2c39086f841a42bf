import * as contract from '../../../src/contract/lobby.ts'
import type { World } from '../../kernel/context.ts'
import { type Route, route } from '../../kernel/route.ts'
import { keepPresence } from './keep-presence.ts'
import { pairPlayers, pairPlayersJob } from './pair-players.ts'
import { readLobby } from './read-lobby.ts'
import { startSearch, stopSearch } from './search-opponent.ts'

export const lobbyRoutes: readonly Route[] = [
  route(contract.readLobby, readLobby),
  route(contract.heartbeat, keepPresence),
  route(contract.startSearch, startSearch),
  route(contract.stopSearch, stopSearch),
]

const pairMillis = 1_000

export function startLobby(world: World): void {
  world.jobs.every(pairPlayersJob, pairMillis, () => pairPlayers(world))
}
