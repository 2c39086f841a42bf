/**
 * The road of every record that is written whole: hold it, compare the version, look for faults, write, tell the register, all in
 * one transaction. What a kind of record is made of is its own business.
 */
import type { AuditRecord } from '../../../src/contract/audit.ts'
import { done } from '../../../src/contract/envelope.ts'
import type { FieldProblem } from '../../../src/contract/problems.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { recordChange } from './record-change.ts'
import { inOneGo } from './save-record.ts'

interface Versioned {
  id: number
  version: string
}

export interface RecordKind<View extends Versioned, Body> {
  record: AuditRecord
  lock(tx: Queryable, id: number): Promise<void>
  read(tx: Queryable, id: number, now: Date): Promise<View | undefined>
  faults(tx: Queryable, body: Body, id: number | null): Promise<FieldProblem[]>
  insert(tx: Queryable, body: Body, now: Date): Promise<number>
  store(tx: Queryable, id: number, body: Body, now: Date): Promise<void>
  remove(tx: Queryable, id: number): Promise<void>
  titleOf(view: View): string
  factsOf(view: View): unknown // what the register compares
}

async function tell<View extends Versioned, Body>(
  tx: Queryable,
  kind: RecordKind<View, Body>,
  { before, after }: { before: View | null; after: View | null },
  context: CallContext,
): Promise<void> {
  const shown = (after ?? before) as View
  await recordChange(
    tx,
    { userId: callerOf(context).userId, at: context.now() },
    {
      record: kind.record,
      id: shown.id,
      title: kind.titleOf(shown),
      before: before && kind.factsOf(before),
      after: after && kind.factsOf(after),
    },
  )
}

async function stored<View extends Versioned, Body>(
  tx: Queryable,
  kind: RecordKind<View, Body>,
  id: number,
  now: Date,
): Promise<View> {
  const view = await kind.read(tx, id, now)
  if (!view) throw new Error(`a ${kind.record} that was just written is not there`)
  return view
}

export const addRecord = <View extends Versioned, Body>(
  kind: RecordKind<View, Body>,
  body: Body,
  context: CallContext,
): Promise<View | Refusal> =>
  inOneGo(context, async tx => {
    const faults = await kind.faults(tx, body, null)
    if (faults.length > 0) return refuse('validation', faults)
    const id = await kind.insert(tx, body, context.now())
    const after = await stored(tx, kind, id, context.now())
    await tell(tx, kind, { before: null, after }, context)
    return after
  })

/** `version` is that of the record the form was filled from. */
export const saveRecord = <View extends Versioned, Body>(
  kind: RecordKind<View, Body>,
  { id, version, body }: { id: number; version: string; body: Body },
  context: CallContext,
): Promise<View | Refusal> =>
  inOneGo(context, async tx => {
    await kind.lock(tx, id)
    const current = await kind.read(tx, id, context.now())
    if (!current) return refuse('not_found')
    if (current.version !== version) return refuse('conflict', [], { current })
    const faults = await kind.faults(tx, body, id)
    if (faults.length > 0) return refuse('validation', faults)
    await kind.store(tx, id, body, context.now())
    const after = await stored(tx, kind, id, context.now())
    await tell(tx, kind, { before: current, after }, context)
    return after
  })

export const dropRecord = <View extends Versioned, Body>(
  kind: RecordKind<View, Body>,
  id: number,
  context: CallContext,
): Promise<{ done: true } | Refusal> =>
  inOneGo<{ done: true }>(context, async tx => {
    await kind.lock(tx, id)
    const before = await kind.read(tx, id, context.now())
    if (!before) return refuse('not_found')
    await kind.remove(tx, id)
    await tell(tx, kind, { before, after: null }, context)
    return done
  })
