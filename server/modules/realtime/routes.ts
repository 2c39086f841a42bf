import * as contract from '@/contract/endpoints/site/site.ts'
import { type Route, route } from '../../kernel/route.ts'
import { authorizeChannel } from './authorize-channel.ts'

/** Echo posts its request as a form. */
export const realtimeRoutes: readonly Route[] = [
  route(contract.authorizeChannel, authorizeChannel, { acceptsForm: true }),
]
