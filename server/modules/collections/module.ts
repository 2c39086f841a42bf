import type { ServerModule } from '../../kernel/module.ts'
import { collectionsRoutes } from './routes.ts'

export const collectionsModule: ServerModule = { name: 'collections', routes: collectionsRoutes }
