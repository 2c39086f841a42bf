import * as contract from '../../../src/contract/battles.ts'
import type { World } from '../../kernel/context.ts'
import { type Route, route } from '../../kernel/route.ts'
import { askTicket } from './ask-ticket.ts'
import { beginBattle } from './begin-battle.ts'
import { checkBattles, checkBattlesJob } from './check-battles.ts'
import { listOwnBattles, readRecording, readReport } from './read-battles.ts'
import { callReferee } from './referee.ts'
import { sendResult } from './send-result.ts'
import { deleteSpentTickets, expireTickets } from './tickets-repo.ts'

export const battlesRoutes: readonly Route[] = [
  route(contract.askTicket, askTicket),
  route(contract.beginBattle, beginBattle),
  route(contract.sendResult, sendResult),
  route(contract.battleReport, readReport),
  route(contract.myBattles, listOwnBattles),
  route(contract.battleRecording, readRecording),
]

const minute = 60_000
const spentMillis = 30 * 24 * 60 * minute // kept so long for questions about a refusal

export function startBattles(world: World): void {
  const referee = callReferee()
  world.jobs.every(checkBattlesJob, minute / 4, stopping => checkBattles(world, stopping, referee))
  world.jobs.every('expire-tickets', 60 * minute, async () => {
    const now = world.now()
    await expireTickets(world.db, now)
    await deleteSpentTickets(world.db, new Date(now.getTime() - spentMillis))
  })
}
