/**
 * Creates, saves and deletes records: lock, compare the version, check, write, audit entry, all in one transaction that a refusal
 * rolls back. The functions with `tx` run within the caller's transaction.
 */
import { done } from '@/contract/envelope.ts'
import type { CallContext } from '../context.ts'
import type { Queryable } from '../db/database.ts'
import { inTransaction, isRefusal, type Refusal, refuse } from '../route.ts'
import { recordViewChange } from './record-change.ts'
import type { CreatableKind, Identified, RecordKind, RemovableKind, SavableKind } from './record-kind.ts'
import { refuseStale } from './record-version.ts'

async function audit<View extends Identified<Name>, Name extends string>(
  tx: Queryable,
  kind: RecordKind<View, Name>,
  { before, after }: { before: View | null; after: View | null },
  context: CallContext,
): Promise<void> {
  const view = (after ?? before) as View
  const facts = (view: View | null) => view && (kind.factsOf?.(view) ?? view)
  const change = { before: facts(before), after: facts(after) }
  await recordViewChange(tx, context, {
    record: kind.record,
    id: view[kind.key],
    title: kind.titleOf(view),
    ...change,
  })
}

async function written<View extends Identified<Name>, Name extends string>(
  tx: Queryable,
  kind: RecordKind<View, Name>,
  key: View[Name],
  context: CallContext,
): Promise<View> {
  const view = await kind.read(tx, key, context)
  if (!view) throw new Error(`a ${kind.record} that was just written is not there`)
  return view
}

const refusalOf = (checkResult: Awaited<ReturnType<NonNullable<CreatableKind<never, never>['check']>>>) =>
  isRefusal(checkResult)
    ? checkResult
    : checkResult.length > 0
      ? refuse('validation', checkResult)
      : undefined

/** Returns the record as stored. */
export async function insertRecord<View extends Identified<Name>, Body, Name extends string>(
  tx: Queryable,
  kind: CreatableKind<View, Body, Name>,
  sentBody: Body,
  context: CallContext,
): Promise<View | Refusal> {
  await kind.lock(tx, null)
  const body = kind.prepare?.(sentBody) ?? sentBody
  const refusal = refusalOf((await kind.check?.(tx, body, null, context)) ?? [])
  if (refusal) return refusal
  const key = await kind.insert(tx, body, context)
  if (isRefusal(key)) return key
  const after = await written(tx, kind, key, context)
  await audit(tx, kind, { before: null, after }, context)
  return after
}

/** `version` is the version that the form was filled from; `any` for a caller that has locked and read the record. */
export async function updateRecord<View extends Identified<Name>, Body, Name extends string>(
  tx: Queryable,
  kind: SavableKind<View, Body, Name>,
  { key, version, body: sent }: { key: View[Name]; version: string | 'any'; body: Body },
  context: CallContext,
): Promise<View | Refusal> {
  await kind.lock(tx, key)
  const current = await kind.read(tx, key, context)
  if (!current) return refuse('not_found')
  const isStale = version === 'any' ? undefined : await refuseStale(version, current.version, () => current)
  return kind.refuseChange?.(current) ?? isStale ?? updateLocked(tx, kind, current, sent, context)
}

/** Like `updateRecord`, for a caller that has locked the record and then read it as `current`. */
export async function updateLocked<View extends Identified<Name>, Body, Name extends string>(
  tx: Queryable,
  kind: SavableKind<View, Body, Name>,
  current: View,
  sentBody: Body,
  context: CallContext,
): Promise<View | Refusal> {
  const body = kind.prepare?.(sentBody) ?? sentBody
  const refusal = refusalOf((await kind.check?.(tx, body, current, context)) ?? [])
  if (refusal) return refusal
  await kind.update(tx, current, body, context)
  const after = await written(tx, kind, current[kind.key], context)
  await audit(tx, kind, { before: current, after }, context)
  return after
}

async function deleteRecord<View extends Identified<Name>, Name extends string, Query>(
  tx: Queryable,
  kind: RemovableKind<View, Name, Query>,
  { key, query }: { key: View[Name]; query: Query },
  context: CallContext,
): Promise<typeof done | Refusal> {
  await kind.lock(tx, key)
  const current = await kind.read(tx, key, context)
  if (!current) return refuse('not_found')
  const refusal = kind.refuseChange?.(current) ?? (await kind.refuseRemoval?.(tx, current, query))
  if (refusal) return refusal
  await kind.remove(tx, current, query, context)
  await audit(tx, kind, { before: current, after: null }, context)
  return done
}

/** The use case that creates a record. */
export const createRecord =
  <View extends Identified<Name>, Body, Name extends string>(kind: CreatableKind<View, Body, Name>) =>
  ({ body }: { body: Body }, context: CallContext): Promise<View | Refusal> =>
    inTransaction<View>(context, tx => insertRecord<View, Body, Name>(tx, kind, body, context))

/** The use case that saves a whole record. Returns `conflict` with the current record if it was saved by someone else meanwhile. */
export const saveRecord =
  <View extends Identified<Name>, Body, Name extends string>(kind: SavableKind<View, Body, Name>) =>
  (
    {
      params,
      body: { version, ...rest },
    }: { params: Record<Name, View[Name]>; body: Body & { version: string } },
    context: CallContext,
  ): Promise<View | Refusal> => {
    const body = rest as unknown as Body // everything except the version
    return inTransaction<View>(context, tx =>
      updateRecord<View, Body, Name>(tx, kind, { key: params[kind.key], version, body }, context),
    )
  }

/** The use case that deletes a record. */
export const removeRecord =
  <View extends Identified<Name>, Name extends string, Query>(kind: RemovableKind<View, Name, Query>) =>
  (
    { params, query }: { params: Record<Name, View[Name]>; query: Query },
    context: CallContext,
  ): Promise<typeof done | Refusal> =>
    inTransaction(context, tx => deleteRecord(tx, kind, { key: params[kind.key], query }, context))
