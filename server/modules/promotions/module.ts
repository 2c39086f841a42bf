import type { ServerModule } from '../../kernel/module.ts'
import { promotionsRoutes } from './routes.ts'

export const promotionsModule: ServerModule = { name: 'promotions', routes: promotionsRoutes }
