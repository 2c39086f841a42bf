import type { ServerModule } from '../../kernel/module.ts'
import { contentCallRoutes } from './routes.ts'

export const contentCallsModule: ServerModule = { name: 'content-calls', routes: contentCallRoutes }
