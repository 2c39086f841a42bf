import * as contract from '@/contract/endpoints/game/lobby.ts'
import { type Route, route } from '../../kernel/route.ts'
import { readLobby } from './read-lobby.ts'
import { recordPresence } from './record-presence.ts'
import { startSearch, stopSearch } from './search-opponent.ts'

export const lobbyRoutes: readonly Route[] = [
  route(contract.readLobby, readLobby),
  route(contract.heartbeat, recordPresence),
  route(contract.startSearch, startSearch),
  route(contract.stopSearch, stopSearch),
]
