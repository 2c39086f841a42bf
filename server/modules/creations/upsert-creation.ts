/** Use cases of a user's cards. The server recomputes every limit. A card of another user is `not_found`. */

import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import { creationProblems } from '@/contract/endpoints/game/creation-budget.ts'
import type * as contract from '@/contract/endpoints/game/creations.ts'
import { creationLimit } from '@/contract/endpoints/game/creations.ts'
import { done } from '@/contract/envelope.ts'
import type { FieldProblem } from '@/contract/problems.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { isOffensive } from '../account/nickname.ts'
import { lockAccount } from '../auth/users-repo.ts'
import {
  countCreations,
  creationById,
  creationView,
  deleteCreation,
  insertCreation,
  isFigure,
  storeCreation,
} from './creations-repo.ts'
import { dropUpload, isOwnUpload } from './uploads-repo.ts'

const idBytes = 16

/** Cards are shared by link, so their names must satisfy the rules for nicknames. */
function nameProblems({ nome, mosse }: contract.CreationBody): FieldProblem[] {
  const names = [
    { path: 'nome', text: nome },
    ...mosse.map((move, at) => ({ path: `mosse.${at}.nome_mossa`, text: move.nome_mossa })),
  ]
  return names.filter(({ text }) => isOffensive(text)).map(({ path }) => ({ path, code: 'name_filtered' }))
}

async function artProblems(db: Queryable, userId: number, art: contract.CreationBody['art']) {
  if (art.kind === 'figure')
    return (await isFigure(db, art.slug)) ? [] : [{ path: 'art.slug', code: 'creation_figure' }]
  const isThere = await isOwnUpload(db, userId, art.upload)
  return isThere ? [] : [{ path: 'art.upload', code: 'creation_upload' }]
}

async function refusalOf(
  db: Queryable,
  userId: number,
  body: contract.CreationBody,
): Promise<Refusal | undefined> {
  const names = nameProblems(body)
  if (names.length > 0) return refuse('validation', names)
  const problems = [...creationProblems(body), ...(await artProblems(db, userId, body.art))]
  return problems.length > 0 ? refuse('creation_invalid', problems) : undefined
}

async function savedView(db: Queryable, id: string): Promise<contract.Creation | Refusal> {
  const stored = await creationById(db, id)
  return stored ? creationView(stored) : refuse('not_found')
}

/**
 * Refuses `validation` for an offensive name, `creation_invalid` with every invalid value, and `too_many` at
 * `creationLimit`.
 */
export async function upsertCreation(
  { body }: ParsedOf<typeof contract.saveCreation>,
  context: CallContext,
): Promise<contract.Creation | Refusal> {
  const { userId } = callerOf(context)
  const refusal = await refusalOf(context.db, userId, body)
  if (refusal) return refusal
  const id = context.ids.secret(idBytes)
  return context.db.transaction(async tx => {
    await lockAccount(tx, userId)
    if ((await countCreations(tx, userId)) >= creationLimit)
      return refuse('too_many', [], { params: { context: 'creations', count: creationLimit } })
    await insertCreation(tx, { id, userId, body, now: context.now() })
    return savedView(tx, id)
  })
}

/** Refuses `not_found`, `validation` for an offensive name, `creation_invalid`. */
export async function changeOwnCreation(
  { params, body }: ParsedOf<typeof contract.changeCreation>,
  context: CallContext,
): Promise<contract.Creation | Refusal> {
  const { userId } = callerOf(context)
  const stored = await creationById(context.db, params.id)
  if (stored?.creation.user_id !== userId) return refuse('not_found')
  const refusal = await refusalOf(context.db, userId, body)
  if (refusal) return refusal
  const isStored = await storeCreation(context.db, { id: params.id, userId, body, now: context.now() })
  return isStored ? savedView(context.db, params.id) : refuse('not_found')
}

/** Refuses `not_found`. Its picture is marked for removal unless another card uses it. */
export async function throwCreationAway(
  { params }: ParsedOf<typeof contract.removeCreation>,
  context: CallContext,
): Promise<ResponseOf<typeof contract.removeCreation> | Refusal> {
  const { userId } = callerOf(context)
  return context.db.transaction(async tx => {
    const deleted = await deleteCreation(tx, userId, params.id)
    if (!deleted) return refuse('not_found')
    if (deleted.uploadId) await dropUpload(tx, deleted.uploadId, context.now())
    return done
  })
}
