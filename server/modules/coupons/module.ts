import type { ServerModule } from '../../kernel/module.ts'
import { couponsRoutes } from './routes.ts'

export const couponsModule: ServerModule = { name: 'coupons', routes: couponsRoutes }
