/** Cards people make (decisions §7): their own calls, the shared link, and the administration's judgement. */
import * as contract from '../../../src/contract/creations.ts'
import { callerOf, type World } from '../../kernel/context.ts'
import { type Route, route } from '../../kernel/route.ts'
import { creationsOf } from './creations-repo.ts'
import { changeOwnCreation, keepCreation, throwCreationAway } from './keep-creation.ts'
import { judgeCreation, listForAdmins } from './moderate-creations.ts'
import { askForPrint } from './print-link.ts'
import { sendPicture } from './send-picture.ts'
import { reportShared, showCreation } from './show-creation.ts'
import { removeUpload } from './upload-files.ts'
import { deleteUploadRow, uploadsToRemove } from './uploads-repo.ts'

export const creationsRoutes: readonly Route[] = [
  route(contract.myCreations, (_, context) => creationsOf(context.db, callerOf(context).userId)),
  route(contract.saveCreation, keepCreation),
  route(contract.changeCreation, changeOwnCreation),
  route(contract.removeCreation, throwCreationAway),
  route(contract.uploadCreationPicture, sendPicture),
  route(contract.printCreation, askForPrint),
  route(contract.getCreation, showCreation),
  route(contract.reportCreation, reportShared),
  route(contract.adminCreations, listForAdmins),
  route(contract.moderateCreation, judgeCreation),
]

const sweepMillis = 60_000

/** Takes pictures away that nobody's card stands on any more: the file first, so that a row always knows its file. */
export function startCreations(world: World): void {
  world.jobs.every('creation-pictures', sweepMillis, async stopping => {
    for (const id of await uploadsToRemove(world.db, world.now())) {
      if (stopping.aborted) return
      await removeUpload(world.config, id)
      await deleteUploadRow(world.db, id)
    }
  })
}
