import * as tokens from '@/contract/endpoints/admin/api-tokens.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { type Route, route } from '../../kernel/route.ts'
import { createToken, listTokens, revokeAllOf, revokeBeyond, revokeToken } from './tokens/manage-tokens.ts'

/** Access for other programs of the shop (decision 0071). */
const routes: readonly Route[] = [
  route(tokens.listApiTokens, listTokens),
  route(tokens.createApiToken, createToken),
  route(tokens.revokeApiToken, revokeToken),
]

export const integrationsModule: ServerModule = {
  name: 'integrations',
  routes,
  start: context => {
    context.events.on('role-changed', ({ userId }, tx) => revokeBeyond(tx, userId, context))
    context.events.on('sessions-ended', ({ userId }, tx) => revokeBeyond(tx, userId, context)) // the account may be blocked
  },
  erasePersonalData: revokeAllOf,
}
