import { adminUsers, getDashboard } from '../../../src/contract/administration.ts'
import * as letters from '../../../src/contract/letters.ts'
import { uploadImage } from '../../../src/contract/product-administration.ts'
import { type Route, route } from '../../kernel/route.ts'
import { dashboard } from './dashboard-repo.ts'
import { letterNames, showLetter } from './letters.ts'
import { userPage } from './lists-repo.ts'
import { sendImage } from './send-image.ts'

export const administrationRoutes: readonly Route[] = [
  route(getDashboard, (_, { db, locale, now }) => dashboard(db, locale, now())),
  route(adminUsers, ({ query }, { db }) => userPage(db, query)),
  route(uploadImage, sendImage),
  route(letters.listLetters, letterNames),
  route(letters.previewLetter, showLetter),
]
