import type { ServerModule } from '../../kernel/module.ts'
import { favouritesOf, forgetFavourites } from './favourites-repo.ts'
import { favouritesRoutes } from './routes.ts'

export const favouritesModule: ServerModule = {
  name: 'favourites',
  routes: favouritesRoutes,
  exportPersonalData: { favourites: favouritesOf },
  erasePersonalData: forgetFavourites,
}
