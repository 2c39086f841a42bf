import type { ServerModule } from '../../kernel/module.ts'
import { mountMedia } from './mount-media.ts'
import { mediaRoutes } from './routes.ts'

export const mediaModule: ServerModule = {
  name: 'media',
  routes: mediaRoutes,
  mount: mountMedia,
}
