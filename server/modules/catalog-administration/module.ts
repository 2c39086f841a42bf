import type { ServerModule } from '../../kernel/module.ts'
import { catalogAdministrationRoutes } from './routes.ts'

export const catalogAdministrationModule: ServerModule = {
  name: 'catalog-administration',
  routes: catalogAdministrationRoutes,
}
