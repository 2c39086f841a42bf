import type { ServerModule } from '../../kernel/module.ts'
import { offersRoutes } from './routes.ts'

export const offersModule: ServerModule = { name: 'offers', routes: offersRoutes }
