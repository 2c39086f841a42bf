/** Ways to pay in the hands of an admin. The rows are fixed by what the server can do; words, terms and order are the shop's. */
import { asc, eq } from 'drizzle-orm'
import type { PaymentMethodCode } from '../../../src/contract/checkout.ts'
import type { AnswerOf, ParsedOf } from '../../../src/contract/endpoint.ts'
import type * as contract from '../../../src/contract/method-administration.ts'
import { paymentMethods } from '../../db/schema/orders.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { versionOf } from '../../kernel/record-version.ts'
import { isAsSeen, isReordering } from '../../kernel/reorder.ts'
import { type Refusal, Rollback, refuse } from '../../kernel/route.ts'
import { recordChange } from '../audit/record-change.ts'
import { providerFor } from './providers.ts'
import { ordersByPayment } from './repo.ts'

type Row = typeof paymentMethods.$inferSelect
type Method = contract.AdminPaymentMethod
type List = AnswerOf<typeof contract.adminPaymentMethods>

const factsOf = ({ code: _, position: __, ...facts }: Row) => facts

const viewOf = (row: Row, orders: number, { config }: CallContext): Method => {
  const provider = providerFor(row.code, config)
  return {
    ...row,
    orders,
    is_ready: provider !== undefined,
    provider: provider?.name ?? null,
    version: versionOf(factsOf(row)),
  }
}

/** All of them locked: whoever switches the last one off finds no other. */
const lockAll = (tx: Queryable): Promise<Row[]> =>
  tx.select().from(paymentMethods).orderBy(asc(paymentMethods.code)).for('update')

async function listIn(tx: Queryable, context: CallContext): Promise<List> {
  const rows = await tx
    .select()
    .from(paymentMethods)
    .orderBy(asc(paymentMethods.position), asc(paymentMethods.code))
  const counts = await ordersByPayment(tx)
  return { data: rows.map(row => viewOf(row, counts.get(row.code) ?? 0, context)) }
}

export const listPaymentMethods = (_: unknown, context: CallContext): Promise<List> =>
  listIn(context.db, context)

const isOffered = (row: Row, context: CallContext): boolean =>
  row.is_active && providerFor(row.code, context.config) !== undefined

export const savePaymentMethod = (
  { params, body: { version, even_the_last, ...change } }: ParsedOf<typeof contract.changePaymentMethod>,
  context: CallContext,
): Promise<Method | Refusal> =>
  Rollback.catching(() =>
    context.db.transaction(async tx => {
      const rows = await lockAll(tx)
      const row = rows.find(({ code }) => code === params.code)
      if (!row) throw new Rollback(refuse('not_found'))
      const orders = (await ordersByPayment(tx)).get(row.code) ?? 0
      const current = viewOf(row, orders, context)
      if (current.version !== version) throw new Rollback(refuse('conflict', [], { current }))
      const others = rows.filter(other => other !== row && isOffered(other, context))
      const isLast = isOffered(row, context) && !change.is_active && others.length === 0
      if (isLast && !even_the_last) throw new Rollback(refuse('last_method'))
      const [stored] = await tx
        .update(paymentMethods)
        .set(change)
        .where(eq(paymentMethods.code, row.code))
        .returning()
      if (!stored) throw new Error('a locked row is gone')
      await recordChange(tx, writerOf(context), {
        record: 'payment',
        id: row.code,
        title: row.names.it,
        before: factsOf(row),
        after: factsOf(stored),
      })
      return viewOf(stored, orders, context)
    }),
  )

const writerOf = (context: CallContext) => ({ userId: callerOf(context).userId, at: context.now() })

export const sortPaymentMethods = (
  { body }: ParsedOf<typeof contract.orderPaymentMethods>,
  context: CallContext,
): Promise<List | Refusal> =>
  Rollback.catching(() =>
    context.db.transaction(async tx => {
      const rows = await lockAll(tx)
      const before = [...rows].sort((a, b) => a.position - b.position).map(({ code }) => code)
      const isMine = isReordering<PaymentMethodCode>(body.codes, before) && isAsSeen(body.known, before)
      if (!isMine) throw new Rollback(refuse('conflict', [], { current: { codes: before } }))
      for (const [position, code] of body.codes.entries())
        await tx.update(paymentMethods).set({ position }).where(eq(paymentMethods.code, code))
      await recordChange(tx, writerOf(context), {
        record: 'payment',
        id: 'order',
        title: 'order',
        before: { order: before.join(', ') },
        after: { order: body.codes.join(', ') },
      })
      return listIn(tx, context)
    }),
  )
