import { scopePermissions, tokenShape } from '@/contract/token-scopes.ts'
import type { AppContext, IdentifyToken } from '../../../kernel/context.ts'
import { hashSecret } from '../../auth/secrets.ts'
import { findToken, markUsed } from './api-tokens-repo.ts'

/**
 * Resolves an API token to a caller with the permissions of its scopes. Reads the database on each call, so that a revoked token and a
 * lost permission apply to the next call on every process. A token whose creator lacks one of its permissions is refused entirely.
 */
export const createIdentifyToken =
  ({ db, now }: Pick<AppContext, 'db' | 'now'>): IdentifyToken =>
  async token => {
    if (!tokenShape.test(token)) return undefined
    const holder = await findToken(db, hashSecret(token), now())
    if (!holder) return undefined
    const permissions = scopePermissions(holder.scopes)
    if (!permissions.every(permission => holder.creatorPermissions.includes(permission))) return undefined
    await markUsed(db, holder, now())
    const { id: tokenId, userId, role } = holder
    // without a session: calls that need a recent login refuse it
    return { userId, role, permissions, tokenId, secondFactor: 'off', sessionId: '', signedInBy: null }
  }
