import type { ServerModule } from '../../kernel/module.ts'
import { deleteClaims } from './import-claims-repo.ts'
import { productAdministrationRoutes } from './routes.ts'

const hourMillis = 3_600_000

export const productAdministrationModule: ServerModule = {
  name: 'product-administration',
  routes: productAdministrationRoutes,
  jobs: context => [
    {
      name: 'delete-import-claims',
      pauseMillis: hourMillis,
      work: () => deleteClaims(context.db, new Date(context.now().getTime() - 24 * hourMillis)),
    },
  ],
}
