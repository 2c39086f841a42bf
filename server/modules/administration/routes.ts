import { getDashboard } from '../../../src/contract/administration.ts'
import * as letters from '../../../src/contract/letters.ts'
import * as mails from '../../../src/contract/mail-administration.ts'
import { uploadImage } from '../../../src/contract/product-administration.ts'
import { type Route, route } from '../../kernel/route.ts'
import { dashboard } from './dashboard-repo.ts'
import { letterNames, showLetter } from './letters.ts'
import { listMails, retryEveryMail, retryOneMail } from './mails.ts'
import { sendImage } from './send-image.ts'

export const administrationRoutes: readonly Route[] = [
  route(getDashboard, ({ query }, { db, locale, now }) => dashboard(db, query.period, locale, now())),
  route(uploadImage, sendImage),
  route(letters.listLetters, letterNames),
  route(letters.previewLetter, showLetter),
  route(mails.adminMails, listMails),
  route(mails.retryMail, retryOneMail),
  route(mails.retryFailedMails, retryEveryMail),
]
