import type { ServerModule } from '../../kernel/module.ts'
import { forgetReviewer, reviewsOf } from './reviews-repo.ts'
import { reviewsRoutes } from './routes.ts'

export const reviewsModule: ServerModule = {
  name: 'reviews',
  routes: reviewsRoutes,
  exportPersonalData: { reviews: reviewsOf },
  erasePersonalData: forgetReviewer,
}
