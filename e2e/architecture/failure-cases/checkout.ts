import { by, type FailureCase } from './failure-case.ts'

const triedShop = 'server/security-tests/shop.test.ts'
const limits = 'server/kernel/limits.test.ts'
const cartQuote = 'server/modules/cart-quote/cart-quote.test.ts'
const collections = 'server/modules/collections/collections.test.ts'
const invoiceRows = 'server/modules/invoices/invoice-rows.test.ts'
const afterTheSale = 'server/modules/orders/view/after-the-sale.test.ts'
const hostileOrders = 'server/modules/orders/place/hostile-orders.test.ts'
const orderStates = 'server/modules/orders/order-states.test.ts'
const orders = 'server/modules/orders/orders.test.ts'
const refundPlan = 'server/modules/orders/refund/refund-plan.test.ts'
const stripePayments = 'server/modules/orders/pay/stripe-payments.test.ts'
const rooms = 'server/modules/rooms/rooms.test.ts'
const pricing = 'src/domain/pricing.test.ts'

export const checkoutFailures: readonly FailureCase[] = [
  {
    id: 'C1',
    outcome: 'Invalid quantities return 422. No total is below 0',
    tests: [
      ...by(triedShop, 'C1: are refused by quote and order, and sell nothing: %j'),
      ...by(hostileOrders, 'is refused with %s'),
      ...by(
        'server/modules/cart-quote/cart-quote.test.ts',
        'W9: reports an order above the maximum total as a problem, and refuses to place it',
        'W9: reports an id beyond the database’s range at its field',
      ),
      ...by(pricing, 'has discount = subtotal + shipping − total, and no negative value'),
      ...by(
        'server/security-tests/every-field.test.ts',
        'C1, H4, W9: refuses or accepts the %s number that every field allows, and names the field',
      ),
    ],
  },
  {
    id: 'C2',
    outcome: 'A price sent by the client is rejected. A changed price is returned with the new quote',
    tests: [
      ...by(
        orders,
        'refuses a %s in the request and changes nothing',
        'refuses an outdated total and returns the new quote',
      ),
    ],
  },
  {
    id: 'C3',
    outcome: 'If many buyers want K items, exactly K of them are sold',
    tests: [
      ...by(triedShop, 'C3: sells %i items exactly once each to concurrent orders'),
      ...by(orders, 'sells the last piece once for a hundred concurrent buyers'),
    ],
  },
  {
    id: 'C4',
    outcome: 'Stock is summed over lines, parts and versions',
    tests: [
      ...by(triedShop, 'C4: sums a product over several lines in the order, not only in the quote'),
      ...by(cartQuote, 'counts stock over all lines of one product, not per line'),
      ...by(collections, 'takes the stock of the chosen size, and the order stores the configuration'),
      ...by(rooms, 'counts pieces of one product inside and outside together'),
    ],
  },
  {
    id: 'C5',
    outcome: 'Carts in opposite order cause no deadlock',
    tests: [
      ...by(triedShop, 'C5: does not deadlock for carts with the same products in opposite order'),
      ...by(orders, 'does not deadlock for two carts with the same goods in opposite order'),
    ],
  },
  {
    id: 'C6',
    outcome: 'Stock of unpaid orders is released once. Late payments are refunded once',
    tests: [
      ...by(triedShop, 'C6: release reserved stock of an unpaid order once, however often the job runs'),
      ...by(
        'server/modules/orders/pay/order-payment.test.ts',
        'expires after 30 minutes and restocks once; later money is refunded once',
      ),
      ...by(stripePayments, 'is refunded once, after the payment of an expired order was closed at the bank'),
    ],
  },
  {
    id: 'C7',
    outcome: 'The uses of a coupon are never exceeded, in total or per customer',
    tests: [
      ...by(triedShop, 'C7: can be used once per customer, also in concurrent orders of one customer'),
      ...by(orders, 'is used once when ten buyers place its last use concurrently'),
    ],
    note: 'there are no gift cards and no balances',
  },
  {
    id: 'C8',
    outcome: 'A coupon is validated again when the order is placed',
    tests: [
      ...by(
        triedShop,
        'C8: are refused if they expired between quote and order, by the server’s clock only',
        'C8: are checked again if the cart falls below their minimum',
        'C8: count %j as one coupon and one use, in any spelling',
        'C8: cannot be combined in one order',
      ),
    ],
    note: 'the response is 409 with the new quote, not 422',
  },
  {
    id: 'C9',
    outcome: 'Guessing coupons returns 429',
    tests: [
      ...by(
        limits,
        'refuses coupon guesses with 429 and the time to wait, whatever address a header claims',
        'limits coupon guesses through quotes too, but not quotes without a code',
      ),
    ],
  },
  {
    id: 'C10',
    outcome:
      'One idempotency key is one order. Another cart with the same key is rejected. The same key of another buyer is independent',
    tests: [
      ...by(
        orders,
        'places one order for twenty concurrent requests with one key, and refuses that key with another cart',
      ),
      ...by(
        triedShop,
        'C10: create separate orders for the same key of two buyers, each visible to its own buyer only',
      ),
    ],
    note: 'another cart with a used key returns 409, not 422',
  },
  {
    id: 'C11',
    outcome: 'A forged, old or changed webhook returns 400 and changes nothing',
    tests: [
      ...by(
        stripePayments,
        'refuses a webhook that is unsigned, wrongly signed, too old or modified, and changes nothing',
      ),
      ...by(
        triedShop,
        'C11: are accepted with two signatures if one is valid while a secret is rotated, and refused if none is',
      ),
    ],
  },
  {
    id: 'C12',
    outcome: 'A webhook counts once, in any order, and only for the correct amount',
    tests: [
      ...by(
        triedShop,
        'C12: records one transition and one ledger entry for twenty concurrent copies of a message',
        'C12: fulfil no order if the refund is reported before the payment',
        'C12: record an amount that differs by %i cents and fulfil nothing',
      ),
      ...by(stripePayments, 'are accepted and ignored for unknown payments and unused event kinds'),
      ...by(triedShop, 'C12: record the right amount in another currency (%s) and fulfil nothing'),
    ],
  },
  {
    id: 'C13',
    outcome: 'A browser’s claim that it has paid is ignored',
    tests: [
      ...by(triedShop, 'C13: are verified at the bank if a browser reports a payment'),
      ...by(stripePayments, 'ignores the outcome that a browser claims'),
    ],
  },
  {
    id: 'C14',
    outcome: 'An order has no invalid state transition. Refunds never exceed the payment',
    tests: [
      ...by(
        orderStates,
        'have no problems',
        'never reopen a cancelled order, turn a refund into unpaid, or ship a delivered parcel again',
      ),
      ...by(afterTheSale, 'never refunds more than was paid when different requests run concurrently'),
      ...by(
        'server/modules/orders/refund/refund-amount.test.ts',
        'admin 6: is limited to what was paid when the admin sets the amount, with or without pieces',
        'admin 8: stays approved when the refund fails',
      ),
      ...by(
        'server/modules/after-sale/withdraw-at-once.test.ts',
        'either ships or refunds each piece when a parcel is shipped, never both',
        'counts once for the same pieces',
        'refunds once when the order is cancelled',
      ),
      ...by(refundPlan, 'refunds the same total in parts as in one refund, never more'),
      ...by(
        stripePayments,
        'is requested again for the remainder when the bank refuses the full refund after a partial one',
        'does not prevent cancelling the remainder of an order that the bank refunded in part',
      ),
      ...by(
        'server/security-tests/order-walks.test.ts',
        'C14: makes no illegal transition in an order by %s, and bank, ledger, order and stock agree at the end',
      ),
    ],
  },
  {
    id: 'C15',
    outcome: 'Amounts are whole cents and add up',
    tests: [
      ...by(
        pricing,
        'returns parts that add up to the whole, each within a cent of its share',
        'equals the gross amount at 22 %, to the cent',
      ),
      ...by(invoiceRows, 'sums the rows to the order’s totals, for any VAT rate and coupon (decision 0015)'),
    ],
    note: 'both currencies of the shop have two decimals',
  },
  {
    id: 'C16',
    outcome: 'A struck price, its percentage and the lowest price of 30 days are correct',
    tests: [
      ...by(
        'src/domain/price-rule.test.ts',
        'shows the percentage between the two shown prices, with the struck price above the current one',
        'shows the lowest price of the thirty days before the offer as the struck price',
        'strikes no price without a discount or for a product never sold before',
      ),
      ...by(
        'server/modules/product-administration/offers.test.ts',
        'admin 1: is not shown above the lowest price of the last 30 days',
        'admin 1b: ends when a bulk change raises the price, as the preview shows',
        'of a variant uses the variant’s price history',
      ),
    ],
  },
]
