import { adminProducts, adminUsers, getDashboard } from '../../../src/contract/administration.ts'
import { type Route, route } from '../../kernel/route.ts'
import { dashboard } from './dashboard-repo.ts'
import { productPage, userPage } from './lists-repo.ts'

export const administrationRoutes: readonly Route[] = [
  route(getDashboard, (_, { db, locale, now }) => dashboard(db, locale, now())),
  route(adminUsers, ({ query }, { db }) => userPage(db, query)),
  route(adminProducts, ({ query }, { db, locale }) => productPage(db, query, locale)),
]
