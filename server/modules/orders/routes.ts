import { placeOrder as placing } from '@/contract/endpoints/shop/checkout.ts'
import * as guest from '@/contract/endpoints/shop/guest-orders.ts'
import * as contract from '@/contract/endpoints/shop/orders.ts'
import * as paying from '@/contract/endpoints/shop/payments.ts'
import { type Route, route } from '../../kernel/route.ts'
import { abandonTry } from './pay/abandon-try.ts'
import { settleOwnTestPayment } from './pay/test-bank.ts'
import { emailInvoiceLink, offerAccount, sendLinkToOrder } from './people/guest-links.ts'
import { placeOrder, placeOrderOfGuest } from './place/place-order.ts'
import {
  abandonOwnPayment,
  cancelOwnOrder,
  confirmOwnPayment,
  listOwnOrders,
  payOwnOrder,
  showOwnOrder,
} from './view/own-orders.ts'

export const ordersRoutes: readonly Route[] = [
  route(placing, placeOrder),
  route(guest.placeGuestOrder, placeOrderOfGuest),
  route(guest.sendOrderLink, sendLinkToOrder),
  route(guest.emailInvoice, emailInvoiceLink),
  route(guest.saveOrder, offerAccount),
  route(contract.listOrders, listOwnOrders),
  route(contract.getOrder, showOwnOrder),
  route(contract.cancelOrder, cancelOwnOrder),
  route(paying.payOrder, payOwnOrder),
  route(paying.confirmPayment, confirmOwnPayment),
  route(paying.abandonPayment, abandonOwnPayment),
  route(paying.abandonTry, abandonTry),
  route(paying.settleTestPayment, settleOwnTestPayment),
]
