/** Emails, as the administration reads and resends them. */
import { and, desc, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type * as contract from '@/contract/endpoints/admin/mails.ts'
import { emailAddress } from '@/lib/email-address.ts'
import { mails } from '../../db/schema/mail.ts'
import { campaignRecipients } from '../../db/schema/newsletter.ts'
import { orders } from '../../db/schema/orders.ts'
import { storedCopy } from '../../email/stored-copy.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { type CountedList, countsOf, pageStart } from '../../kernel/db/list-counts.ts'
import { onPage, pageMeta } from '../../kernel/db/paging.ts'
import { everyWord, startsWith } from '../../kernel/db/search-words.ts'

type MailRow = typeof mails.$inferSelect

const joined = (db: Queryable) =>
  db
    .select({ mail: mails, order: { id: orders.id, number: orders.number } })
    .from(mails)
    .leftJoin(orders, eq(orders.id, mails.order_id))

type Joined = Awaited<ReturnType<typeof joined>>[number]

const isWaiting = ({ status }: Pick<MailRow, 'status'>) => status === 'waiting' || status === 'unrendered'

const viewOf = ({ mail, order }: Joined): contract.AdminMail => ({
  id: mail.id,
  letter: mail.letter,
  locale: mail.locale,
  to: mail.recipient,
  subject: mail.subject || mail.letter,
  status: mail.status === 'unrendered' ? 'waiting' : mail.status,
  attempts: mail.attempts,
  last_error: mail.last_error,
  order,
  created_at: mail.created_at.toISOString(),
  sent_at: mail.sent_at?.toISOString() ?? null,
  next_attempt_at: isWaiting(mail) ? mail.next_attempt_at.toISOString() : null,
})

const mailList: CountedList = { table: 'mails', time: 'created_at', bucket: ['status'] }

/** Each word is part of the recipient or the subject. A word such as `ada@exam` is the beginning of the recipient, which the index finds. */
export const foundBy = (search: string | undefined): SQL | undefined =>
  everyWord(search, (has, _sku, _digits, word) =>
    word.indexOf('@') > 0
      ? startsWith(mails.recipient, emailAddress(word))
      : (or(has(mails.recipient), has(mails.subject)) ?? sql`false`),
  )

/** Sorted newest first. `counts` cover all results of the search, regardless of the requested status. */
export async function pageOfMails(
  db: Queryable,
  query: ParsedOf<typeof contract.adminMails>['query'],
): Promise<ResponseOf<typeof contract.adminMails>> {
  const { search, status } = query
  const condition = foundBy(search)
  const statuses = status === 'waiting' ? (['waiting', 'unrendered'] as const) : status && [status]
  const inStatus = statuses && inArray(mails.status, [...statuses])
  const start = await pageStart(db, mailList, condition ? null : inStatus, query)
  const rows = start
    ? await onPage(
        joined(db)
          .where(and(condition, inStatus, start.until && lt(mails.created_at, start.until)))
          .orderBy(desc(mails.created_at), desc(mails.id)),
        query,
        start.offset,
      )
    : []
  const { rows: sums } = await db.execute<{ status: string; n: number }>(
    condition
      ? sql`select status, count(*)::int as n from ${mails} where ${condition} group by status`
      : sql`select status, sum(n)::int as n from ${countsOf(mailList)} group by status`,
  )
  const of = (mailStatus: MailRow['status']) => sums.find(sum => sum.status === mailStatus)?.n ?? 0
  const counts = { waiting: of('waiting') + of('unrendered'), sent: of('sent'), failed: of('failed') }
  const all = counts.waiting + counts.sent + counts.failed
  return {
    data: rows.map(viewOf),
    meta: pageMeta(query, status ? counts[status] : all),
    counts: { all, ...counts },
  }
}

/** Locks the row until the transaction ends. Returns undefined when the email does not exist. */
export async function lockMail(tx: Queryable, id: number): Promise<MailRow | undefined> {
  const [mail] = await tx.select().from(mails).where(eq(mails.id, id)).for('update')
  return mail
}

/** Returns undefined when the email does not exist. */
export async function mailById(db: Queryable, id: number): Promise<contract.AdminMail | undefined> {
  const [row] = await joined(db).where(eq(mails.id, id))
  return row && viewOf(row)
}

/** Returns undefined when the email does not exist. */
export async function wholeMail(
  db: Queryable,
  id: number,
): Promise<ResponseOf<typeof contract.adminMail> | undefined> {
  const [row] = await joined(db).where(eq(mails.id, id))
  if (!row) return undefined
  const [sent] = await db
    .select({ campaign_id: campaignRecipients.campaign_id })
    .from(campaignRecipients)
    .where(eq(campaignRecipients.mail_id, id))
  return { ...viewOf(row), html: storedCopy(row.mail), campaign_id: sent?.campaign_id ?? null }
}

const retryValues = (now: Date) => ({
  status: sql<MailRow['status']>`case when ${mails.data} is null then 'waiting' else 'unrendered' end`,
  attempts: 0,
  next_attempt_at: now,
})

/** Due immediately, with its attempts counted from zero. The caller has checked that it failed. */
export async function storeRetry(tx: Queryable, id: number, now: Date): Promise<void> {
  await tx.update(mails).set(retryValues(now)).where(eq(mails.id, id))
}

/** Returns how many failed emails are retried. */
export async function storeRetryOfFailed(tx: Queryable, now: Date): Promise<number> {
  const freed = await tx
    .update(mails)
    .set(retryValues(now))
    .where(eq(mails.status, 'failed'))
    .returning({ id: mails.id })
  return freed.length
}
