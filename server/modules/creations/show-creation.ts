/**
 * A card by its link: shared ones are public, private and hidden ones are visible to their author and to moderators.
 */
import { createHmac } from 'node:crypto'
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type * as contract from '@/contract/endpoints/game/creations.ts'
import { done } from '@/contract/envelope.ts'
import { isAllowed } from '@/contract/permissions.ts'
import type { CallContext } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import {
  creationById,
  creationView,
  insertReport,
  judgementVersion,
  type WholeCreation,
} from './creations-repo.ts'

/** Public and not hidden. */
export const isShared = ({ creation }: WholeCreation): boolean =>
  creation.is_public && creation.hidden_at === null

/** Returns undefined unless the card is shared, for readers who have only the link. */
export async function sharedCreation(db: Queryable, id: string): Promise<WholeCreation | undefined> {
  const stored = await creationById(db, id)
  return stored && isShared(stored) ? stored : undefined
}

/** Refuses `not_found` for a card the caller may not see, as for an unknown one. */
export async function showCreation(
  { params }: ParsedOf<typeof contract.getCreation>,
  { db, caller }: CallContext,
): Promise<contract.SharedCreation | Refusal> {
  const stored = await creationById(db, params.id)
  if (!stored) return refuse('not_found')
  const isOwn = stored.creation.user_id === caller?.userId
  if (!isShared(stored) && !isOwn && !isAllowed('admin:game:read', caller)) return refuse('not_found')
  const version = judgementVersion(stored.creation)
  return { ...creationView(stored), author: stored.author.nickname, is_own: isOwn, version }
}

/**
 * Refuses `not_found` unless the card is shared. The reporter is stored as a keyed hash of the account or network
 * address.
 */
export async function reportShared(
  { params, body }: ParsedOf<typeof contract.reportCreation>,
  { db, caller, config, request, now }: CallContext,
): Promise<ResponseOf<typeof contract.reportCreation> | Refusal> {
  if (!(await sharedCreation(db, params.id))) return refuse('not_found')
  const who = caller ? `user ${caller.userId}` : `address ${request.ip}`
  const reporter = createHmac('sha256', `report:${config.appSecret}`).update(who).digest('base64url')
  await insertReport(db, { id: params.id, reporter, reason: body.reason, now: now() })
  return done
}
