import type { ServerModule } from '../../kernel/module.ts'
import { settingsRoutes } from './routes.ts'

export const settingsModule: ServerModule = { name: 'settings', routes: settingsRoutes }
