/** Preview and test of an email with the texts of the form, saved or not. */
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type * as contract from '@/contract/endpoints/admin/emails.ts'
import { isAllowed } from '@/contract/permissions.ts'
import { templateNamed } from '../../email/all-templates.ts'
import { type ComposedEmail, composeEmail, type EmailLinks } from '../../email/compose.ts'
import type { EmailTemplate, TemplateData } from '../../email/email-template.ts'
import { changedOnly, editableEmail, problemsOf, sharedTexts, withTexts } from '../../email/email-texts.ts'
import { putInOutbox } from '../../email/outbox.ts'
import { translate } from '../../email/words.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import { isRefusal, type Refusal, refuse } from '../../kernel/route.ts'
import { findUser } from '../auth/users-repo.ts'
import { orderPreview } from '../orders/order-emails.ts'
import { orderByNumber } from '../orders/orders-repo.ts'
import { emailLinks } from './email-links.ts'
import { changedTexts } from './email-texts-repo.ts'

type Tried = Pick<ParsedOf<typeof contract.previewEmail>, 'params' | 'body'>

const sharedShownIn = 'welcome' // the email that the preview of the shared texts shows

/**
 * Returns the made-up data of the template, or that of a real order. What only this email reports, such as a refund, stays made up.
 * Refuses an unknown order, and any order to a reader who may not see amounts.
 */
async function dataOf(
  { preview }: EmailTemplate,
  number: string | undefined,
  { db, caller }: CallContext,
): Promise<TemplateData | Refusal> {
  if (!number || !('order' in preview)) return preview
  if (!isAllowed('admin:money:read', caller)) return refuse('forbidden')
  const order = await orderByNumber(db, number)
  if (!order) return refuse('validation', [{ path: 'order', code: 'not_there' }])
  return { order: { ...(preview.order as object), ...(await orderPreview(db, order)) } }
}

async function composed(
  { params: { name }, body: { locale, texts, order } }: Tried,
  context: CallContext,
  urls: Pick<EmailLinks, 'publicUrl' | 'apiUrl'>,
): Promise<ComposedEmail | Refusal> {
  const { db } = context
  const email = editableEmail(name)
  if (!email) return refuse('not_found')
  const problems = problemsOf(email, locale, texts).map(problem => ({
    ...problem,
    path: problem.path.replace(`.${locale}.`, '.'),
  }))
  if (problems.length > 0) return refuse('validation', problems)
  const template = email === sharedTexts ? templateNamed(sharedShownIn) : email
  const data = await dataOf(template, order, context)
  if (isRefusal(data)) return data
  const changed = new Map(await changedTexts(db))
  changed.set(name, { ...changed.get(name), [locale]: changedOnly(name, locale, texts) })
  const place = { ...(await emailLinks(db, urls)), translate: withTexts(translate, changed) }
  return composeEmail(template, data, locale, place)
}

/** Stores and sends nothing. Links and pictures are relative to the site of the administration. */
export const preview = (
  input: Tried,
  context: CallContext,
): Promise<ResponseOf<typeof contract.previewEmail> | Refusal> =>
  composed(input, context, { publicUrl: '', apiUrl: '' })

/** Queues the email to the caller's address. Its subject says that it is a test. */
export async function sendTest(
  input: ParsedOf<typeof contract.testEmail>,
  context: CallContext,
): Promise<ResponseOf<typeof contract.testEmail> | Refusal> {
  const { db, config, jobs, now } = context
  const { locale } = input.body
  const email = await composed(input, context, config)
  if (isRefusal(email)) return email
  const caller = await findUser(db, callerOf(context).userId)
  if (!caller) return refuse('not_found')
  const subject = translate(locale, 'emails.test_subject', { subject: email.subject })
  await putInOutbox(
    db,
    { ...email, subject, letter: 'email-test', recipient: caller.email, locale, order_id: null },
    now(),
  )
  void jobs.nudge('mail')
  return { sent_to: caller.email }
}
