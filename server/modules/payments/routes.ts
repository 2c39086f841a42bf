import * as contract from '../../../src/contract/method-administration.ts'
import { type Route, route } from '../../kernel/route.ts'
import { listPaymentMethods, savePaymentMethod, sortPaymentMethods } from './administer-methods.ts'

export const paymentsRoutes: readonly Route[] = [
  route(contract.adminPaymentMethods, listPaymentMethods),
  route(contract.changePaymentMethod, savePaymentMethod),
  route(contract.orderPaymentMethods, sortPaymentMethods),
]
