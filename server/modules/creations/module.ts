import * as contract from '@/contract/endpoints/game/creations.ts'
import { callerOf } from '../../kernel/context.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { type Route, route } from '../../kernel/route.ts'
import { creationsOf, forgetCreations } from './creations-repo.ts'
import { judgeCreation, listForAdmins } from './moderate-creations.ts'
import { mountUploads } from './mount-uploads.ts'
import { askForPrint } from './print-link.ts'
import { removeUnusedPictures } from './remove-unused-pictures.ts'
import { sendPicture } from './send-picture.ts'
import { reportShared, showCreation } from './show-creation.ts'
import { changeOwnCreation, throwCreationAway, upsertCreation } from './upsert-creation.ts'

/** Endpoints of cards made by players (decision 0036): for their authors, for shared links, and for moderation. */
const routes: readonly Route[] = [
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

export const creationsModule: ServerModule = {
  name: 'creations',
  routes,
  mount: mountUploads,
  jobs: context => [
    {
      name: 'creation-pictures',
      pauseMillis: 60_000,
      work: stopping => removeUnusedPictures(context, stopping),
    },
  ],
  exportPersonalData: { creations: creationsOf },
  erasePersonalData: forgetCreations,
}
