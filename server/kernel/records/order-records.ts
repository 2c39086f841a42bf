/** Saves the order of records. `known` is the order that the caller saw; if the stored order differs, the result is a conflict. */
import type { AuditRecord } from '@/contract/endpoints/admin/audit.ts'
import { done } from '@/contract/envelope.ts'
import type { CallContext } from '../context.ts'
import type { Queryable } from '../db/database.ts'
import { inTransaction, type Refusal, refuse } from '../route.ts'
import { recordChange, recordViewChange, writerOf } from './record-change.ts'
import type { Place } from './record-table.ts'

/** Whether a new order contains each existing key exactly once. */
const isReordering = <Key>(newOrder: readonly Key[], existingKeys: readonly Key[]): boolean =>
  newOrder.length === existingKeys.length &&
  new Set(newOrder).size === newOrder.length &&
  newOrder.every(key => existingKeys.includes(key))

/** Whether an order still begins with the keys that the caller saw. */
const isAsSeen = <Key>(seenOrder: readonly Key[], order: readonly Key[]): boolean =>
  seenOrder.every((key, at) => order[at] === key)

interface PlacedKind {
  record: AuditRecord
  lockPlaces(tx: Queryable): Promise<readonly Place[]>
  place(tx: Queryable, id: number, position: number): Promise<void>
  titleIn(tx: Queryable, id: number): Promise<string>
}

/**
 * The use case that orders records by their ids. Records that the caller did not name stay at the end. Each record that moves is
 * audited.
 */
export const orderRecords =
  (kind: PlacedKind) =>
  ({ body }: { body: { ids: number[]; known: number[] } }, context: CallContext) =>
    inTransaction<typeof done>(context, async tx => {
      const places = await kind.lockPlaces(tx)
      const ids = places.map(({ id }) => id)
      if (!isAsSeen(body.known, ids)) return refuse('conflict', [], { current: { ids } })
      const orderedIds = [...new Set(body.ids)].filter(id => ids.includes(id))
      const order = [...orderedIds, ...ids.filter(id => !orderedIds.includes(id))]
      for (const [position, id] of order.entries()) {
        const place = places.find(candidate => candidate.id === id)
        if (!place || place.position === position) continue
        await kind.place(tx, id, position)
        const change = { before: { position: place.position }, after: { position } }
        await recordViewChange(tx, context, {
          record: kind.record,
          id,
          title: await kind.titleIn(tx, id),
          ...change,
        })
      }
      return done
    })

interface CodedKind<Code extends string, List> {
  record: AuditRecord
  /** Returns the codes in their order and locks all of them. */
  lockCodes(tx: Queryable): Promise<Code[]>
  place(tx: Queryable, code: Code, position: number): Promise<void>
  list(tx: Queryable, context: CallContext): Promise<List>
}

/** The use case that orders records by their codes. Every record must be named. One audit entry contains the whole order. */
export const orderByCodes =
  <Code extends string, List>(kind: CodedKind<Code, List>) =>
  ({ body }: { body: { codes: Code[]; known: Code[] } }, context: CallContext): Promise<List | Refusal> =>
    inTransaction<List>(context, async tx => {
      const before = await kind.lockCodes(tx)
      const isMine = isReordering(body.codes, before) && isAsSeen(body.known, before)
      if (!isMine) return refuse('conflict', [], { current: { codes: before } })
      for (const [position, code] of body.codes.entries()) await kind.place(tx, code, position)
      await recordOrder(tx, context, kind.record, { before: before.join(', '), after: body.codes.join(', ') })
      return kind.list(tx, context)
    })

/** Writes the audit entry of a whole order. */
export const recordOrder = (
  tx: Queryable,
  context: CallContext,
  record: AuditRecord,
  { before, after }: { before: unknown; after: unknown },
): Promise<void> =>
  recordChange(tx, writerOf(context), {
    record,
    id: 'order',
    title: 'order',
    before: { order: before },
    after: { order: after },
  })
