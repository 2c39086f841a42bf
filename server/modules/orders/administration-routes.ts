import * as contract from '../../../src/contract/order-administration.ts'
import { type Route, route } from '../../kernel/route.ts'
import {
  countMoney,
  giveMoneyBack,
  listEveryOrder,
  moveOrder,
  showEveryOrder,
} from './order-administration.ts'
import { changeOneParcel, sendOneParcel } from './parcels.ts'

export const orderAdministrationRoutes: readonly Route[] = [
  route(contract.adminOrders, listEveryOrder),
  route(contract.adminOrder, showEveryOrder),
  route(contract.changeOrder, moveOrder),
  route(contract.recordPayment, countMoney),
  route(contract.refundOrder, giveMoneyBack),
  route(contract.sendParcel, sendOneParcel),
  route(contract.changeParcel, changeOneParcel),
]
