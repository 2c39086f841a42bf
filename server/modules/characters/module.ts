import type { ServerModule } from '../../kernel/module.ts'
import { mountCardFiles } from './card-files.ts'
import { charactersRoutes } from './routes.ts'

export const charactersModule: ServerModule = {
  name: 'characters',
  routes: charactersRoutes,
  mount: mountCardFiles,
}
