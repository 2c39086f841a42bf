import * as contract from '@/contract/endpoints/shop/cart.ts'
import { type Route, route } from '../../kernel/route.ts'
import { changeCart, mergeCart, showCart } from './change-cart.ts'

export const cartsRoutes: readonly Route[] = [
  route(contract.getCart, showCart),
  route(contract.changeCart, changeCart),
  route(contract.mergeCart, mergeCart),
]
