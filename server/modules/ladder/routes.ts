import * as contract from '@/contract/endpoints/game/ladder.ts'
import { type Route, route } from '../../kernel/route.ts'
import { readLadder } from './read-ladder.ts'

export const ladderRoutes: readonly Route[] = [route(contract.readLadder, readLadder)]
