/** Creates, lists and revokes API tokens. Each change is audited. */
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type * as contract from '@/contract/endpoints/admin/api-tokens.ts'
import { mostTokens } from '@/contract/endpoints/admin/api-tokens.ts'
import { scopePermissions, tokenStart } from '@/contract/token-scopes.ts'
import { type AppContext, type CallContext, callerOf } from '../../../kernel/context.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { recordChange, writerOf } from '../../../kernel/records/record-change.ts'
import { inTransaction, type Refusal, refuse } from '../../../kernel/route.ts'
import { isRecentLogin } from '../../auth/recent-login.ts'
import { hashSecret } from '../../auth/secrets.ts'
import { identityOf } from '../../auth/sessions-repo.ts'
import {
  type ApiTokenRow,
  countUsable,
  insertToken,
  markRevoked,
  openTokensOf,
  readTokens,
} from './api-tokens-repo.ts'

const secretBytes = 32
const prefixLength = 9
const dayMillis = 24 * 60 * 60_000

const stateOf = ({ revoked_at, expires_at }: ApiTokenRow, now: Date): contract.ApiToken['state'] => {
  if (revoked_at) return 'revoked'
  return expires_at <= now ? 'expired' : 'active'
}

async function tokenList(db: Queryable, now: Date): Promise<contract.ApiTokens> {
  const tokens = (await readTokens(db)).map(row => ({
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    scopes: row.scopes,
    created_by: { id: row.created_by, name: row.creator },
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
    state: stateOf(row, now),
  }))
  return { data: [...tokens].sort((a, b) => Number(b.state === 'active') - Number(a.state === 'active')) }
}

export const listTokens = (
  _: ParsedOf<typeof contract.listApiTokens>,
  { db, now }: CallContext,
): Promise<contract.ApiTokens> => tokenList(db, now())

/**
 * Refuses `login_stale`, `forbidden` for scopes beyond the permissions of the caller, and `conflict` if there are `mostTokens`
 * usable tokens. Only the hash of the token is stored.
 */
export const createToken = (
  { body }: ParsedOf<typeof contract.createApiToken>,
  context: CallContext,
): Promise<ResponseOf<typeof contract.createApiToken> | Refusal> =>
  inTransaction(context, async tx => {
    const caller = callerOf(context)
    const now = context.now()
    if (!(await isRecentLogin(tx, context))) return refuse('login_stale')
    if (!scopePermissions(body.scopes).every(permission => caller.permissions.includes(permission)))
      return refuse('forbidden')
    if ((await countUsable(tx, now)) >= mostTokens) return refuse('conflict')
    const token = `${tokenStart}${context.ids.secret(secretBytes)}`
    const scopes = [...new Set(body.scopes)]
    const expires_at = new Date(now.getTime() + body.days * dayMillis)
    const prefix = token.slice(0, prefixLength)
    const id = await insertToken(tx, {
      hash: hashSecret(token),
      prefix,
      name: body.name,
      scopes,
      created_by: caller.userId,
      created_at: now,
      expires_at,
    })
    await recordChange(tx, writerOf(context), {
      record: 'api_token',
      id,
      title: body.name,
      before: null,
      after: { name: body.name, prefix, scopes: scopes.join(', '), expires_at: expires_at.toISOString() },
    })
    return { ...(await tokenList(tx, now)), token }
  })

/** Refuses `not_found` for a token that is unknown or was revoked before. */
export const revokeToken = (
  { params }: ParsedOf<typeof contract.revokeApiToken>,
  context: CallContext,
): Promise<contract.ApiTokens | Refusal> =>
  inTransaction(context, async tx => {
    const revoked = await markRevoked(tx, params.id, context.now())
    if (!revoked) return refuse('not_found')
    await recordChange(tx, writerOf(context), {
      record: 'api_token',
      id: revoked.id,
      title: revoked.name,
      before: { state: 'active' },
      after: { state: 'revoked' },
    })
    return tokenList(tx, context.now())
  })

/**
 * Revokes the tokens of a person whose permissions no longer include theirs, so that they do not work again with a later role. The audit
 * entry of the changed role explains it.
 */
export async function revokeBeyond(
  tx: Queryable,
  userId: number,
  { now }: Pick<AppContext, 'now'>,
): Promise<void> {
  const held = (await identityOf(tx, userId))?.permissions ?? []
  for (const { id, scopes } of await openTokensOf(tx, userId))
    if (!scopePermissions(scopes).every(permission => held.includes(permission)))
      await markRevoked(tx, id, now())
}

export async function revokeAllOf(
  tx: Queryable,
  userId: number,
  { now }: Pick<AppContext, 'now'>,
): Promise<void> {
  for (const { id } of await openTokensOf(tx, userId)) await markRevoked(tx, id, now())
}
