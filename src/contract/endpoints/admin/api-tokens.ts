/** API tokens (decision 0071): access for programs of the shop, without a session. Only for the owner. */
import { z } from 'zod'
import { cleanLine } from '../../../lib/clean-text.ts'
import { endpoint } from '../../endpoint.ts'
import { IdParams } from '../../envelope.ts'
import { TokenScope } from '../../token-scopes.ts'

const integrations = { tag: 'Integrations', permission: 'admin:integrations' } as const

export const longestTokenDays = 366
export const mostTokens = 50 // that are neither expired nor revoked

/** `revoked`: revoked, or the person who created it has lost the permissions. */
export const tokenStates = ['active', 'expired', 'revoked'] as const

export const ApiToken = z
  .object({
    id: z.int(),
    name: z.string(),
    prefix: z.string(), // the beginning of the token, to recognise it
    scopes: z.array(TokenScope),
    created_by: z.object({ id: z.int(), name: z.string() }),
    created_at: z.string(),
    expires_at: z.string(),
    last_used_at: z.string().nullable(), // exact to a minute
    state: z.enum(tokenStates),
  })
  .meta({ id: 'ApiToken' })
export type ApiToken = z.infer<typeof ApiToken>

const ApiTokens = z.object({ data: z.array(ApiToken) }) // active ones first, then the newest
export type ApiTokens = z.infer<typeof ApiTokens>

export const listApiTokens = endpoint({
  ...integrations,
  method: 'GET',
  path: '/admin/api-tokens',
  summary: 'API tokens of the shop, without their secrets',
  response: ApiTokens,
  problems: ['unauthenticated', 'forbidden'],
})

/** The only response that contains the token. `login_stale`: the login of the session is too old. `conflict`: there are `mostTokens` already. */
export const createApiToken = endpoint({
  ...integrations,
  method: 'POST',
  path: '/admin/api-tokens',
  summary: 'Create a token; only this response contains it',
  body: z.strictObject({
    name: z.string({ error: 'required' }).overwrite(cleanLine).min(1, 'required').max(60, 'too_long'),
    scopes: z.array(TokenScope).min(1, 'required').max(20),
    days: z.int().min(1).max(longestTokenDays), // until it expires
  }),
  response: ApiTokens.extend({ token: z.string() }),
  status: 201,
  problems: ['unauthenticated', 'forbidden', 'login_stale', 'conflict'],
})

export const revokeApiToken = endpoint({
  ...integrations,
  method: 'DELETE',
  path: '/admin/api-tokens/:id',
  summary: 'Revoke a token; its next call is refused',
  params: IdParams,
  response: ApiTokens,
  problems: ['unauthenticated', 'forbidden', 'not_found'],
})
