import type { Queryable } from '../../kernel/db/database.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { orderAdministrationRoutes } from './administration-routes.ts'
import { saveLeftAddresses } from './edit/save-address.ts'
import { checkTables } from './order-states.ts'
import { abandonedMillis } from './pay/expiry.ts'
import { mountInvoices } from './pay/mount-invoices.ts'
import { mountWebhooks } from './pay/mount-webhooks.ts'
import { deliverLateMoney } from './pay/test-bank.ts'
import { adoptOrders } from './people/adopt-orders.ts'
import { accountOffersJob, orderLinksJob, sendAccountOffers, sendOrderLinks } from './people/guest-links.ts'
import {
  forgetAbandoned,
  forgetOrdersOf,
  lockOrders,
  ofUser,
  ordersOf,
} from './people/personal-orders-repo.ts'
import { releaseExpired } from './refund/release-order.ts'
import { sendRefunds } from './refund/send-refunds.ts'
import { withdrawalsOf } from './refund/withdrawals-repo.ts'
import { ordersRoutes } from './routes.ts'

const minute = 60_000

export const ordersModule: ServerModule = {
  name: 'orders',
  routes: [...ordersRoutes, ...orderAdministrationRoutes],
  mount: async (app, context) => {
    mountInvoices(app, context)
    await mountWebhooks(app, context)
  },
  start: context => {
    checkTables()
    const adopt = ({ userId }: { userId: number }, tx: Queryable) => adoptOrders(tx, userId, context)
    context.events.on('email-verified', adopt)
    context.events.on('session-opened', adopt)
    // A payment locks its order before the account. A deletion must lock in the same order.
    context.events.on(
      'account-leaving',
      async ({ userId }, tx) => void (await lockOrders(tx, ofUser(userId))),
    )
  },
  jobs: context => [
    { name: 'release-expired-orders', pauseMillis: minute, work: () => releaseExpired(context) },
    {
      name: 'forget-abandoned-orders',
      pauseMillis: 60 * minute,
      work: () => forgetAbandoned(context.db, new Date(context.now().getTime() - abandonedMillis)),
    },
    { name: 'save-addresses', pauseMillis: minute, work: () => saveLeftAddresses(context) },
    { name: 'send-refunds', pauseMillis: minute, work: () => sendRefunds(context) },
    { name: orderLinksJob, pauseMillis: 2000, work: () => sendOrderLinks(context) },
    { name: accountOffersJob, pauseMillis: 2000, work: () => sendAccountOffers(context) },
    ...(context.config.testPayments
      ? [{ name: 'test-bank', pauseMillis: 2000, work: () => deliverLateMoney(context) }]
      : []),
  ],
  exportPersonalData: {
    orders: (db, userId) => ordersOf(db, ofUser(userId)),
    withdrawals: (db, userId) => withdrawalsOf(db, ofUser(userId)),
  },
  erasePersonalData: forgetOrdersOf,
}
