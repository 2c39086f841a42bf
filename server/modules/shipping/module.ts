import type { ServerModule } from '../../kernel/module.ts'
import { shippingRoutes } from './routes.ts'

export const shippingModule: ServerModule = { name: 'shipping', routes: shippingRoutes }
