import type { ServerModule } from '../../kernel/module.ts'
import { productAdministrationRoutes } from './routes.ts'

export const productAdministrationModule: ServerModule = {
  name: 'product-administration',
  routes: productAdministrationRoutes,
}
