/**
 * Transactional outbox with at-least-once delivery. `send` stores an email in the caller's transaction: it is sent only after the
 * commit, and a crash does not lose it. A crash between sending and marking it as sent sends it twice. `queue` stores only the data of
 * the template, and any process renders it after the commit.
 */
import { accessLinkEmails } from '@/contract/endpoints/admin/orders.ts'
import type { Mailer } from '../kernel/context.ts'
import type { Database, Queryable } from '../kernel/db/database.ts'
import type { Jobs } from '../kernel/jobs.ts'
import type { Log } from '../kernel/log.ts'
import { templateNamed } from './all-templates.ts'
import { type ComposedEmail, composeEmail, type EmailLinks } from './compose.ts'
import {
  claimDue,
  dropCopies,
  lockUnrendered,
  markRefused,
  markSent,
  putInOutbox,
  putUnrendered,
  renewLease,
  type StoredMail,
  storeRendered,
} from './outbox.ts'
import { copyDays, storedCopy } from './stored-copy.ts'
import { packData, unpackData } from './template-data.ts'
import type { AttachedFile, Transport } from './transport.ts'

const minute = 60_000

/** After 1, 5, 15 minutes, then 1, 3, 6, 12 and 24 hours. */
const delays = [1, 5, 15, 60, 180, 360, 720, 1440].map(minutes => minutes * minute)

/** Milliseconds until the next attempt after `attempts` attempts; undefined after the last one. */
const retryDelay = (attempts: number): number | undefined => delays[attempts - 1]

export interface MailerDeps {
  db: Database
  jobs: Jobs
  log: Log
  place(db: Queryable): Promise<EmailLinks> // read when an email is rendered
  legalFiles(mail: Pick<StoredMail, 'legal_version_ids' | 'locale'>): Promise<AttachedFile[]>
  transport: Transport
  now(): Date
}

export const renderJob = 'mail-rendering'
export const mailJob = 'mail'

const leaseMillis = minute // after a crash no process sends the email for so long
const renewMillis = leaseMillis / 3
const renderedTogether = 20 // emails of one transaction
const renderPauseMillis = 1000
const pauseMillis = 3000
const copiesPauseMillis = 6 * 3600_000

/** Also registers the jobs that render and send the outbox and delete old copies. */
export function createMailer(deps: MailerDeps): Mailer {
  deps.jobs.every(renderJob, renderPauseMillis, stopping => renderQueued(deps, stopping))
  deps.jobs.every(mailJob, pauseMillis, stopping => deliverDue(deps, stopping))
  deps.jobs.every('mail-copies', copiesPauseMillis, () =>
    dropCopies(deps.db, new Date(deps.now().getTime() - copyDays * 24 * 3600_000)),
  )
  return {
    send: async ({ name, to, locale, data, orderId, legalVersionIds = [], unsubscribePath }, db) => {
      if (orderId !== undefined && !accessLinkEmails.includes(name))
        throw new Error(`the letter ${name} about an order must be queued, so that it can be sent again`)
      const template = templateNamed(name)
      const links = await deps.place(db)
      const composed = composeEmail(template, data, locale, links)
      await putInOutbox(
        db,
        {
          ...composed,
          letter: name,
          recipient: to,
          locale,
          order_id: orderId ?? null,
          legal_version_ids: [...legalVersionIds],
          ...(unsubscribePath && { unsubscribe_url: `${links.apiUrl}${unsubscribePath}` }),
        },
        deps.now(),
      )
    },
    queue: ({ name, to, locale, data, orderId, legalVersionIds = [] }, db) =>
      putUnrendered(
        db,
        {
          letter: templateNamed(name).name,
          recipient: to,
          locale,
          data: packData(data),
          order_id: orderId ?? null,
          legal_version_ids: [...legalVersionIds],
        },
        deps.now(),
      ),
  }
}

/** The emails of one batch are locked until all of them are rendered. If the process ends before that, another one renders them. */
async function renderQueued(deps: MailerDeps, stopping: AbortSignal): Promise<void> {
  const rendered = await deps.db.transaction(async tx => {
    const queued = await lockUnrendered(tx, deps.now(), renderedTogether)
    if (queued.length === 0) return 0
    const links = await deps.place(tx)
    for (const mail of queued) await render(tx, mail, links, deps)
    return queued.length
  })
  if (rendered === renderedTogether && !stopping.aborted) await renderQueued(deps, stopping)
}

async function render(tx: Queryable, mail: StoredMail, links: EmailLinks, deps: MailerDeps): Promise<void> {
  let composed: ComposedEmail
  try {
    composed = composeEmail(templateNamed(mail.letter), unpackData(mail.data), mail.locale, links)
  } catch (error) {
    return refuse(tx, { ...mail, attempts: mail.attempts + 1 }, error, deps)
  }
  await storeRendered(tx, mail.id, composed, deps.now())
}

/** Stores the error, and when the next attempt is due. */
function refuse(db: Queryable, mail: StoredMail, error: unknown, { now, log }: MailerDeps): Promise<void> {
  const reason = error instanceof Error ? error.message : String(error)
  const delay = retryDelay(mail.attempts)
  const retryAt = delay === undefined ? null : new Date(now().getTime() + delay)
  log.warn({ mail: mail.id, letter: mail.letter, attempts: mail.attempts, reason }, 'email refused')
  return markRefused(db, mail, reason, retryAt)
}

async function deliverDue(deps: MailerDeps, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    const mail = await claimDue(deps.db, deps.now(), leaseEnd(deps))
    if (!mail) return
    await deliver(mail, deps)
  }
}

const leaseEnd = ({ now }: MailerDeps): Date => new Date(now().getTime() + leaseMillis)

async function deliver(mail: StoredMail, deps: MailerDeps): Promise<void> {
  const { db, now } = deps
  try {
    await transportLeased(mail, deps)
  } catch (error) {
    return refuse(db, mail, error, deps)
  }
  await markSent(db, mail.id, storedCopy(mail), now())
}

/** Renews the lease until the transport has accepted or refused the email. */
async function transportLeased(mail: StoredMail, deps: MailerDeps): Promise<void> {
  const { db, transport, legalFiles, log } = deps
  let renewing = Promise.resolve()
  const renewal = setInterval(() => {
    renewing = renewLease(db, mail, leaseEnd(deps)).catch(error =>
      log.error({ err: error, mail: mail.id }, 'lease of an email failed'),
    )
  }, renewMillis)
  try {
    await transport({
      id: mail.id,
      letter: mail.letter,
      to: mail.recipient,
      subject: mail.subject,
      html: mail.html ?? '',
      text: mail.text ?? '',
      createdAt: mail.created_at,
      unsubscribeUrl: mail.unsubscribe_url,
      attachments: await legalFiles(mail),
    })
  } finally {
    clearInterval(renewal)
    await renewing // otherwise it could overwrite the time of the next attempt
  }
}
