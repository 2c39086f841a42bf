import * as contract from '@/contract/endpoints/game/online.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { type Route, route } from '../../kernel/route.ts'
import { act, forfeit, sendEmote } from './act.ts'
import { askRematch } from './ask-rematch.ts'
import { deleteFinishedMatches } from './delete-finished-matches.ts'
import { getReady } from './get-ready.ts'
import { joinByCode, joinMatch } from './join-match.ts'
import { leaveMatch } from './leave-match.ts'
import { openMatch } from './open-match.ts'
import { readMatch } from './read-match.ts'
import { sweepMillis, sweepTables, sweepTablesJob } from './sweep-tables.ts'

const routes: readonly Route[] = [
  route(contract.openMatch, openMatch),
  route(contract.readMatch, readMatch),
  route(contract.joinMatch, joinMatch),
  route(contract.joinByCode, joinByCode),
  route(contract.getReady, getReady),
  route(contract.leaveMatch, leaveMatch),
  route(contract.act, act),
  route(contract.forfeit, forfeit),
  route(contract.askRematch, askRematch),
  route(contract.sendEmote, sendEmote),
]

export const matchesModule: ServerModule = {
  name: 'matches',
  routes,
  jobs: context => [
    { name: sweepTablesJob, pauseMillis: sweepMillis, work: () => sweepTables(context) },
    { name: 'clear-tables', pauseMillis: 60 * 60_000, work: () => deleteFinishedMatches(context) },
  ],
}
