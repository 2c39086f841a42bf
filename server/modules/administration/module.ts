import { getDashboard } from '@/contract/endpoints/admin/dashboard.ts'
import * as mails from '@/contract/endpoints/admin/mails.ts'
import { uploadImage } from '@/contract/endpoints/admin/product-images.ts'
import { countWaiting, findEverywhere } from '@/contract/endpoints/admin/search.ts'
import { addUpCounts } from '../../kernel/db/list-counts.ts'
import { patiently } from '../../kernel/db/patience.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { type Route, route } from '../../kernel/route.ts'
import { dashboard } from './dashboard-repo.ts'
import { listMails, retryEveryMail, retryOneMail, showMail } from './mails.ts'
import { findIn } from './search-repo.ts'
import { sendImage } from './send-image.ts'
import { toDo } from './to-do-repo.ts'

const routes: readonly Route[] = [
  route(getDashboard, ({ query }, { db, locale, now, caller }) =>
    patiently(db, tx => dashboard(tx, query, { locale, now: now(), caller })),
  ),
  route(findEverywhere, ({ query }, { db, locale, caller }) => findIn(db, query.search, { locale, caller })),
  route(countWaiting, (_, { db, now, caller }) => toDo(db, now(), caller)),
  route(uploadImage, sendImage),
  route(mails.adminMails, listMails),
  route(mails.adminMail, showMail),
  route(mails.retryMail, retryOneMail),
  route(mails.retryFailedMails, retryEveryMail),
]

export const administrationModule: ServerModule = {
  name: 'administration',
  routes,
  jobs: ({ db }) => [{ name: 'add-up-counts', pauseMillis: 10_000, work: () => addUpCounts(db) }],
}
