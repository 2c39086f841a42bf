import type { ServerModule } from '../../kernel/module.ts'
import { realtimeRoutes } from './routes.ts'
import { mountRealtime } from './wire.ts'

export const realtimeModule: ServerModule = {
  name: 'realtime',
  routes: realtimeRoutes,
  mount: mountRealtime,
}
