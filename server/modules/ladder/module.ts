import * as contract from '@/contract/endpoints/game/ladder.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { type Route, route } from '../../kernel/route.ts'
import { ladderOf } from './ladder-repo.ts'
import { readLadder } from './read-ladder.ts'

const routes: readonly Route[] = [route(contract.readLadder, readLadder)]

export const ladderModule: ServerModule = {
  name: 'ladder',
  routes,
  exportPersonalData: { ladder: ladderOf },
}
