import type { Queryable } from '../../kernel/db/database.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { orderAdministrationRoutes } from './administration-routes.ts'
import { adoptOrders } from './adopt-orders.ts'
import { abandonedMillis } from './expiry.ts'
import { accountOffersJob, orderLinksJob, sendAccountOffers, sendOrderLinks } from './guest-links.ts'
import { mountInvoices } from './mount-invoices.ts'
import { mountWebhooks } from './mount-webhooks.ts'
import { checkTables } from './order-states.ts'
import { forgetAbandoned, forgetOrdersOf, lockOrders, ofUser, ordersOf } from './personal-orders-repo.ts'
import { releaseExpired } from './release-order.ts'
import { ordersRoutes } from './routes.ts'
import { saveLeftAddresses } from './save-address.ts'
import { sendRefunds } from './send-refunds.ts'
import { deliverLateMoney } from './test-bank.ts'
import { withdrawalsOf } from './withdrawals-repo.ts'

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
