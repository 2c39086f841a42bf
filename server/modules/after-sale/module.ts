import type { ServerModule } from '../../kernel/module.ts'
import { ofUser } from '../orders/people/personal-orders-repo.ts'
import { questionsOf, returnsOf } from './personal-data-repo.ts'
import { afterSaleRoutes } from './routes.ts'

export const afterSaleModule: ServerModule = {
  name: 'after-sale',
  routes: afterSaleRoutes,
  exportPersonalData: {
    returns: (db, userId) => returnsOf(db, ofUser(userId)),
    questions: (db, userId) => questionsOf(db, ofUser(userId)),
  },
}
