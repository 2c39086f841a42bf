import type { ServerModule } from '../../kernel/module.ts'
import { accountRoutes } from './routes.ts'

export const accountModule: ServerModule = { name: 'account', routes: accountRoutes }
