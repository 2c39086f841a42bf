import type { ServerModule } from '../../kernel/module.ts'
import { questionsOf, returnsOf } from './personal-data-repo.ts'
import { afterSaleRoutes } from './routes.ts'

export const afterSaleModule: ServerModule = {
  name: 'after-sale',
  routes: afterSaleRoutes,
  exportPersonalData: { returns: returnsOf, questions: questionsOf },
}
