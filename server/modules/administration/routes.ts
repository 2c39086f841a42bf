import { countWaiting, findEverywhere } from '../../../src/contract/admin-search.ts'
import { getDashboard } from '../../../src/contract/administration.ts'
import * as letters from '../../../src/contract/letters.ts'
import * as mails from '../../../src/contract/mail-administration.ts'
import { uploadImage } from '../../../src/contract/product-administration.ts'
import { type Route, route } from '../../kernel/route.ts'
import { dashboard } from './dashboard-repo.ts'
import { letterNames, showLetter } from './letters.ts'
import { listMails, retryEveryMail, retryOneMail } from './mails.ts'
import { findIn } from './search-repo.ts'
import { sendImage } from './send-image.ts'
import { toDo } from './to-do-repo.ts'

export const administrationRoutes: readonly Route[] = [
  route(getDashboard, ({ query }, { db, locale, now }) => dashboard(db, query, locale, now())),
  route(findEverywhere, ({ query }, { db, locale, caller }) =>
    findIn(db, query.search, { locale, role: caller?.role }),
  ),
  route(countWaiting, (_, { db, now }) => toDo(db, now())),
  route(uploadImage, sendImage),
  route(letters.listLetters, letterNames),
  route(letters.previewLetter, showLetter),
  route(mails.adminMails, listMails),
  route(mails.retryMail, retryOneMail),
  route(mails.retryFailedMails, retryEveryMail),
]
