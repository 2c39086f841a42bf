import type { ServerModule } from '../../kernel/module.ts'
import { paymentsRoutes } from './routes.ts'

export const paymentsModule: ServerModule = { name: 'payments', routes: paymentsRoutes }
