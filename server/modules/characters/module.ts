import type { ServerModule } from '../../kernel/module.ts'
import { mountCardFiles } from './card-files.ts'
import { removeUnusedCardFiles } from './remove-unused-card-files.ts'
import { charactersRoutes } from './routes.ts'

export const charactersModule: ServerModule = {
  name: 'characters',
  routes: charactersRoutes,
  mount: mountCardFiles,
  jobs: context => [
    {
      name: 'card-files',
      pauseMillis: 3600_000,
      work: stopping => removeUnusedCardFiles(context, stopping),
    },
  ],
}
