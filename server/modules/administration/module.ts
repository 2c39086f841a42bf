import type { ServerModule } from '../../kernel/module.ts'
import { administrationRoutes } from './routes.ts'

export const administrationModule: ServerModule = { name: 'administration', routes: administrationRoutes }
