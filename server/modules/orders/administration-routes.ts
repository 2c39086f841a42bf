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
import { toldOfOrder, toldOfParcel } from './told-to-register.ts'

export const orderAdministrationRoutes: readonly Route[] = [
  route(contract.adminOrders, listEveryOrder),
  route(contract.adminOrder, showEveryOrder),
  route(contract.changeOrder, toldOfOrder(moveOrder)),
  route(contract.recordPayment, toldOfOrder(countMoney)),
  route(contract.refundOrder, toldOfOrder(giveMoneyBack)),
  route(contract.sendParcel, toldOfOrder(sendOneParcel)),
  route(contract.changeParcel, toldOfParcel(changeOneParcel)),
]
