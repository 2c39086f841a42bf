/** Letters in the hands of the administration. One that failed keeps its text and is tried again; one that left has none any more. */
import { and, count, desc, eq, ilike, or } from 'drizzle-orm'
import type { AnswerOf, ParsedOf } from '../../../src/contract/endpoint.ts'
import type * as contract from '../../../src/contract/mail-administration.ts'
import { mails } from '../../db/schema/mail.ts'
import { orders } from '../../db/schema/orders.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { recordChange } from '../audit/record-change.ts'

type Page = AnswerOf<typeof contract.adminMails>
type Query = ParsedOf<typeof contract.adminMails>['query']

const joined = (db: Queryable) =>
  db
    .select({ mail: mails, order: { id: orders.id, number: orders.number } })
    .from(mails)
    .leftJoin(orders, eq(orders.id, mails.order_id))

type Joined = Awaited<ReturnType<typeof joined>>[number]

const viewOf = ({ mail, order }: Joined): contract.AdminMail => ({
  id: mail.id,
  letter: mail.letter,
  locale: mail.locale,
  to: mail.recipient,
  subject: mail.subject,
  status: mail.status,
  attempts: mail.attempts,
  last_error: mail.last_error,
  order,
  created_at: mail.created_at.toISOString(),
  sent_at: mail.sent_at?.toISOString() ?? null,
  next_attempt_at: mail.status === 'waiting' ? mail.next_attempt_at.toISOString() : null,
})

function foundBy({ search }: Query) {
  if (!search) return undefined
  const term = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return or(ilike(mails.recipient, term), ilike(mails.subject, term))
}

export async function listMails(
  { query }: ParsedOf<typeof contract.adminMails>,
  { db }: CallContext,
): Promise<Page> {
  const { page, per_page, status } = query
  const found = foundBy(query)
  const rows = await joined(db)
    .where(and(found, status ? eq(mails.status, status) : undefined))
    .orderBy(desc(mails.id))
    .limit(per_page)
    .offset((page - 1) * per_page)
  const sums = await db
    .select({ status: mails.status, n: count() })
    .from(mails)
    .where(found)
    .groupBy(mails.status)
  const of = (wanted: (typeof contract.mailStatuses)[number]) =>
    sums.find(sum => sum.status === wanted)?.n ?? 0
  const counts = { waiting: of('waiting'), sent: of('sent'), failed: of('failed') }
  const all = counts.waiting + counts.sent + counts.failed
  return {
    data: rows.map(viewOf),
    meta: { total: status ? counts[status] : all, page, per_page },
    counts: { all, ...counts },
  }
}

const again = (now: Date) => ({ status: 'waiting' as const, attempts: 0, next_attempt_at: now })

export async function retryOneMail(
  { params }: ParsedOf<typeof contract.retryMail>,
  context: CallContext,
): Promise<contract.AdminMail | Refusal> {
  const now = context.now()
  return context.db.transaction(async (tx): Promise<contract.AdminMail | Refusal> => {
    const [mail] = await tx.select().from(mails).where(eq(mails.id, params.id)).for('update')
    if (!mail) return refuse('not_found')
    if (mail.status !== 'failed') return refuse('conflict')
    await tx.update(mails).set(again(now)).where(eq(mails.id, mail.id))
    const writer = { userId: callerOf(context).userId, at: now }
    await recordChange(tx, writer, {
      record: 'mail',
      id: mail.id,
      title: mail.subject,
      before: { status: 'failed' },
      after: { status: 'waiting' },
    })
    const [row] = await joined(tx).where(eq(mails.id, mail.id))
    return row ? viewOf(row) : refuse('not_found')
  })
}

export async function retryEveryMail(
  _: ParsedOf<typeof contract.retryFailedMails>,
  context: CallContext,
): Promise<AnswerOf<typeof contract.retryFailedMails>> {
  const now = context.now()
  return context.db.transaction(async tx => {
    const freed = await tx
      .update(mails)
      .set(again(now))
      .where(eq(mails.status, 'failed'))
      .returning({ id: mails.id })
    const writer = { userId: callerOf(context).userId, at: now }
    await recordChange(tx, writer, {
      record: 'mail',
      id: 'failed',
      title: '',
      before: { failed: freed.length },
      after: { failed: 0 },
    })
    return { count: freed.length }
  })
}
