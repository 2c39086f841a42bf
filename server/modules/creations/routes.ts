/** Endpoints of cards made by players (decision 0036): for their authors, for shared links, and for moderation. */
import * as contract from '@/contract/endpoints/game/creations.ts'
import { callerOf } from '../../kernel/context.ts'
import { type Route, route } from '../../kernel/route.ts'
import { creationsOf } from './creations-repo.ts'
import { judgeCreation, listForAdmins } from './moderate-creations.ts'
import { askForPrint } from './print-link.ts'
import { sendPicture } from './send-picture.ts'
import { reportShared, showCreation } from './show-creation.ts'
import { changeOwnCreation, throwCreationAway, upsertCreation } from './upsert-creation.ts'

export const creationsRoutes: readonly Route[] = [
  route(contract.myCreations, (_, context) => creationsOf(context.db, callerOf(context).userId)),
  route(contract.saveCreation, upsertCreation),
  route(contract.changeCreation, changeOwnCreation),
  route(contract.removeCreation, throwCreationAway),
  route(contract.uploadCreationPicture, sendPicture),
  route(contract.printCreation, askForPrint),
  route(contract.getCreation, showCreation),
  route(contract.reportCreation, reportShared),
  route(contract.adminCreations, listForAdmins),
  route(contract.moderateCreation, judgeCreation),
]
