/** Who may judge hides a card from everyone but its author, and tells the author why; or shows it again. */
import type * as contract from '../../../src/contract/creations.ts'
import type { AnswerOf, ParsedOf } from '../../../src/contract/endpoint.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { recordChange } from '../audit/record-change.ts'
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

export async function listForAdmins(
  { query }: ParsedOf<typeof contract.adminCreations>,
  { db }: CallContext,
): Promise<AnswerOf<typeof contract.adminCreations>> {
  const { rows, total } = await findAdminCreations(db, query)
  return { data: rows, meta: { total, page: query.page, per_page: query.per_page } }
}

export async function judgeCreation(
  { params, body }: ParsedOf<typeof contract.moderateCreation>,
  context: CallContext,
): Promise<contract.AdminCreation | Refusal> {
  const now = context.now()
  return context.db.transaction(async tx => {
    const before = await lockCreation(tx, params.id)
    if (!before) return refuse('not_found')
    if (judgementVersion(before) !== body.version)
      return refuse('conflict', [], { current: await adminCreationById(tx, params.id) })
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
    if (body.hidden && !before.hidden_at) await tellAuthor(tx, context, params.id, body.reason)
    return (await adminCreationById(tx, params.id)) ?? refuse('not_found')
  })
}

async function tellAuthor(tx: Queryable, context: CallContext, id: string, reason: string): Promise<void> {
  const whole = await creationById(tx, id)
  if (!whole) return
  const { author, creation } = whole
  const data = { name: author.name, title: creation.nome, reason }
  await context.mail.send({ name: 'creation-hidden', to: author.email, locale: author.locale, data }, tx)
}
