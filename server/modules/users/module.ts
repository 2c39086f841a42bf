import type { ServerModule } from '../../kernel/module.ts'
import { usersRoutes } from './routes.ts'
import { endVisitsOver, watchVisits } from './sign-in-as.ts'

export const usersModule: ServerModule = {
  name: 'users',
  routes: usersRoutes,
  start: watchVisits,
  jobs: context => [{ name: 'visits-over', pauseMillis: 30_000, work: () => endVisitsOver(context) }],
}
