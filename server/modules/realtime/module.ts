import * as contract from '@/contract/endpoints/site/site.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { type Route, route } from '../../kernel/route.ts'
import { authorizeChannel } from './authorize-channel.ts'
import { mountRealtime } from './wire.ts'

/** Echo posts its request as a form. */
const routes: readonly Route[] = [route(contract.authorizeChannel, authorizeChannel, { acceptsForm: true })]

export const realtimeModule: ServerModule = {
  name: 'realtime',
  routes,
  mount: mountRealtime,
}
