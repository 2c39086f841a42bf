import type { ServerModule } from '../../kernel/module.ts'
import { forgetStars, starsGiven } from './blog-repo.ts'
import { blogRoutes } from './routes.ts'

export const blogModule: ServerModule = {
  name: 'blog',
  routes: blogRoutes,
  exportPersonalData: { article_stars: starsGiven },
  erasePersonalData: forgetStars,
}
