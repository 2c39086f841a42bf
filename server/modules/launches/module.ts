import * as contract from '@/contract/endpoints/admin/launches.ts'
import * as launch from '@/contract/endpoints/shop/launches.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { listRecords } from '../../kernel/records/read-records.ts'
import { createRecord, removeRecord, saveRecord } from '../../kernel/records/write-records.ts'
import { type Route, refuse, route } from '../../kernel/route.ts'
import { launchRecord } from './launch-record.ts'
import { placesOfAccount, removePlacesBefore, removePlacesOf, shownLaunch } from './launches-repo.ts'
import { holderOfAccount } from './place-holder.ts'
import { pollPlace, takePlace } from './places.ts'

const hour = 60 * 60_000
const keptMillis = 30 * 24 * hour // places after the end of their launch

const routes: readonly Route[] = [
  route(launch.getLaunch, async ({ params }, { db, caller, locale, now }) => {
    const shown = await shownLaunch(db, params.id, { locale, role: caller?.role, now: now() })
    return shown ?? refuse('not_found')
  }),
  route(launch.takePlace, takePlace),
  route(launch.pollPlace, pollPlace),
  route(contract.adminLaunches, listRecords(launchRecord)),
  route(contract.createLaunch, createRecord(launchRecord)),
  route(contract.changeLaunch, saveRecord(launchRecord)),
  route(contract.removeLaunch, removeRecord(launchRecord)),
]

export const launchesModule: ServerModule = {
  name: 'launches',
  routes,
  jobs: ({ db, now }) => [
    {
      name: 'remove-launch-places',
      pauseMillis: hour,
      work: () => removePlacesBefore(db, new Date(now().getTime() - keptMillis)),
    },
  ],
  exportPersonalData: { launch_places: (db, userId) => placesOfAccount(db, holderOfAccount(userId)) },
  erasePersonalData: (tx, userId) => removePlacesOf(tx, holderOfAccount(userId)),
}
