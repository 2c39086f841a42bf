import * as contract from '../../../src/contract/online.ts'
import type { World } from '../../kernel/context.ts'
import { type Route, route } from '../../kernel/route.ts'
import { act, forfeit, sendEmote } from './act.ts'
import { askRematch } from './ask-rematch.ts'
import { getReady } from './get-ready.ts'
import { joinByCode, joinMatch } from './join-match.ts'
import { leaveMatch } from './leave-match.ts'
import { deleteOldMatches } from './matches-repo.ts'
import { openMatch } from './open-match.ts'
import { readMatch } from './read-match.ts'
import { sweepMillis, sweepTables, sweepTablesJob } from './sweep-tables.ts'

export const matchesRoutes: readonly Route[] = [
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

const hour = 60 * 60_000
const keptMillis = 7 * 24 * hour // the history and the replays stay

export function startMatches(world: World): void {
  world.jobs.every(sweepTablesJob, sweepMillis, () => sweepTables(world))
  world.jobs.every('clear-tables', hour, () =>
    deleteOldMatches(world.db, new Date(world.now().getTime() - keptMillis)),
  )
}
