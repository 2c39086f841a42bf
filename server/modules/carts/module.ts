import * as contract from '@/contract/endpoints/shop/cart.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { type Route, route } from '../../kernel/route.ts'
import { exportedCart, forgetCart } from './carts-repo.ts'
import { changeCart, mergeCart, showCart } from './change-cart.ts'

const routes: readonly Route[] = [
  route(contract.getCart, showCart),
  route(contract.changeCart, changeCart),
  route(contract.mergeCart, mergeCart),
]

export const cartsModule: ServerModule = {
  name: 'carts',
  routes,
  exportPersonalData: { cart: exportedCart },
  erasePersonalData: forgetCart,
}
