/** Ways to send in the hands of an admin: prices flat or by weight, free from a sum on, where they go, in which order they stand. */
import { asc, eq, max, sql } from 'drizzle-orm'
import type { AnswerOf, ParsedOf } from '../../../src/contract/endpoint.ts'
import { done } from '../../../src/contract/envelope.ts'
import type * as contract from '../../../src/contract/method-administration.ts'
import { shippingMethods } from '../../db/schema/orders.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { versionOf } from '../../kernel/record-version.ts'
import { isAsSeen, isReordering } from '../../kernel/reorder.ts'
import { type Refusal, Rollback, refuse } from '../../kernel/route.ts'
import { recordChange } from '../audit/record-change.ts'

type Row = typeof shippingMethods.$inferSelect
type Method = contract.AdminShippingMethod
type List = AnswerOf<typeof contract.adminShippingMethods>
interface Use {
  all: number
  open: number // orders still to be sent with it
}

const factsOf = ({ code: _, position: __, ...facts }: Row) => facts

const viewOf = (row: Row, use: Use | undefined): Method => ({
  ...row,
  orders: use?.all ?? 0,
  version: versionOf(factsOf(row)),
})

async function usage(db: Queryable): Promise<Map<string, Use>> {
  const { rows } = await db.execute<{ code: string; all: number; open: number }>(sql`
    select shipping_method as code, count(*) filter (where status <> 'draft')::int as all,
      count(*) filter (where status in ('placed', 'confirmed', 'in_production') and parcel_status in ('preparing', 'partly_shipped'))::int as open
    from orders where shipping_method is not null group by 1`)
  return new Map(rows.map(({ code, ...use }) => [code, use]))
}

const lockAll = (tx: Queryable): Promise<Row[]> =>
  tx.select().from(shippingMethods).orderBy(asc(shippingMethods.code)).for('update')

async function listIn(tx: Queryable): Promise<List> {
  const use = await usage(tx)
  const rows = await tx
    .select()
    .from(shippingMethods)
    .orderBy(asc(shippingMethods.position), asc(shippingMethods.code))
  return { data: rows.map(row => viewOf(row, use.get(row.code))) }
}

export const listShippingMethods = (_: unknown, { db }: CallContext): Promise<List> => listIn(db)

const inOneGo = <T>(context: CallContext, work: (tx: Queryable) => Promise<T | Refusal>) =>
  Rollback.catching(() => context.db.transaction(async tx => Rollback.unlessRefused<T>(await work(tx))))

async function tell(tx: Queryable, context: CallContext, before: Row | null, after: Row | null) {
  const row = after ?? before
  if (!row) return
  const writer = { userId: callerOf(context).userId, at: context.now() }
  await recordChange(tx, writer, {
    record: 'shipping',
    id: row.code,
    title: row.names.it,
    before: before && factsOf(before),
    after: after && factsOf(after),
  })
}

const isLastOn = (rows: readonly Row[], row: Row): boolean =>
  row.is_active && !rows.some(other => other !== row && other.is_active)

export const addShippingMethod = (
  { body }: ParsedOf<typeof contract.createShippingMethod>,
  context: CallContext,
): Promise<Method | Refusal> =>
  inOneGo<Method>(context, async tx => {
    const [last] = await tx.select({ at: max(shippingMethods.position) }).from(shippingMethods)
    const position = (last?.at ?? -1) + 1
    const [stored] = await tx
      .insert(shippingMethods)
      .values({ ...body, position })
      .onConflictDoNothing()
      .returning()
    if (!stored) return refuse('validation', [{ path: 'code', code: 'code_taken' }])
    await tell(tx, context, null, stored)
    return viewOf(stored, undefined)
  })

export const saveShippingMethod = (
  { params, body: { version, even_the_last, ...change } }: ParsedOf<typeof contract.changeShippingMethod>,
  context: CallContext,
): Promise<Method | Refusal> =>
  inOneGo<Method>(context, async tx => {
    const rows = await lockAll(tx)
    const row = rows.find(({ code }) => code === params.code)
    if (!row) return refuse('not_found')
    const use = (await usage(tx)).get(row.code)
    const current = viewOf(row, use)
    if (current.version !== version) return refuse('conflict', [], { current })
    if (!change.is_active && isLastOn(rows, row) && !even_the_last) return refuse('last_method')
    const [stored] = await tx
      .update(shippingMethods)
      .set(change)
      .where(eq(shippingMethods.code, row.code))
      .returning()
    if (!stored) throw new Error('a locked row is gone')
    await tell(tx, context, row, stored)
    return viewOf(stored, use)
  })

export const sortShippingMethods = (
  { body }: ParsedOf<typeof contract.orderShippingMethods>,
  context: CallContext,
): Promise<List | Refusal> =>
  inOneGo<List>(context, async tx => {
    const rows = await lockAll(tx)
    const before = [...rows].sort((a, b) => a.position - b.position).map(({ code }) => code)
    const isMine = isReordering(body.codes, before) && isAsSeen(body.known, before)
    if (!isMine) return refuse('conflict', [], { current: { codes: before } })
    for (const [position, code] of body.codes.entries())
      await tx.update(shippingMethods).set({ position }).where(eq(shippingMethods.code, code))
    const writer = { userId: callerOf(context).userId, at: context.now() }
    await recordChange(tx, writer, {
      record: 'shipping',
      id: 'order',
      title: 'order',
      before: { order: before.join(', ') },
      after: { order: body.codes.join(', ') },
    })
    return listIn(tx)
  })

export const removeOneShippingMethod = (
  { params, query }: ParsedOf<typeof contract.removeShippingMethod>,
  context: CallContext,
) =>
  inOneGo<typeof done>(context, async tx => {
    const rows = await lockAll(tx)
    const row = rows.find(({ code }) => code === params.code)
    if (!row) return refuse('not_found')
    if ((await usage(tx)).get(row.code)?.open) return refuse('method_in_use')
    if (isLastOn(rows, row) && !query.even_the_last) return refuse('last_method')
    await tx.delete(shippingMethods).where(eq(shippingMethods.code, row.code))
    await tell(tx, context, row, null)
    return done
  })
