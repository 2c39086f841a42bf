import type { ServerModule } from '../../kernel/module.ts'
import { slidesRoutes } from './routes.ts'

export const slidesModule: ServerModule = { name: 'slides', routes: slidesRoutes }
