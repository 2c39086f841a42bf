import * as contract from '@/contract/endpoints/game/battles.ts'
import { askGuestTicket, claimGuestBattle } from '@/contract/endpoints/game/guest-battle.ts'
import { claimLesson, myLessons } from '@/contract/endpoints/game/lesson.ts'
import { type Route, route } from '../../kernel/route.ts'
import { askTicket } from './ask-ticket.ts'
import { beginBattle } from './begin-battle.ts'
import { claimGuestBattle as claimGuest } from './claim-guest-battle.ts'
import { claimLessonReward, readLessons } from './claim-lesson.ts'
import { guestTicket } from './guest-ticket.ts'
import { listOwnBattles, readRecording, readReport } from './read-battles.ts'
import { sendResult } from './send-result.ts'

export const battlesRoutes: readonly Route[] = [
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
