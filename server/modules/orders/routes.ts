import { placeOrder as placing } from '../../../src/contract/checkout.ts'
import * as contract from '../../../src/contract/orders.ts'
import * as paying from '../../../src/contract/payments.ts'
import type { World } from '../../kernel/context.ts'
import { type Route, route } from '../../kernel/route.ts'
import { keepPromises } from './late-bank.ts'
import { checkTables } from './order-states.ts'
import {
  cancelOwnOrder,
  confirmOwnPayment,
  listOwnOrders,
  payOwnOrder,
  settleOwnTestPayment,
  showOwnOrder,
} from './own-orders.ts'
import { placeOrder } from './place-order.ts'
import { releaseExpired } from './release-order.ts'
import { sendRefunds } from './send-refunds.ts'

export const ordersRoutes: readonly Route[] = [
  route(placing, placeOrder),
  route(contract.listOrders, listOwnOrders),
  route(contract.getOrder, showOwnOrder),
  route(contract.cancelOrder, cancelOwnOrder),
  route(paying.payOrder, payOwnOrder),
  route(paying.confirmPayment, confirmOwnPayment),
  route(paying.settleTestPayment, settleOwnTestPayment),
]

const minute = 60_000
const bankMillis = 2000

export function startOrders(world: World): void {
  checkTables()
  world.jobs.every('release-expired-orders', minute, () => releaseExpired(world))
  world.jobs.every('send-refunds', minute, () => sendRefunds(world))
  if (world.config.testPayments) world.jobs.every('test-bank', bankMillis, () => keepPromises(world))
}
