import type { ServerModule } from '../../kernel/module.ts'
import { forgetCustomers } from './customers-repo.ts'
import { customersRoutes } from './routes.ts'

export const customersModule: ServerModule = {
  name: 'customers',
  routes: customersRoutes,
  erasePersonalData: forgetCustomers,
}
