/** How the administration saves a record: in one transaction that a refusal leaves empty, told to the register where it changed. */
import type { AuditRecord } from '../../../src/contract/audit.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { type Refusal, Rollback } from '../../kernel/route.ts'
import { recordChange } from './record-change.ts'

export const inOneGo = <T>(
  context: CallContext,
  work: (tx: Queryable) => Promise<T | Refusal>,
): Promise<T | Refusal> =>
  Rollback.catching(() => context.db.transaction(async tx => Rollback.unlessRefused(await work(tx))))

interface Told {
  record: AuditRecord
  id: number
  title: string
  before: object | null // as the form shows it; its id and version are no part of a change
  after: object | null
}

const facts = (shown: object | null) =>
  shown && Object.fromEntries(Object.entries(shown).filter(([key]) => key !== 'id' && key !== 'version'))

export const tellRegister = (tx: Queryable, context: CallContext, told: Told): Promise<void> =>
  recordChange(
    tx,
    { userId: callerOf(context).userId, at: context.now() },
    { ...told, before: facts(told.before), after: facts(told.after) },
  )
