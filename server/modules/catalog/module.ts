import type { ServerModule } from '../../kernel/module.ts'
import { catalogRoutes } from './routes.ts'

export const catalogModule: ServerModule = { name: 'catalog', routes: catalogRoutes }
