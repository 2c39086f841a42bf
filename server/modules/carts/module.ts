import type { ServerModule } from '../../kernel/module.ts'
import { exportedCart, forgetCart } from './carts-repo.ts'
import { cartsRoutes } from './routes.ts'

export const cartsModule: ServerModule = {
  name: 'carts',
  routes: cartsRoutes,
  exportPersonalData: { cart: exportedCart },
  erasePersonalData: forgetCart,
}
