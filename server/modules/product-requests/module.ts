import type { ServerModule } from '../../kernel/module.ts'
import { notifyWaiting } from './notify-waiting.ts'
import { forgetRequests, requestsOf, watchesOf } from './product-requests-repo.ts'
import { productRequestsRoutes } from './routes.ts'

export const productRequestsModule: ServerModule = {
  name: 'product-requests',
  routes: productRequestsRoutes,
  jobs: context => [{ name: 'back-in-stock', pauseMillis: 60_000, work: () => notifyWaiting(context) }],
  exportPersonalData: { bookings: requestsOf, stock_watches: watchesOf },
  erasePersonalData: forgetRequests,
}
