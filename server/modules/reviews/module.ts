import type { ServerModule } from '../../kernel/module.ts'
import { mountPhotos } from './mount-photos.ts'
import { removeUnusedPhotos } from './remove-unused-photos.ts'
import { forgetReviewer, reviewsOf } from './reviews-repo.ts'
import { reviewsRoutes } from './routes.ts'

export const reviewsModule: ServerModule = {
  name: 'reviews',
  routes: reviewsRoutes,
  mount: mountPhotos,
  jobs: context => [
    { name: 'review-photos', pauseMillis: 60_000, work: stopping => removeUnusedPhotos(context, stopping) },
  ],
  exportPersonalData: { reviews: reviewsOf },
  erasePersonalData: forgetReviewer,
}
