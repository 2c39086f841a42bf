/** Writes audit entries. Call these functions inside the transaction of the change. */
import type { AuditAction, AuditRecord } from '@/contract/endpoints/admin/audit.ts'
import { auditEntries } from '../../db/schema/audit.ts'
import { markAudited } from '../audited-writes.ts'
import { type CallContext, callerOf } from '../context.ts'
import type { Queryable } from '../db/database.ts'
import { changesBetween } from './changes-between.ts'

export interface Writer {
  userId: number
  tokenId?: number | undefined // of the API token that was used
  at: Date
}

interface Change {
  record: AuditRecord
  id: number | string
  title: string
  before: unknown // null for a new record
  after: unknown // null for a deleted record
}

const actionOf = ({ before, after }: Change): AuditAction =>
  before === null ? 'created' : after === null ? 'deleted' : 'changed'

/** Writes no entry for a save that changed nothing. */
export async function recordChange(
  tx: Queryable,
  { userId, tokenId, at }: Writer,
  change: Change,
): Promise<void> {
  markAudited()
  const changes = changesBetween(change.before, change.after)
  if (changes.length === 0) return
  await tx.insert(auditEntries).values({
    at,
    by_user_id: userId,
    token_id: tokenId,
    action: actionOf(change),
    record: change.record,
    record_id: String(change.id),
    title: change.title.slice(0, 200),
    changes,
  })
}

/** Returns the caller and the current time. Throws for an endpoint without a permission. */
export const writerOf = (context: CallContext): Writer => ({
  userId: callerOf(context).userId,
  tokenId: callerOf(context).tokenId,
  at: context.now(),
})

interface ViewChange extends Change {
  before: object | null
  after: object | null
}

/** Id and version of a view are not part of a change. */
const withoutIdentity = (view: object | null) =>
  view && Object.fromEntries(Object.entries(view).filter(([key]) => key !== 'id' && key !== 'version'))

/** The same between two views of a record, as its form shows them. */
export const recordViewChange = (tx: Queryable, context: CallContext, change: ViewChange): Promise<void> =>
  recordChange(tx, writerOf(context), {
    ...change,
    before: withoutIdentity(change.before),
    after: withoutIdentity(change.after),
  })
