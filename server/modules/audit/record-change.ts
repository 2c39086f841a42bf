/** The door of the register: whoever writes in the administration tells it here, in the transaction of the change. */
import type { AuditAction, AuditRecord } from '../../../src/contract/audit.ts'
import { auditEntries } from '../../db/schema/audit.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { markTold } from '../../kernel/told-writes.ts'
import { changesBetween } from './changes-between.ts'

export interface Writer {
  userId: number
  at: Date
}

interface Change {
  record: AuditRecord
  id: number | string
  title: string
  before: unknown // null: it is new
  after: unknown // null: it is gone
}

const actionOf = ({ before, after }: Change): AuditAction =>
  before === null ? 'created' : after === null ? 'deleted' : 'changed'

/** A save that changed nothing leaves no entry. */
export async function recordChange(tx: Queryable, { userId, at }: Writer, change: Change): Promise<void> {
  markTold()
  const changes = changesBetween(change.before, change.after)
  if (changes.length === 0) return
  await tx.insert(auditEntries).values({
    at,
    by_user_id: userId,
    action: actionOf(change),
    record: change.record,
    record_id: String(change.id),
    title: change.title.slice(0, 200),
    changes,
  })
}
