import type { ServerModule } from '../../kernel/module.ts'
import { addressesOf, forgetAddresses } from './addresses-repo.ts'
import { addressesRoutes } from './routes.ts'

export const addressesModule: ServerModule = {
  name: 'addresses',
  routes: addressesRoutes,
  exportPersonalData: { addresses: addressesOf },
  erasePersonalData: forgetAddresses,
}
