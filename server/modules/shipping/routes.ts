import * as contract from '../../../src/contract/method-administration.ts'
import { type Route, route } from '../../kernel/route.ts'
import {
  addShippingMethod,
  listShippingMethods,
  removeOneShippingMethod,
  saveShippingMethod,
  sortShippingMethods,
} from './administer-methods.ts'

export const shippingRoutes: readonly Route[] = [
  route(contract.adminShippingMethods, listShippingMethods),
  route(contract.createShippingMethod, addShippingMethod),
  route(contract.changeShippingMethod, saveShippingMethod),
  route(contract.orderShippingMethods, sortShippingMethods),
  route(contract.removeShippingMethod, removeOneShippingMethod),
]
