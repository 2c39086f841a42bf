/** Items and amounts of refunds, revenue, and coupons limited per customer. */
import type { Defect } from './defect.ts'

export const refundDefects: readonly Defect[] = [
  {
    name: 'admin 1: refunded items shipped',
    file: 'server/modules/orders/refund/returnable.ts',
    from: 'withdrawnUnsent(lineId, withdrawals) + refundedUnsent(lineId, refund_lines)',
    to: 'withdrawnUnsent(lineId, withdrawals)',
    test: 'server/modules/orders/refund/refunded-goods.test.ts',
    only: 'takes the pieces out of what is to be shipped',
  },
  {
    name: 'admin 1: a fully refunded order left in preparation',
    file: 'server/modules/orders/ship/to-prepare-repo.ts',
    from: "\n  and payment_status <> 'refunded'",
    to: '',
    test: 'server/modules/orders/refund/refunded-goods.test.ts',
    only: 'leaves nothing to prepare for a fully refunded order',
  },
  {
    name: 'admin 5: damaged items restocked by a later cancellation',
    file: 'server/modules/orders/stock-repo.ts',
    from: 'reserved.pieces - (sums.get(reserved.key) ?? 0)',
    to: 'reserved.pieces',
    test: 'server/modules/orders/refund/refunded-goods.test.ts',
    only: 'does not ship or restock damaged pieces, even when the order is cancelled later',
  },
  {
    name: 'admin 4: refunds counted as revenue',
    file: 'server/modules/payments/takings-repo.ts',
    from: "-r.amount from refunds r where r.status = 'done')`",
    to: "0 from refunds r where r.status = 'done')`",
    test: 'server/modules/orders/pay/takings.test.ts',
  },
  {
    name: 'F12: items of 0 cents cannot be removed from an order',
    file: 'server/modules/orders/refund/refund-plan.ts',
    from: 'amount === 0 && (worth.lines.length === 0 || maximum > 0)',
    to: 'amount === 0',
    test: 'server/modules/orders/refund/refunded-goods.test.ts',
    only: 'without money or an email',
  },
  {
    name: 'F4: a coupon used as a guest not counted for the account',
    file: 'server/modules/coupons/coupon-uses-repo.ts',
    from: '    inArray(orders.contact_email, addresses),\n',
    to: '',
    test: 'server/modules/orders/people/guest-orders.test.ts',
    only: 'only once for the same person',
  },
]
