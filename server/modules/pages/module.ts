import type { ServerModule } from '../../kernel/module.ts'
import { contentRoutes } from './routes.ts'

export const pagesModule: ServerModule = { name: 'pages', routes: contentRoutes }
