import type { ServerModule } from '../../kernel/module.ts'
import { cartQuoteRoutes } from './routes.ts'

export const cartQuoteModule: ServerModule = { name: 'cart-quote', routes: cartQuoteRoutes }
