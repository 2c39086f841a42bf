/** A moderator hides a card from all users except its author, who receives the reason, or shows it again. */

import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type * as contract from '@/contract/endpoints/game/creations.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { pageMeta } from '../../kernel/db/paging.ts'
import { recordChange } from '../../kernel/records/record-change.ts'
import { refuseStale } from '../../kernel/records/record-version.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import {
  adminCreationById,
  creationById,
  findAdminCreations,
  forgetReports,
  judgementVersion,
  lockCreation,
  storeJudgement,
} from './creations-repo.ts'
import { blockUpload } from './uploads-repo.ts'

/** Most reported first. */
export async function listForAdmins(
  { query }: ParsedOf<typeof contract.adminCreations>,
  { db }: CallContext,
): Promise<ResponseOf<typeof contract.adminCreations>> {
  const { rows, total } = await findAdminCreations(db, query)
  return { data: rows, meta: pageMeta(query, total) }
}

/**
 * Refuses `not_found`, and `conflict` with the current card when it changed in the meantime. Writes an audit entry and
 * blocks or releases the picture. Queues an email to the author when the card becomes hidden.
 */
export async function judgeCreation(
  { params, body }: ParsedOf<typeof contract.moderateCreation>,
  context: CallContext,
): Promise<contract.AdminCreation | Refusal> {
  const now = context.now()
  return context.db.transaction(async tx => {
    const before = await lockCreation(tx, params.id)
    if (!before) return refuse('not_found')
    const stale = await refuseStale(body.version, judgementVersion(before), () =>
      adminCreationById(tx, params.id),
    )
    if (stale) return stale
    if (body.hidden) {
      const hidden_by = callerOf(context).userId
      await storeJudgement(tx, params.id, { hidden_at: now, hidden_reason: body.reason, hidden_by })
    } else {
      await storeJudgement(tx, params.id, { hidden_at: null, hidden_reason: null, hidden_by: null })
      await forgetReports(tx, params.id)
    }
    const writer = { userId: callerOf(context).userId, at: now }
    await recordChange(tx, writer, {
      record: 'creation',
      id: params.id,
      title: before.nome,
      before: { hidden: before.hidden_at !== null, reason: before.hidden_reason },
      after: { hidden: body.hidden, reason: body.hidden ? body.reason : null },
    })
    if (before.upload_id) await blockUpload(tx, before.upload_id, body.hidden ? now : null)
    if (body.hidden && !before.hidden_at) await notifyAuthor(tx, context, params.id, body.reason)
    return (await adminCreationById(tx, params.id)) ?? refuse('not_found')
  })
}

async function notifyAuthor(tx: Queryable, context: CallContext, id: string, reason: string): Promise<void> {
  const stored = await creationById(tx, id)
  if (!stored) return
  const { author, creation } = stored
  const data = { name: author.name, title: creation.nome, reason }
  await context.mail.send({ name: 'creation-hidden', to: author.email, locale: author.locale, data }, tx)
}
