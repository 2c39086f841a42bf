import type { ServerModule } from '../../kernel/module.ts'
import { forgetRoomsOf } from './rooms-repo.ts'
import { roomsRoutes } from './routes.ts'

export const roomsModule: ServerModule = {
  name: 'rooms',
  routes: roomsRoutes,
  erasePersonalData: forgetRoomsOf,
}
