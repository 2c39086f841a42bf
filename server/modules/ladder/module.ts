import type { ServerModule } from '../../kernel/module.ts'
import { ladderOf } from './ladder-repo.ts'
import { ladderRoutes } from './routes.ts'

export const ladderModule: ServerModule = {
  name: 'ladder',
  routes: ladderRoutes,
  exportPersonalData: { ladder: ladderOf },
}
