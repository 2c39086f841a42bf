import type { ServerModule } from '../../kernel/module.ts'
import { creationsOf, forgetCreations } from './creations-repo.ts'
import { mountUploads } from './mount-uploads.ts'
import { removeUnusedPictures } from './remove-unused-pictures.ts'
import { creationsRoutes } from './routes.ts'

export const creationsModule: ServerModule = {
  name: 'creations',
  routes: creationsRoutes,
  mount: mountUploads,
  jobs: context => [
    {
      name: 'creation-pictures',
      pauseMillis: 60_000,
      work: stopping => removeUnusedPictures(context, stopping),
    },
  ],
  exportPersonalData: { creations: creationsOf },
  erasePersonalData: forgetCreations,
}
