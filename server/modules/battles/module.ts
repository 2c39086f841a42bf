import * as contract from '@/contract/endpoints/game/battles.ts'
import { askGuestTicket, claimGuestBattle } from '@/contract/endpoints/game/guest-battle.ts'
import { claimLesson, myLessons } from '@/contract/endpoints/game/lesson.ts'
import type { AppContext } from '../../kernel/context.ts'
import { patiently } from '../../kernel/db/patience.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { type Route, route } from '../../kernel/route.ts'
import { askTicket } from './ask-ticket.ts'
import { battlesOf, forgetBattles } from './battles-repo.ts'
import { beginBattle } from './begin-battle.ts'
import { checkBattles, checkBattlesJob } from './check-battles.ts'
import { claimGuestBattle as claimGuest } from './claim-guest-battle.ts'
import { claimLessonReward, readLessons } from './claim-lesson.ts'
import { guestTicket } from './guest-ticket.ts'
import { deleteWins, winsOf } from './lesson-wins-repo.ts'
import { listOwnBattles, readRecording, readReport } from './read-battles.ts'
import { callReferee } from './referee.ts'
import { sendResult } from './send-result.ts'
import { deleteSpentTickets, expireTickets } from './tickets-repo.ts'

const spentMillis = 30 * 24 * 60 * 60_000 // until then the rows explain a refusal

/** Also deletes expired tickets and refused results thirty days after their expiry. */
async function expireAndDeleteTickets({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<void> {
  const at = now()
  await patiently(db, tx => expireTickets(tx, at))
  await patiently(db, tx => deleteSpentTickets(tx, new Date(at.getTime() - spentMillis)))
}

const routes: readonly Route[] = [
  route(contract.askTicket, askTicket),
  route(contract.beginBattle, beginBattle),
  route(contract.sendResult, sendResult),
  route(contract.battleReport, readReport),
  route(contract.myBattles, listOwnBattles),
  route(contract.battleRecording, readRecording),
  route(claimLesson, claimLessonReward),
  route(askGuestTicket, guestTicket),
  route(claimGuestBattle, claimGuest),
  route(myLessons, readLessons),
]

const minute = 60_000

export const battlesModule: ServerModule = {
  name: 'battles',
  routes,
  jobs: context => {
    const referee = callReferee()
    return [
      {
        name: checkBattlesJob,
        pauseMillis: minute / 4,
        work: stopping => checkBattles(context, stopping, referee),
      },
      { name: 'expire-tickets', pauseMillis: 60 * minute, work: () => expireAndDeleteTickets(context) },
    ]
  },
  exportPersonalData: { battles: battlesOf, lessons: winsOf },
  erasePersonalData: async (tx, userId) => {
    await forgetBattles(tx, userId)
    await deleteWins(tx, userId)
  },
}
